package tianxia.server.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.server.message.Answers.PositionAnswer;
import tianxia.server.message.PositionReply;
import tianxia.server.message.PositionReply.Foreseen;
import tianxia.server.message.PositionReply.Refused;
import tianxia.server.message.PositionReply.Shown;
import tianxia.server.message.Problem;
import tianxia.server.message.request.PositionRequest;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StagesShown;
import tianxia.server.table.state.StageViews;

/// Answers what a seat knows after the events of a record, and what it could do there. Keeps
/// nothing: every question brings its record.
public final class Positions {
  private final Catalogue catalogue;

  public Positions(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// The games that can be asked about.
  public Catalogue catalogue() {
    return catalogue;
  }

  public PositionAnswer answer(PositionRequest request) {
    Optional<Game<?>> game = catalogue.game(request.game());
    if (game.isEmpty()) {
      return new Problem(Problem.UNKNOWN_GAME, "unknown game");
    }
    Map<String, String> given = request.options().orElse(Map.of());
    Optional<String> wrong = Options.problem(game.get().options(), given);
    if (wrong.isPresent()) {
      return new Problem(Problem.UNKNOWN_OPTION, wrong.get());
    }
    Options options = Options.of(game.get().options(), given);
    int seats = game.get().seats(options);
    return request.seat() > seats
        ? new Problem(Problem.WRONG_SEATS, "with these options the game has " + seats + " seats")
        : answer(game.get(), options, request);
  }

  private static <S extends State<S>> PositionReply answer(
      Game<S> game, Options options, PositionRequest request) {
    Match<S> match = new Match<>(game, options);
    int since = request.actions().isPresent() ? request.events().size() : request.since().orElse(0);
    List<EventShown> events = new ArrayList<>();
    StageViews stages = new StageViews();
    for (String text : request.events()) {
      int ply = match.ply();
      Event event = Event.parse(text);
      switch (match.check(event.actor(), event.action())) {
        case Match.Checked.Refused(Refusal refusal) -> {
          return refused(Refused.EVENT, ply, refusal);
        }
        case Match.Checked.Legal legal -> {
          if (ply >= since) {
            events.add(shown(match, request.seat(), legal));
            match.stages(request.seat(), legal).forEach(stage -> stages.add(ply + 1, stage));
          }
          match.play(legal);
        }
      }
    }
    return request
        .actions()
        .map(actions -> preview(match, request.seat(), actions))
        .orElseGet(
            () -> shown(match, request.seat(), events, since > 0 ? stages : new StageViews()));
  }

  private static EventShown shown(Match<?> match, int seat, Match.Checked.Legal legal) {
    Event seen = match.seen(seat, legal);
    List<RawJson> happenings = RawJson.of(match.narrate(seat, legal));
    return new EventShown(match.ply() + 1, seen.actor(), seen.action(), happenings);
  }

  private static PositionReply shown(
      Match<?> match, int seat, List<EventShown> events, StageViews stages) {
    boolean acting = Actors.contains(match.actors(), seat);
    return new Shown(
        seat,
        match.ply(),
        events,
        Actors.list(match.actors()),
        new RawJson(match.view(seat)),
        acting ? match.legal(seat) : List.of(),
        Actors.list(match.winners()),
        stages.shown().isEmpty() ? Optional.empty() : Optional.of(new StagesShown(stages.shown())));
  }

  private static PositionReply preview(Match<?> match, int seat, List<String> actions) {
    return switch (match.preview(seat, actions)) {
      case Preview.Shown shown ->
          new Foreseen(RawJson.of(shown.happenings()), new RawJson(shown.view()), shown.legal());
      case Preview.Refused(int index, Refusal refusal) -> refused(Refused.ACTION, index, refusal);
    };
  }

  private static Refused refused(String code, int index, Refusal refusal) {
    return new Refused(
        code, refusal.clause() + ": " + refusal.reason().code(), index, RawJson.of(refusal));
  }
}
