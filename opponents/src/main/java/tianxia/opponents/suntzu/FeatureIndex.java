package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReader;

/// Numbers the features of a position between two dynasties; each is one row of the network. Side 0
/// is the one for which the network evaluates, side 1 the other; `finished` is the number of
/// finished dynasties, 0 to 8.
final class FeatureIndex {
  /// More armies in a province than this are treated as this many.
  static final int MAX_ARMIES = 7;

  /// The possible army counts of a province: either side's, or none.
  static final int ARMIES = 2 * MAX_ARMIES + 1;

  /// The number of card kinds that can be used only once.
  static final int ONCE = SunTzuReader.CARDS - 1 - SunTzuReader.SIX;

  private static final int DYNASTIES = SunTzuReader.DYNASTIES;
  private static final int PERIODS = 5;
  private static final int VALUES = 6;
  private static final int LATER = 11;
  private static final int MARKS = 3;
  private static final int COUNTS = 4;
  private static final int RESERVES = 22;

  /// The length of the score track in training.
  private static final int TRAINED_TRACK = 10;

  private static final int PAWN = 2 * TRAINED_TRACK + 1;

  private static final int NEXT = 0;
  private static final int MARKED = NEXT + DYNASTIES * VALUES * ARMIES;
  private static final int AFTERWARDS = MARKED + PERIODS * MARKS * MARKS * ARMIES;
  private static final int CARDS = AFTERWARDS + 3 * LATER * ARMIES;
  private static final int TRACK = CARDS + 2 * PERIODS * ONCE * COUNTS * COUNTS;
  private static final int RESERVE = TRACK + DYNASTIES * PAWN;
  private static final int LEAD = RESERVE + 2 * DYNASTIES * RESERVES;
  private static final int STAGE = LEAD + 3 * (2 * RESERVES - 1);
  private static final int EXTRA = STAGE + 2 * DYNASTIES;
  private static final int ASIDE = EXTRA + 2;
  private static final int WARLORD = ASIDE + 2 * COUNTS;

  static final int COUNT = WARLORD + 2 * 8 * DYNASTIES;

  private FeatureIndex() {}

  private static int armies(int armies) {
    return Math.clamp(armies, -MAX_ARMIES, MAX_ARMIES) + MAX_ARMIES;
  }

  private static int period(int finished) {
    return finished / 2;
  }

  /// The armies of a province and its value at the next scoring.
  static int next(int finished, int value, int armies) {
    return NEXT + (finished * VALUES + value) * ARMIES + armies(armies);
  }

  /// The armies of a province and the markers before it.
  static int marked(int finished, int own, int other, int armies) {
    int marks = Math.min(2, own) * MARKS + Math.min(2, other);
    return MARKED + (period(finished) * MARKS * MARKS + marks) * ARMIES + armies(armies);
  }

  /// The armies of a province and its values at the scorings after the next.
  static int afterwards(int finished, int values, int armies) {
    return AFTERWARDS + (finished / 3 * LATER + values) * ARMIES + armies(armies);
  }

  /// A side's cards of a kind.
  ///
  /// @param card from 0 for `7`
  /// @param toCome cards of the kind that the hand is still to draw
  static int card(int side, int finished, int card, int hand, int toCome) {
    int kind = (side * PERIODS + period(finished)) * ONCE + card;
    return CARDS + (kind * COUNTS + Math.min(3, hand)) * COUNTS + Math.min(3, toCome);
  }

  /// The position of the pawn. A track of another length is scaled to the trained one and rounded:
  /// the middle stays the middle, and the last space before a red one stays the last.
  static int track(int finished, int pawn, int track) {
    int trained = Math.round((float) pawn * TRAINED_TRACK / track);
    return TRACK + finished * PAWN + trained + TRAINED_TRACK;
  }

  static int reserve(int side, int finished, int armies) {
    return RESERVE + (side * DYNASTIES + finished) * RESERVES + Math.min(RESERVES - 1, armies);
  }

  /// The difference of the reserves.
  static int lead(int finished, int lead) {
    int most = RESERVES - 1;
    return LEAD + finished / 3 * (2 * most + 1) + Math.clamp(lead, -most, most) + most;
  }

  /// Whether cards are still to be drawn.
  static int stage(int finished, boolean toDraw) {
    return STAGE + 2 * finished + (toDraw ? 1 : 0);
  }

  /// The side will keep an additional card (SUN-22).
  static int extra(int side) {
    return EXTRA + side;
  }

  static int aside(int side, int armies) {
    return ASIDE + side * COUNTS + Math.min(COUNTS - 1, armies);
  }

  static int warlord(int side, int finished, int warlord) {
    return WARLORD + (side * DYNASTIES + finished) * 8 + warlord;
  }
}
