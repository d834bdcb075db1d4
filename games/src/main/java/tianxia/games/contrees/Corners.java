package tianxia.games.contrees;

/// Bit sets of corners (or of places in a row), 64 in a long.
final class Corners {
  /// The number of entries that [#list] writes at a time; its output array needs room for the count
  /// rounded up to a multiple of this.
  static final int STRIDE = 8;

  private Corners() {}

  /// Whether a corner is in the set of two longs.
  static boolean has(long low, long high, int corner) {
    return ((corner < 64 ? low : high) >>> corner & 1) != 0;
  }

  /// Writes the members in ascending order from `out[at]` on, each plus `first`; returns their
  /// number. Entries past the count, up to a multiple of [#STRIDE], are undefined.
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

  /// The member with `rank` smaller members. Branch-free, since the branch would be unpredictable.
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
