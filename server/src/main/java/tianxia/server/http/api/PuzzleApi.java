package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.message.Answers.PositionAnswer;
import tianxia.server.message.Answers.PuzzleAnswer;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.PuzzleJudged;
import tianxia.server.message.PuzzleList;
import tianxia.server.message.PuzzleShown;
import tianxia.server.message.request.PuzzleTry;
import tianxia.server.puzzle.Puzzles;

/// The part of the HTTP API that is about puzzles.
record PuzzleApi(Puzzles puzzles, RateLimits rates) {
  private static final String PUZZLE = "/api/puzzles/{game}/{number}";

  /// To replay a record costs as much as several commands.
  private static final int COST = 3;

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/puzzles", (c, p) -> list()),
        new Route(
            "GET", PUZZLE, (c, p) -> limited(c, p, n -> answer(puzzles.show(p.getFirst(), n)))),
        new Route(
            "GET",
            PUZZLE + "/answer",
            (c, p) -> limited(c, p, n -> answer(puzzles.judge(p.getFirst(), n, Optional.empty())))),
        new Route(
            "POST",
            PUZZLE + "/preview",
            (c, p) -> limited(c, p, n -> tried(c, t -> preview(p.getFirst(), n, t)))),
        new Route(
            "POST",
            PUZZLE + "/answer",
            (c, p) ->
                limited(
                    c,
                    p,
                    n -> tried(c, t -> answer(puzzles.judge(p.getFirst(), n, Optional.of(t)))))));
  }

  private Answer list() {
    return Answer.of(200, PuzzleList.class, puzzles.list());
  }

  private Answer limited(Call call, List<String> parameters, IntFunction<Answer> then) {
    OptionalInt number = Route.number(parameters.getLast());
    if (number.isEmpty()) {
      return Answer.problem(Problem.MALFORMED, "a puzzle's number must be a number from 1");
    }
    return rates.take(call.address(), Kind.COMMAND, COST)
        ? then.apply(number.getAsInt())
        : Answer.problem(Problem.SLOW_DOWN, "too many commands from your address");
  }

  private static Answer tried(Call call, Function<PuzzleTry, Answer> then) {
    return Answer.reading(PuzzleTry.class, call, then);
  }

  private Answer preview(String game, int number, PuzzleTry tried) {
    PositionAnswer answer = puzzles.preview(game, number, tried);
    return switch (answer) {
      case PositionReply reply -> Answer.of(200, PositionReply.class, reply);
      case Problem problem -> Answer.of(problem);
    };
  }

  private static Answer answer(PuzzleAnswer answer) {
    return switch (answer) {
      case PuzzleShown shown -> Answer.of(200, PuzzleShown.class, shown);
      case PuzzleJudged judged -> Answer.of(200, PuzzleJudged.class, judged);
      case Problem problem -> Answer.of(problem);
    };
  }
}
