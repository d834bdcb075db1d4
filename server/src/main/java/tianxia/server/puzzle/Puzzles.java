package tianxia.server.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.search.puzzle.Puzzle;
import tianxia.server.message.Answers.PositionAnswer;
import tianxia.server.message.Answers.PuzzleAnswer;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.PuzzleJudged;
import tianxia.server.message.PuzzleList;
import tianxia.server.message.PuzzleShown;
import tianxia.server.message.request.PositionRequest;
import tianxia.server.message.request.PuzzleTry;
import tianxia.server.position.Positions;

/// Shows puzzles from their seats' views, and reveals the answer after an attempt. Stores nothing
/// about anybody.
public final class Puzzles {
  private static final int UNIT = 10_000;

  private final Positions positions;
  private final Map<String, PuzzleBook> books = new ConcurrentHashMap<>();

  /// @param positions of the games that have puzzles
  public Puzzles(Positions positions) {
    this.positions = positions;
  }

  /// The number of puzzles, and their difficulties.
  public PuzzleList list() {
    List<PuzzleList.OfGame> all = new ArrayList<>();
    for (Game<?> game : positions.catalogue().games()) {
      List<Integer> difficulties = book(game).difficulties();
      if (!difficulties.isEmpty()) {
        all.add(new PuzzleList.OfGame(game.id(), difficulties));
      }
    }
    return new PuzzleList(all);
  }

  /// The position of a puzzle.
  public PuzzleAnswer show(String game, int number) {
    return puzzle(game, number)
        .<PuzzleAnswer>map(puzzle -> shown(puzzle, number))
        .orElseGet(Puzzles::unknown);
  }

  private PuzzleAnswer shown(Puzzle puzzle, int number) {
    return positions.answer(request(puzzle, Optional.empty())) instanceof PositionReply.Shown shown
        ? new PuzzleShown(number, puzzle.difficulty(), puzzle.options().asMap(), shown)
        : unknown();
  }

  /// A preview of actions in the position.
  public PositionAnswer preview(String game, int number, PuzzleTry tried) {
    Optional<Puzzle> puzzle = puzzle(game, number);
    return puzzle.isPresent()
        ? positions.answer(request(puzzle.get(), Optional.of(tried.actions())))
        : unknown();
  }

  /// Whether actions solve the puzzle, and the solution.
  ///
  /// @param tried empty to see the solution without an attempt
  public PuzzleAnswer judge(String game, int number, Optional<PuzzleTry> tried) {
    return puzzle(game, number)
        .<PuzzleAnswer>map(
            puzzle -> judged(puzzle, tried.map(PuzzleTry::actions).orElse(List.of())))
        .orElseGet(Puzzles::unknown);
  }

  private PuzzleJudged judged(Puzzle puzzle, List<String> tried) {
    Optional<Puzzle.Choice> choice = puzzle.choice(tried);
    return new PuzzleJudged(
        puzzle.kind().id(),
        choice.filter(Puzzle.Choice::right).isPresent(),
        told(puzzle, puzzle.best()),
        choice.map(each -> told(puzzle, each)));
  }

  private PuzzleJudged.Choice told(Puzzle puzzle, Puzzle.Choice choice) {
    return new PuzzleJudged.Choice(
        choice.actions(), (int) Math.round(UNIT * choice.chance()), turn(puzzle, choice));
  }

  /// The effects of the choice and of the rest of the seat's turn, as far as the seat can foresee
  /// them.
  private List<PuzzleJudged.Told> turn(Puzzle puzzle, Puzzle.Choice choice) {
    List<PuzzleJudged.Told> told = new ArrayList<>();
    List<String> actions = new ArrayList<>();
    int before = 0;
    for (Event event : choice.line()) {
      actions.add(event.action());
      if (event.actor() != puzzle.seat()
          || !(positions.answer(request(puzzle, Optional.of(actions)))
              instanceof PositionReply.Foreseen foreseen)) {
        break;
      }
      int all = foreseen.happenings().size();
      told.add(new PuzzleJudged.Told(event.action(), foreseen.happenings().subList(before, all)));
      before = all;
    }
    return told;
  }

  private static PositionRequest request(Puzzle puzzle, Optional<List<String>> actions) {
    return new PositionRequest(
        puzzle.game(),
        Optional.of(puzzle.options().asMap()),
        puzzle.events().stream().map(Event::toString).toList(),
        puzzle.seat(),
        Optional.empty(),
        actions);
  }

  private Optional<Puzzle> puzzle(String game, int number) {
    return positions.catalogue().game(game).flatMap(of -> book(of).puzzle(number));
  }

  private PuzzleBook book(Game<?> game) {
    return books.computeIfAbsent(game.id(), id -> PuzzleBook.of(game));
  }

  private static Problem unknown() {
    return new Problem(Problem.UNKNOWN_PUZZLE, "no such puzzle");
  }
}
