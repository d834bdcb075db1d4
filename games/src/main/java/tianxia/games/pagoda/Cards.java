package tianxia.games.pagoda;

/// Colours and cards. A colour is its index in [#LETTERS]. Cards are stored as ten counts: those of
/// the display by colour, then those of the hand.
final class Cards {
  static final String LETTERS = "BGRVY";
  static final int COLOURS = 5;
  static final int BLUE = 0;
  static final int GREEN = 1;
  static final int RED = 2;
  static final int VIOLET = 3;
  static final int YELLOW = 4;

  /// The number of cards of each colour (PAG-1).
  static final int EACH = 11;

  /// The refill sizes of the display and the hand (PAG-15), and of the hand with the fan (PAG-18).
  static final int DISPLAY = 5;

  static final int HAND = 2;
  static final int FAN_HAND = 4;

  /// Cards given up by a modified turn (PAG-13).
  static final int DISCARDED = 4;

  private Cards() {}

  static int colour(char letter) {
    return LETTERS.indexOf(letter);
  }

  static int sum(int[] counts, int from) {
    return counts[from] + counts[from + 1] + counts[from + 2] + counts[from + 3] + counts[from + 4];
  }

  /// Draws one item of `counts` (five of them, `total` together), uniformly.
  ///
  /// @param item from 0 to `total` − 1
  static int pick(int[] counts, int item) {
    int colour = 0;
    for (int rest = item; rest >= counts[colour]; colour++) {
      rest -= counts[colour];
    }
    return colour;
  }
}
