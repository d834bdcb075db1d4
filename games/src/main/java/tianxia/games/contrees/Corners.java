package tianxia.games.contrees;

/// Sets of corners (or of places of a row) as bits, 64 in a long.
final class Corners {
  /// How many entries [#list] writes at a time; an array it writes to must have room for a count
  /// rounded up to a multiple of it.
  static final int STRIDE = 8;

  private Corners() {}

  /// Whether a corner, of any number, is in the set of two longs.
  static boolean has(long low, long high, int corner) {
    return ((corner < 64 ? low : high) >>> corner & 1) != 0;
  }

  /// Writes the members' numbers, ascending, from `out[at]` on, each plus `first`; returns how
  /// many. May write rubbish after them, up to a multiple of [#STRIDE].
  static int list(long set, int first, int[] out, int at) {
    int count = Long.bitCount(set);
    long rest = set;
    for (int i = at; i < at + count; i += STRIDE) {
      for (int k = 0; k < STRIDE; k++) {
        out[i + k] = first + Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
      }
    }
    return count;
  }

  /// The member with `rank` smaller members. Without jumps: which half holds it is a coin's toss.
  static int select(long set, int rank) {
    long rest = set;
    int left = rank;
    int base = 0;
    for (int half = 32; half != 0; half >>= 1) {
      int inLower = Long.bitCount(rest & (1L << half) - 1);
      int inUpper = inLower - left - 1 >> 31;
      left -= inLower & inUpper;
      rest >>>= half & inUpper;
      base += half & inUpper;
    }
    return base;
  }
}
