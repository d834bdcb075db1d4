package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Province;

/// Actions as numbers: the kind in the high bits, its parameters below.
final class Actions {
  static final int TILE = 0;
  static final int DRAW = 1;
  static final int CHOOSE = 2;
  static final int RECRUIT = 3;
  static final int LAY = 4;
  static final int ORDER = 5;
  static final int FROM = 6;
  static final int KEEP = 7;
  static final int REINFORCE = 8;
  static final int REMOVE = 9;
  static final int MARCH = 10;
  static final int FEINT = 11;
  static final int SCOURGE = 12;
  static final int PASS = 13;

  /// In KEEP: no second card.
  static final int ALONE = 15;

  private static final int KIND = 16;

  private Actions() {}

  static int of(int kind, int value) {
    return kind << KIND | value;
  }

  static int kind(int action) {
    return action >>> KIND;
  }

  static int value(int action) {
    return action & 0xffff;
  }

  /// Encodes an action with two fields: LAY (province, card), MARCH (from, to) and KEEP (card, card
  /// or ALONE).
  static int pair(int kind, int first, int second) {
    return of(kind, first << 4 | second);
  }

  static int first(int action) {
    return action >> 4 & 15;
  }

  static int second(int action) {
    return action & 15;
  }

  /// The province at an index of an order of reveal: three bits each, the first highest.
  static int place(int order, int index) {
    return order >> 3 * (Province.COUNT - 1 - index) & 7;
  }

  /// The order of reveal of the first dynasty.
  static final int FIRST_ORDER = 1 << 9 | 2 << 6 | 3 << 3 | 4;
}
