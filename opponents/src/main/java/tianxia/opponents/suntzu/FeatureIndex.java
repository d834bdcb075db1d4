package tianxia.opponents.suntzu;

import tianxia.games.suntzu.SunTzuReader;

/// What the network sees of a position between two dynasties, as numbers of rows: each fact that
/// holds is one row. Sides are 0 for the one that the network judges for, and 1 for the other;
/// `finished` is how many dynasties are over, 0 to 8.
final class FeatureIndex {
  /// Armies of a province beyond this are taken for as many.
  static final int MAX_ARMIES = 7;

  /// Values of the armies of a province, both sides' and none.
  static final int ARMIES = 2 * MAX_ARMIES + 1;

  /// The kinds of cards that are used once.
  static final int ONCE = SunTzuReader.CARDS - 1 - SunTzuReader.SIX;

  private static final int DYNASTIES = SunTzuReader.DYNASTIES;
  private static final int PERIODS = 5;
  private static final int VALUES = 6;
  private static final int LATER = 11;
  private static final int MARKS = 3;
  private static final int COUNTS = 4;
  private static final int RESERVES = 22;

  /// The length of the score track that the networks were trained with.
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

  /// The armies of a province and what it counts at the next scoring.
  static int next(int finished, int value, int armies) {
    return NEXT + (finished * VALUES + value) * ARMIES + armies(armies);
  }

  /// The armies of a province and the marks before it.
  static int marked(int finished, int own, int other, int armies) {
    int marks = Math.min(2, own) * MARKS + Math.min(2, other);
    return MARKED + (period(finished) * MARKS * MARKS + marks) * ARMIES + armies(armies);
  }

  /// The armies of a province and what it counts at the scorings after the next.
  static int afterwards(int finished, int values, int armies) {
    return AFTERWARDS + (finished / 3 * LATER + values) * ARMIES + armies(armies);
  }

  /// A side's cards of a kind.
  ///
  /// @param card from 0 for `7`
  /// @param toCome those that the hand will still get
  static int card(int side, int finished, int card, int hand, int toCome) {
    int kind = (side * PERIODS + period(finished)) * ONCE + card;
    return CARDS + (kind * COUNTS + Math.min(3, hand)) * COUNTS + Math.min(3, toCome);
  }

  /// Where the pawn stands. A track of another length is stretched to the trained one, and rounded:
  /// the middle stays the middle, and a step before a red end stays a step before it.
  static int track(int finished, int pawn, int track) {
    int trained = Math.round((float) pawn * TRAINED_TRACK / track);
    return TRACK + finished * PAWN + trained + TRAINED_TRACK;
  }

  static int reserve(int side, int finished, int armies) {
    return RESERVE + (side * DYNASTIES + finished) * RESERVES + Math.min(RESERVES - 1, armies);
  }

  /// By how much the own reserve is greater.
  static int lead(int finished, int lead) {
    int most = RESERVES - 1;
    return LEAD + finished / 3 * (2 * most + 1) + Math.clamp(lead, -most, most) + most;
  }

  /// Whether the cards are still to be drawn.
  static int stage(int finished, boolean toDraw) {
    return STAGE + 2 * finished + (toDraw ? 1 : 0);
  }

  /// The side will keep a card more (SUN-22).
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
