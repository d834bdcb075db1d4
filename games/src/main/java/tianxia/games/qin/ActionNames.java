package tianxia.games.qin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The notation of all actions, and its order.
final class ActionNames {
  private static final int COUNT = Actions.DRAW + Tiles.KINDS;

  /// By action; empty for a number that is none.
  private static final String[] NAMES = names();

  /// All notations, sorted by code point.
  private static final String[] SORTED = Arrays.stream(NAMES).sorted().toArray(String[]::new);

  /// By action: its index in [#SORTED].
  private static final short[] RANKS = new short[COUNT];

  static {
    for (int action = 0; action < COUNT; action++) {
      RANKS[action] = (short) Arrays.binarySearch(SORTED, NAMES[action]);
    }
  }

  private ActionNames() {}

  private static String[] names() {
    String[] names = new String[COUNT];
    Arrays.fill(names, "");
    for (int square = 0; square < Squares.END; square++) {
      for (int pair = 0; pair < Tiles.PAIRS; pair++) {
        for (int down = 0; down < 2; down++) {
          int second = square + (down == 1 ? Squares.DOWN : Squares.RIGHT);
          if (second < Squares.END) {
            names[Actions.placement(pair, down, square)] =
                Tiles.colourName(Tiles.first(pair))
                    + Squares.name(square)
                    + Tiles.colourName(Tiles.second(pair))
                    + Squares.name(second);
          }
        }
      }
    }
    names[Actions.PASS] = "pass";
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      names[Actions.DRAW + kind] = "draw " + Tiles.name(kind);
    }
    return names;
  }

  static String name(int action) {
    return NAMES[action];
  }

  /// The notations of the first `count` of some actions, sorted: a set of ranks is in order.
  static List<String> sorted(int[] actions, int count) {
    long[] ranks = new long[(COUNT + 63) / 64];
    for (int i = 0; i < count; i++) {
      int rank = RANKS[actions[i]];
      ranks[rank >> 6] |= 1L << rank;
    }
    List<String> all = new ArrayList<>(count);
    for (int word = 0; word < ranks.length; word++) {
      for (long rest = ranks[word]; rest != 0; rest &= rest - 1) {
        all.add(SORTED[64 * word + Long.numberOfTrailingZeros(rest)]);
      }
    }
    return List.copyOf(all);
  }
}
