package tianxia.opponents.pagoda;

/// One build step, packed into an `int`: its kind, the site, the colour of the column or the tile,
/// and the payment.
final class Move {
  static final int COLUMN = 0;
  static final int TILE = 1;
  static final int ROOF = 2;

  /// Four cards for a column, and four cards for nothing (PAG-13, PAG-14).
  static final int MODIFIED = 3;

  static final int RELIEF = 4;

  /// Payments: one card of the colour, or two for a spire; free; or two cards of this colour
  /// (PAG-20).
  static final int PLAIN = 5;

  static final int FREE = 6;

  private Move() {}

  static int of(int kind, int site, int what, int payment) {
    return kind | site << 3 | what << 6 | payment << 11;
  }

  static int withSpire(int roof, int payment) {
    return roof | payment << 14;
  }

  static int kind(int move) {
    return move & 7;
  }

  static int site(int move) {
    return move >> 3 & 7;
  }

  /// A column's colour, or for a tile 5 × background + slots.
  static int what(int move) {
    return move >> 6 & 31;
  }

  static int payment(int move) {
    return move >> 11 & 7;
  }

  static int spire(int move) {
    return move >> 14 & 7;
  }
}
