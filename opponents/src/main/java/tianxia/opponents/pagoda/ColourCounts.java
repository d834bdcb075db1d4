package tianxia.opponents.pagoda;

/// Five counts, one per colour, of at most 15 each, packed into the low 20 bits of an `int`.
final class ColourCounts {
  static final int COLOURS = 5;
  private static final int[] ONE = {1, 1 << 4, 1 << 8, 1 << 12, 1 << 16};

  /// All multisets of four cards.
  static final int[] FOURS = new int[70];

  static {
    int count = 0;
    for (int cards = 0; cards <= 0x44444; cards++) {
      if ((cards & 0x88888) == 0 && sum(cards) == 4) {
        FOURS[count++] = cards;
      }
    }
  }

  private ColourCounts() {}

  static int of(int counts, int colour) {
    return counts >> 4 * colour & 15;
  }

  static int one(int colour) {
    return ONE[colour];
  }

  static int sum(int counts) {
    return (counts & 15)
        + (counts >> 4 & 15)
        + (counts >> 8 & 15)
        + (counts >> 12 & 15)
        + (counts >> 16 & 15);
  }

  /// The minimum of each count.
  static int least(int a, int b) {
    int least = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
      least |= Math.min(of(a, colour), of(b, colour)) << 4 * colour;
    }
    return least;
  }

  /// The next smaller subset of cards, in an order from all of `held` to none; −1 after the last.
  static int below(int cards, int held) {
    for (int colour = 0; colour < COLOURS; colour++) {
      if (of(cards, colour) > 0) {
        int rest = cards & -1 << 4 * colour;
        return rest - one(colour) | held & (1 << 4 * colour) - 1;
      }
    }
    return -1;
  }

  /// Picks one item by its index.
  ///
  /// @param item from 0 to the sum − 1
  static int pick(int counts, int item) {
    int colour = 0;
    for (int rest = item - of(counts, 0); rest >= 0; rest -= of(counts, colour)) {
      colour++;
    }
    return colour;
  }
}
