package tianxia.games.qin;

/// The kinds of tiles (QIN-1), their colours, and hands of tiles.
///
/// Colours are 0 red, 1 yellow, 2 blue. Kinds are numbered in the order of their names. A pair is
/// the colour of a tile's first square times 3 plus that of its second. A hand is one `int`: four
/// bits for the number of each kind, and the size in bits 24 to 27; the size remains when the kinds
/// are forgotten.
final class Tiles {
  static final int COLOURS = 3;
  static final int KINDS = 6;
  static final int PAIRS = COLOURS * COLOURS;

  /// The number of tiles of each kind, and of all kinds.
  static final int OF_A_KIND = 12;

  static final int ALL = KINDS * OF_A_KIND;

  /// The number of tiles that each seat draws in the setup, which is also the maximum hand size
  /// (QIN-3, QIN-4).
  static final int HAND = 3;

  private static final String COLOUR_LETTERS = "RYB";
  private static final String[] NAMES = {"BB", "RB", "RR", "RY", "YB", "YY"};
  private static final int[] KIND_OF_PAIR = {2, 3, 1, 3, 5, 4, 1, 4, 0};
  private static final int SIZE_SHIFT = 24;
  private static final int ONE_TILE = 1 << SIZE_SHIFT;

  private Tiles() {}

  /// The canonical name, such as `RY`.
  static String name(int kind) {
    return NAMES[kind];
  }

  /// The kind with this name, or −1.
  static int kind(String name) {
    for (int kind = 0; kind < KINDS; kind++) {
      if (NAMES[kind].equals(name)) {
        return kind;
      }
    }
    return -1;
  }

  static String colourName(int colour) {
    return COLOUR_LETTERS.substring(colour, colour + 1);
  }

  /// The colour of a letter, or −1.
  static int colour(char letter) {
    return COLOUR_LETTERS.indexOf(letter);
  }

  static int pair(int firstColour, int secondColour) {
    return firstColour * COLOURS + secondColour;
  }

  static int first(int pair) {
    return pair / COLOURS;
  }

  static int second(int pair) {
    return pair % COLOURS;
  }

  /// The kind of the tile with these colours; the order of the squares does not matter.
  static int kindOf(int pair) {
    return KIND_OF_PAIR[pair];
  }

  static int count(int hand, int kind) {
    return hand >> 4 * kind & 15;
  }

  static int size(int hand) {
    return hand >> SIZE_SHIFT;
  }

  static int plus(int hand, int kind) {
    return hand + (1 << 4 * kind) + ONE_TILE;
  }

  static int minus(int hand, int kind) {
    return hand - (1 << 4 * kind) - ONE_TILE;
  }

  /// A hand that may have a tile of a kind: its size stays what it is.
  static int perhaps(int hand, int kind) {
    return hand + (1 << 4 * kind);
  }

  /// A hand with only its size known.
  static int covered(int hand) {
    return size(hand) << SIZE_SHIFT;
  }
}
