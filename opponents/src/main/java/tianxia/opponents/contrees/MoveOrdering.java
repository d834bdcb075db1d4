package tianxia.opponents.contrees;

import java.util.Arrays;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;

/// The static move ordering: the best move of an earlier search, conquering moves, killer moves of
/// the same ply, and history moves.
final class MoveOrdering {
  private static final int FIRST = 1 << 28;
  private static final int KILLER = 600;
  private static final int MAX_HISTORY = 1 << 12;

  private final Topology topology;

  /// By [Tally]: the value of a tower on such a contrée.
  private final int[] promise = new int[Tally.COUNT];

  /// By seat to move and corner.
  private final int[] history = new int[2 * Topology.MAX_CORNERS];

  /// Two killers per ply, at ply × 2.
  private final int[] killers = new int[2 * Score.MAX_DEPTH];

  MoveOrdering(Topology topology) {
    this.topology = topology;
    Arrays.fill(killers, -1);
    for (int own = 0; own <= 5; own++) {
      for (int foes = 0; own + foes <= 5; foes++) {
        promise[Tally.of(own, foes)] = promise(own, foes);
      }
    }
  }

  private static int promise(int own, int foes) {
    if (own == 3) {
      return 4000 + 1500 * foes;
    }
    int room = 6 - own - foes;
    int build = own + room >= 4 ? 60 * own + 20 : 0;
    int block = foes == 3 ? 700 : foes < 3 && foes + room >= 4 ? 50 * foes : 0;
    return build + block;
  }

  /// Writes the open corners with their ordering scores; returns their number.
  int list(ContreesState state, byte[] tallies, int ply, int known, int[] moves, int[] scores) {
    int count = list(ContreesReader.open(state), 0, moves, 0);
    if (!topology.narrow()) {
      count = list(ContreesReader.openHigh(state), 64, moves, count);
    }
    int side = (ContreesReader.spent(state) & 1) * Topology.MAX_CORNERS;
    byte[] contrees = topology.contreesOf;
    for (int i = 0; i < count; i++) {
      int corner = moves[i];
      int at = 3 * corner;
      int score =
          promise[tallies[contrees[at]]]
              + promise[tallies[contrees[at + 1]]]
              + promise[tallies[contrees[at + 2]]]
              + history[side + corner];
      if (corner == known) {
        score += FIRST;
      } else if (corner == killers[2 * ply] || corner == killers[2 * ply + 1]) {
        score += KILLER;
      }
      scores[i] = score;
    }
    return count;
  }

  /// The history score of a corner for the seat to move.
  int history(ContreesState state, int corner) {
    return history[(ContreesReader.spent(state) & 1) * Topology.MAX_CORNERS + corner];
  }

  private static int list(long set, int from, int[] out, int at) {
    int count = at;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[count++] = from + Long.numberOfTrailingZeros(rest);
    }
    return count;
  }

  /// Selection step: moves the best move from `from` on to position `from`.
  static void select(int[] moves, int[] scores, int from, int count) {
    int best = from;
    for (int i = from + 1; i < count; i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int score = scores[best];
    moves[best] = moves[from];
    scores[best] = scores[from];
    moves[from] = move;
    scores[from] = score;
  }

  /// A move caused a cutoff; those before it did not.
  void cutOff(ContreesState state, int ply, int depth, int[] moves, int index) {
    int side = (ContreesReader.spent(state) & 1) * Topology.MAX_CORNERS;
    int move = moves[index];
    int weight = Math.min(400, depth * depth * 4);
    reward(side + move, weight);
    for (int i = 0; i < index; i++) {
      reward(side + moves[i], -weight / 2);
    }
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
  }

  private void reward(int at, int weight) {
    history[at] += weight - history[at] * Math.abs(weight) / MAX_HISTORY;
  }
}
