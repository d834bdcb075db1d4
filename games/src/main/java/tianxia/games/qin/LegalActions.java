package tianxia.games.qin;

/// The legal placements of a hand: open places minus those forbidden by colours, 64 at a time.
final class LegalActions {
  private static final int PLACE_WORDS = 2 * Squares.WORDS;

  private LegalActions() {}

  /// Writes all in ascending order; returns their number.
  static int list(Land land, int hand, int[] out) {
    int count = 0;
    for (int pair = 0; pair < Tiles.PAIRS; pair++) {
      if (Tiles.count(hand, Tiles.kindOf(pair)) == 0) {
        continue;
      }
      for (int word = 0; word < PLACE_WORDS; word++) {
        int from = (pair * PLACE_WORDS + word) * 64;
        for (long rest = places(land, pair, word); rest != 0; rest &= rest - 1) {
          out[count++] = from + Long.numberOfTrailingZeros(rest);
        }
      }
    }
    return count;
  }

  static int count(Land land, int hand) {
    int count = 0;
    for (int pair = 0; pair < Tiles.PAIRS; pair++) {
      if (Tiles.count(hand, Tiles.kindOf(pair)) != 0) {
        for (int word = 0; word < PLACE_WORDS; word++) {
          count += Long.bitCount(places(land, pair, word));
        }
      }
    }
    return count;
  }

  /// The placement at an index, from 0, of the list.
  static int get(Land land, int hand, int index) {
    int skip = index;
    for (int pair = 0; pair < Tiles.PAIRS; pair++) {
      if (Tiles.count(hand, Tiles.kindOf(pair)) == 0) {
        continue;
      }
      for (int word = 0; word < PLACE_WORDS; word++) {
        long rest = places(land, pair, word);
        int here = Long.bitCount(rest);
        if (skip < here) {
          for (; skip > 0; skip--) {
            rest &= rest - 1;
          }
          return (pair * PLACE_WORDS + word) * 64 + Long.numberOfTrailingZeros(rest);
        }
        skip -= here;
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  /// Whether there is any.
  static boolean any(Land land, int hand) {
    for (int pair = 0; pair < Tiles.PAIRS; pair++) {
      if (Tiles.count(hand, Tiles.kindOf(pair)) != 0 && any(land, pair, PLACE_WORDS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean any(Land land, int pair, int words) {
    for (int word = 0; word < words; word++) {
      if (places(land, pair, word) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Whether a tile of this kind can be placed.
  static boolean anyOf(Land land, int kind) {
    return any(land, Tiles.plus(0, kind));
  }

  private static long places(Land land, int pair, int word) {
    return land.open[word] & ~land.joins.banned(pair, word);
  }
}
