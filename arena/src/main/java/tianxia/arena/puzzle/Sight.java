package tianxia.arena.puzzle;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Game;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.puzzle.Clearness;
import tianxia.search.puzzle.PuzzleKind;

/// Classifies a position in which one choice is clearly best.
///
/// @param seats of the game
record Sight<S extends State<S>>(Game<S> game, int seats) {
  /// A chance of at most this counts as lost.
  private static final double LOST = 0.2;

  /// A loss of at least this counts as much at stake.
  private static final double MUCH = 0.15;

  Optional<PuzzleKind> kind(DecisionPoint<S> at, Analysis said, Clearness clear) {
    double even = 1.0 / seats;
    if (!said.mixed() && isQuiet(at, said.candidates(), clear)) {
      return Optional.of(PuzzleKind.QUIET);
    }
    if (clear.second() <= LOST) {
      return Optional.of(PuzzleKind.LAST_CHANCE);
    }
    boolean turns = clear.best() >= even && clear.second() < even;
    return turns || clear.best() - clear.second() >= MUCH
        ? Optional.of(PuzzleKind.SWING)
        : Optional.empty();
  }

  /// Whether the right choices have fewer effects than another one.
  private boolean isQuiet(DecisionPoint<S> at, List<Candidate> all, Clearness clear) {
    int right = 0;
    int others = 0;
    for (Candidate each : all) {
      int happens = happenings(at, each.notation());
      if (clear.right().contains(each.action())) {
        right = Math.max(right, happens);
      } else {
        others = Math.max(others, happens);
      }
    }
    return right == 1 && others > 1;
  }

  private int happenings(DecisionPoint<S> at, String action) {
    return game.preview(at.forgotten().copy(), at.seat(), List.of(action))
            instanceof Preview.Shown shown
        ? shown.happenings().size()
        : 0;
  }
}
