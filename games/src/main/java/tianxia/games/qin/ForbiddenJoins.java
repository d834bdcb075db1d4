package tianxia.games.qin;

/// The placements that would join provinces that may not be joined (QIN-12, QIN-14), by colour.
///
/// A square that touches at most one province of a colour can always take that colour, and few
/// squares touch several. So only those are examined, and only when a province that they touch has
/// changed, which is always one of the tile's colours.
///
/// Fifteen words for each colour: the squares that cannot take the colour; the squares whose right
/// neighbour cannot; those whose lower neighbour cannot; the first squares of places to the right,
/// then down, that cannot take a tile with both squares of that colour. Only bits of empty squares
/// are meaningful.
final class ForbiddenJoins {
  private static final int ALONE = 0;
  private static final int SECOND = Squares.WORDS;
  private static final int TOGETHER = 3 * Squares.WORDS;
  private static final int EACH = 5 * Squares.WORDS;

  private final long[] banned = new long[Tiles.COLOURS * EACH];

  void copyFrom(ForbiddenJoins other) {
    System.arraycopy(other.banned, 0, banned, 0, banned.length);
  }

  /// One of the six words of places (as in [Land#open]) where a pair of colours is forbidden.
  long banned(int pair, int word) {
    int first = Tiles.first(pair);
    int second = Tiles.second(pair);
    if (first == second) {
      return banned[first * EACH + TOGETHER + word];
    }
    int row = word < Squares.WORDS ? word : word - Squares.WORDS;
    return banned[first * EACH + ALONE + row] | banned[second * EACH + SECOND + word];
  }

  /// Updates all places around a province that has changed.
  void refresh(Land land, int colour, int province) {
    long p0 = land.provinces.squares(province, 0);
    long p1 = land.provinces.squares(province, 1);
    long p2 = land.provinces.squares(province, 2);
    long o0 = land.provinces.inProvinces(colour, 0) & ~p0;
    long o1 = land.provinces.inProvinces(colour, 1) & ~p1;
    long o2 = land.provinces.inProvinces(colour, 2) & ~p2;
    long e0 = land.empty(0);
    long e1 = land.empty(1);
    long e2 = land.empty(2);
    // Empty squares beside the province that are also beside others of its colour.
    long a0 = Squares.around(0, p0, p1) & e0;
    long a1 = Squares.around(p0, p1, p2) & e1;
    long a2 = Squares.around(p1, p2, 0) & e2;
    long b0 = Squares.around(0, o0, o1) & e0;
    long b1 = Squares.around(o0, o1, o2) & e1;
    long b2 = Squares.around(o1, o2, 0) & e2;
    int at = colour * EACH;
    alone(land, colour, at, a0, b0);
    alone(land, colour, at + 1, a1, b1);
    alone(land, colour, at + 2, a2, b2);
    seconds(at);
    right(land, colour, 0, a0, a1, b0, b1, e0, e1);
    right(land, colour, 1, a1, a2, b1, b2, e1, e2);
    right(land, colour, 2, a2, 0, b2, 0, e2, 0);
    down(land, colour, 0, a0, a1, b0, b1, e0, e1);
    down(land, colour, 1, a1, a2, b1, b2, e1, e2);
    down(land, colour, 2, a2, 0, b2, 0, e2, 0);
  }

  private void alone(Land land, int colour, int at, long a, long b) {
    banned[at] = banned[at] & ~a | check(land, colour, a & b, 64 * (at - colour * EACH), 0);
  }

  private void seconds(int at) {
    long w0 = banned[at];
    long w1 = banned[at + 1];
    long w2 = banned[at + 2];
    banned[at + SECOND] = Squares.leftOf(w0, w1);
    banned[at + SECOND + 1] = Squares.leftOf(w1, w2);
    banned[at + SECOND + 2] = Squares.leftOf(w2, 0);
    banned[at + SECOND + 3] = Squares.above(w0, w1);
    banned[at + SECOND + 4] = Squares.above(w1, w2);
    banned[at + SECOND + 5] = Squares.above(w2, 0);
  }

  private void right(
      Land land, int colour, int word, long a, long a1, long b, long b1, long e, long e1) {
    long near = a | Squares.leftOf(a, a1);
    long others = b | Squares.leftOf(b, b1);
    long places = near & others & e & Squares.leftOf(e, e1);
    int at = colour * EACH + TOGETHER + word;
    banned[at] = banned[at] & ~near | check(land, colour, places, 64 * word, Squares.RIGHT);
  }

  private void down(
      Land land, int colour, int word, long a, long a1, long b, long b1, long e, long e1) {
    long near = a | Squares.above(a, a1);
    long others = b | Squares.above(b, b1);
    long places = near & others & e & Squares.above(e, e1);
    int at = colour * EACH + TOGETHER + Squares.WORDS + word;
    banned[at] = banned[at] & ~near | check(land, colour, places, 64 * word, Squares.DOWN);
  }

  /// Those of one word of places that touch several provinces that may not be joined.
  private static long check(Land land, int colour, long places, int from, int step) {
    long banned = 0;
    Provinces provinces = land.provinces;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int square = from + Long.numberOfTrailingZeros(rest);
      long joined = provinces.touching(square, colour) | provinces.touching(square + step, colour);
      if (provinces.strongest(joined & ~Provinces.NO_PROVINCE) == 0) {
        banned |= rest & -rest;
      }
    }
    return banned;
  }
}
