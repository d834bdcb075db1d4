package tianxia.games.suntzu.piece;

/// The cards as numbers, in the order of SUN-2.
public final class Card {
  public static final int KINDS = 15;
  public static final int SIX = 5;
  public static final int SEVEN = 6;
  public static final int TEN = 9;
  static final int MINUS_ONE = 10;
  static final int PLUS_ONE = 11;
  public static final int PLUS_TWO = 12;
  public static final int PLUS_THREE = 13;
  public static final int PLAGUE = 14;

  /// A laid card that is not known here; and no card.
  public static final int HIDDEN = 15;

  public static final int NONE = -1;

  private static final String[] NAMES = {
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "+1", "+2", "+3", "P", "?"
  };

  private Card() {}

  public static String name(int card) {
    return NAMES[card];
  }

  /// The card with this name; NONE if there is none.
  public static int of(String name) {
    for (int card = 0; card < KINDS; card++) {
      if (NAMES[card].equals(name)) {
        return card;
      }
    }
    return NONE;
  }

  /// `1`–`6` return to the hand (SUN-19).
  public static boolean permanent(int card) {
    return card <= SIX;
  }

  public static boolean number(int card) {
    return card <= TEN;
  }

  /// Copies of a card in a seat's deck at the start.
  public static int copies(int card, boolean advanced) {
    return switch (card) {
      case MINUS_ONE, PLUS_ONE -> 3;
      case PLAGUE -> 2;
      case PLUS_TWO, PLUS_THREE -> advanced ? 1 : 0;
      default -> permanent(card) ? 0 : 1;
    };
  }

  /// What a signed card adds to a number (SUN-11).
  public static int sign(int card) {
    return card == MINUS_ONE ? -1 : card - PLUS_ONE + 1;
  }
}
