package tianxia.games.contrees;

/// Places of contrées: axial coordinates q and r packed into one number, ascending in reading order
/// (by r, then q). Both are below [#REACH] in absolute value: no connected territory of 24 contrées
/// that contains 0,0 extends further, and its free neighbours are still in range.
final class Place {
  static final int REACH = 24;
  static final int ROWS = 2 * REACH + 2;
  static final int ORIGIN = of(0, 0);

  private Place() {}

  static int of(int q, int r) {
    return r + REACH << 6 | q + REACH;
  }

  static int q(int place) {
    return (place & 63) - REACH;
  }

  static int r(int place) {
    return (place >> 6) - REACH;
  }

  /// Whether a territory can extend to this place.
  static boolean inReach(int q, int r) {
    return Math.abs(q) < REACH && Math.abs(r) < REACH;
  }

  static String name(int place) {
    return q(place) + "," + r(place);
  }
}
