package tianxia.arena.puzzle;

import java.util.List;
import java.util.Set;
import tianxia.arena.Seeds;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.opponents.Opponents;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.puzzle.Puzzle;

/// The difficulty of a puzzle: how many tries of the levels, each with several seeds, find the
/// right choice.
record Difficulty<S extends State<S>>(Game<S> game, long seed) {
  private static final List<Level> LEVELS = List.of(Level.EASY, Level.MEDIUM, Level.HARD);
  private static final int TRIES = 4;

  /// Minimum number of successful tries for each difficulty, from the easiest on.
  private static final List<Integer> FOUND = List.of(11, 8, 5, 2);

  int of(DecisionPoint<S> at, Set<Integer> right) {
    int found = 0;
    for (Level level : LEVELS) {
      int most = Math.min(Opponents.effort(level).iterations(), Analysts.tenthOfASecond(game));
      for (int i = 0; i < TRIES; i++) {
        Xoroshiro random = new Xoroshiro(Seeds.of(seed, level.id().hashCode(), i));
        int chosen =
            Opponents.of(game, level)
                .choose(
                    at.forgotten().copy(),
                    at.seen(),
                    at.seat(),
                    SearchBudget.iterations(most),
                    random);
        found += right.contains(chosen) ? 1 : 0;
      }
    }
    return of(found);
  }

  /// @param found how many of the tries find it
  static int of(int found) {
    for (int i = 0; i < FOUND.size(); i++) {
      if (found >= FOUND.get(i)) {
        return Puzzle.EASIEST + i;
      }
    }
    return Puzzle.HARDEST;
  }
}
