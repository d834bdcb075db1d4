package tianxia.opponents.qin;

import tianxia.games.qin.BoardSimulation;

/// Relations between provinces: the free squares beside them, and which could be joined to a
/// stronger one by a single tile.
final class Links {
  private static final int SLOTS = 64;

  /// The provinces of each colour.
  private final int[][] slots = new int[BoardSimulation.COLOURS][SLOTS];

  private final int[] counts = new int[BoardSimulation.COLOURS];

  /// The free squares beside each province, as a set in three words.
  private final long[] beside0 = new long[SLOTS];

  private final long[] beside1 = new long[SLOTS];
  private final long[] beside2 = new long[SLOTS];

  /// The seats with a stronger province that one square would join to this one, as a bit set.
  private final int[] near = new int[SLOTS];

  /// The same for two squares.
  private final int[] far = new int[SLOTS];

  /// Provinces that could be joined to a major one of the same seat.
  private long wasted;

  /// Analyses a position.
  void look(BoardSimulation board) {
    wasted = 0;
    for (int colour = 0; colour < BoardSimulation.COLOURS; colour++) {
      counts[colour] = 0;
    }
    long e0 = board.empty(0);
    long e1 = board.empty(1);
    long e2 = board.empty(2);
    for (long rest = board.provinces(); rest != 0; rest &= rest - 1) {
      int slot = Long.numberOfTrailingZeros(rest);
      int colour = board.colour(slot);
      slots[colour][counts[colour]++] = slot;
      near[slot] = 0;
      far[slot] = 0;
      long s0 = board.squares(slot, 0);
      long s1 = board.squares(slot, 1);
      long s2 = board.squares(slot, 2);
      beside0[slot] = BoardSimulation.around(0, s0, s1) & e0;
      beside1[slot] = BoardSimulation.around(s0, s1, s2) & e1;
      beside2[slot] = BoardSimulation.around(s1, s2, 0) & e2;
    }
    for (int colour = 0; colour < BoardSimulation.COLOURS; colour++) {
      for (int i = 1; i < counts[colour]; i++) {
        compare(board, slots[colour], i);
      }
    }
  }

  /// Finds how the province at an index can be joined to those before it.
  private void compare(BoardSimulation board, int[] same, int index) {
    int one = same[index];
    int size = board.size(one);
    long b0 = beside0[one];
    long b1 = beside1[one];
    long b2 = beside2[one];
    long a0 = BoardSimulation.around(0, b0, b1);
    long a1 = BoardSimulation.around(b0, b1, b2);
    long a2 = BoardSimulation.around(b1, b2, 0);
    for (int i = 0; i < index; i++) {
      int other = same[i];
      int otherSize = board.size(other);
      if (size >= BoardSimulation.MAJOR ? otherSize >= BoardSimulation.MAJOR : otherSize == size) {
        // Neither can absorb the other (QIN-12, QIN-14).
        continue;
      }
      long o0 = beside0[other];
      long o1 = beside1[other];
      long o2 = beside2[other];
      if ((b0 & o0 | b1 & o1 | b2 & o2) != 0) {
        link(board, one, other, near);
      } else if ((a0 & o0 | a1 & o1 | a2 & o2) != 0) {
        link(board, one, other, far);
      }
    }
  }

  private void link(BoardSimulation board, int one, int other, int[] how) {
    boolean oneWins = board.size(one) > board.size(other);
    int winner = oneWins ? one : other;
    int loser = oneWins ? other : one;
    int owner = board.owner(winner);
    if (owner != board.owner(loser)) {
      how[loser] |= 1 << owner;
    } else if (board.size(winner) >= BoardSimulation.MAJOR) {
      wasted |= 1L << loser;
    }
  }

  /// The number of free squares beside a province.
  int room(int province) {
    return Long.bitCount(beside0[province])
        + Long.bitCount(beside1[province])
        + Long.bitCount(beside2[province]);
  }

  /// The distance of the nearest stronger province of some seats: 2, 1 or 0
  /// ([FeatureIndex#ownMinor]).
  ///
  /// @param hunters seats, as a bit set
  int hunted(int province, int hunters) {
    return (near[province] & hunters) != 0 ? 2 : (far[province] & hunters) != 0 ? 1 : 0;
  }

  boolean wasted(int province) {
    return (wasted >>> province & 1) != 0;
  }

  /// The number of places where a tile of one colour would touch no province of that colour,
  /// whether or not a tile still fits there.
  int room(BoardSimulation board, int colour) {
    long p0 = board.inProvinces(colour, 0);
    long p1 = board.inProvinces(colour, 1);
    long p2 = board.inProvinces(colour, 2);
    long f0 = board.empty(0) & ~BoardSimulation.around(0, p0, p1);
    long f1 = board.empty(1) & ~BoardSimulation.around(p0, p1, p2);
    long f2 = board.empty(2) & ~BoardSimulation.around(p1, p2, 0);
    return Long.bitCount(f0 & BoardSimulation.leftOf(f0, f1))
        + Long.bitCount(f1 & BoardSimulation.leftOf(f1, f2))
        + Long.bitCount(f2 & BoardSimulation.leftOf(f2, 0))
        + Long.bitCount(f0 & BoardSimulation.above(f0, f1))
        + Long.bitCount(f1 & BoardSimulation.above(f1, f2))
        + Long.bitCount(f2 & BoardSimulation.above(f2, 0));
  }
}
