package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;

/// The geometry of the board. A square is `row * 14 + column`, both from 0: thirteen columns and
/// one that is never used, so that a step to the side never wraps onto the next row. Ascending
/// numbers are reading order. A set of squares is three words of 64 bits.
final class Squares {
  /// The number of squares on a side of the board.
  static final int SIDE = 13;

  /// The offset to the square on the right.
  static final int RIGHT = 1;

  /// The offset to the square below.
  static final int DOWN = SIDE + 1;

  /// Greater than every square.
  static final int END = SIDE * DOWN;

  /// The number of words of a set.
  static final int WORDS = 3;

  private static final String[] NAMES = new String[END];
  private static final List<List<Integer>> BESIDE = new ArrayList<>(END);

  static {
    for (int square = 0; square < END; square++) {
      NAMES[square] = "" + (char) ('a' + column(square)) + (row(square) + 1);
      BESIDE.add(neighbours(square));
    }
  }

  private Squares() {}

  static int of(int column, int row) {
    return row * DOWN + column;
  }

  static int column(int square) {
    return square % DOWN;
  }

  static int row(int square) {
    return square / DOWN;
  }

  static boolean onBoard(int column, int row) {
    return column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  }

  /// `g7` for the centre.
  static String name(int square) {
    return NAMES[square];
  }

  static List<String> names(List<Integer> squares) {
    return squares.stream().map(Squares::name).toList();
  }

  /// The squares that share an edge with this one, ascending.
  static List<Integer> beside(int square) {
    return BESIDE.get(square);
  }

  private static List<Integer> neighbours(int square) {
    List<Integer> all = new ArrayList<>(4);
    int column = column(square);
    int row = row(square);
    if (row > 0) {
      all.add(square - DOWN);
    }
    if (column > 0) {
      all.add(square - RIGHT);
    }
    if (column < SIDE - 1) {
      all.add(square + RIGHT);
    }
    if (row < SIDE - 1) {
      all.add(square + DOWN);
    }
    return List.copyOf(all);
  }

  /// One word of the set of all squares that share an edge with a square of a set, given that word
  /// of the set and its neighbours. Squares of the set itself may be in it.
  static long around(long before, long word, long after) {
    return word << RIGHT
        | word >>> RIGHT
        | word << DOWN
        | word >>> DOWN
        | before >>> 64 - RIGHT
        | before >>> 64 - DOWN
        | after << 64 - RIGHT
        | after << 64 - DOWN;
  }

  /// One word of the squares whose right neighbour is in a set.
  static long leftOf(long word, long after) {
    return word >>> RIGHT | after << 64 - RIGHT;
  }

  /// One word of the squares whose lower neighbour is in a set.
  static long above(long word, long after) {
    return word >>> DOWN | after << 64 - DOWN;
  }
}
