package tianxia.games.pagoda;

/// The numbering of actions: a kind in the high bits, its fields below. The order of kinds and
/// fields is the order in which [LegalActions] lists actions.
///
/// A payment of one colour is 0 (a card of it from the display), 1 (from the hand), or 2 + 3 ×
/// colour + p for a pair of any colour, p = 0 both from the display, 1 one from each, 2 both from
/// the hand; 31 is no payment. A spire's payment is 0, 1, 2 (two cards of the roof colour: none,
/// one, two of them from the hand) or, with the rice bowl, 3 + 15 × h + 3 × colour + p: one card of
/// the roof colour (from the hand if h = 1) and a pair.
public final class Actions {
  static final int DRAW = 0;
  public static final int DRAGON = 1;
  public static final int DISCARD = 2;
  public static final int COLUMN = 3;
  public static final int TILE = 4;
  public static final int ROOF = 5;
  public static final int LANTERN = 6;
  public static final int END = 7;
  public static final int FAN = 8;
  public static final int KEEP = 9;

  public static final int FREE = 31;
  public static final int PAIRS = 2;
  public static final int RICE = 3;

  private static final int KIND = 25;

  private Actions() {}

  public static int of(int kind) {
    return kind << KIND;
  }

  static int draw(int colour) {
    return colour;
  }

  public static int column(int site, int colour, int payment) {
    return COLUMN << KIND | site << 8 | colour << 5 | payment;
  }

  public static int tile(int site, int tile, int payment) {
    return TILE << KIND | site << 10 | tile << 5 | payment;
  }

  public static int roof(int site, int tile, int payment, int spire) {
    return ROOF << KIND | site << 16 | tile << 11 | payment << 6 | spire;
  }

  public static int kind(int action) {
    return action >>> KIND;
  }

  public static int site(int action) {
    return switch (kind(action)) {
      case COLUMN -> action >> 8 & 7;
      case TILE -> action >> 10 & 7;
      default -> action >> 16 & 7;
    };
  }

  /// The colour of a column.
  public static int colour(int action) {
    return action >> 5 & 7;
  }

  /// The pagoda tile of a tile or a roof: 5 × background + slots.
  public static int tileOf(int action) {
    return kind(action) == TILE ? action >> 5 & 31 : action >> 11 & 31;
  }

  /// The payment of a column or a tile, or of a roof's tile.
  public static int payment(int action) {
    return kind(action) == ROOF ? action >> 6 & 31 : action & 31;
  }

  public static int spire(int action) {
    return action & 63;
  }

  public static int pair(int colour, int fromHand) {
    return PAIRS + 3 * colour + fromHand;
  }

  public static int rice(int fromHand, int colour, int pairFromHand) {
    return RICE + 15 * fromHand + 3 * colour + pairFromHand;
  }

  /// Encodes a set of cards, ten counts of at most 4, in 25 bits: the display's five in base 6,
  /// then the hand's in base 5; `kind` is DRAGON or DISCARD.
  public static int cards(int kind, int[] counts) {
    int display = 0;
    int hand = 0;
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      display = 6 * display + counts[colour];
      hand = 5 * hand + counts[Cards.COLOURS + colour];
    }
    return kind << KIND | display << 12 | hand;
  }

  /// Decodes the ten counts of a set of cards.
  static void unpack(int action, int[] counts) {
    int display = action >> 12 & 0x1fff;
    int hand = action & 0xfff;
    for (int colour = Cards.COLOURS - 1; colour >= 0; colour--) {
      counts[colour] = display % 6;
      counts[Cards.COLOURS + colour] = hand % 5;
      display /= 6;
      hand /= 5;
    }
  }
}
