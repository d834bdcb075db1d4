package tianxia.opponents.qin;

/// Numbers the features of a position. Each feature is a row of the [Network]; a position is a
/// multiset of rows. Features are relative to one seat, and all rows exist once for each number of
/// turns until that seat's next turn.
public final class FeatureIndex {
  /// Supplies of this size or more share a feature.
  public static final int SUPPLIES = 26;

  static final int ALWAYS = 0;
  static final int BOARD = ALWAYS + 1;
  static final int OWN_MINOR = BOARD + 2;
  static final int OTHER_MINOR = OWN_MINOR + 3 * 3 * 2 * 3;
  static final int MAJOR = OTHER_MINOR + 3 * 3 * 3 * 3;
  static final int VILLAGE = MAJOR + 2 * 3;
  static final int SUPPLY = VILLAGE + 3 * 7 * 3;
  static final int HAND = SUPPLY + 4 * SUPPLIES;
  static final int ROOM = HAND + 28;
  static final int BAG = ROOM + 3 * 8;

  /// Rows for one number of turns.
  public static final int EACH = BAG + 13;

  private FeatureIndex() {}

  /// One of the seat's own provinces of fewer than five squares.
  ///
  /// @param squares 2 to 4
  /// @param hunted 2 if one square would join it to a stronger province of another seat, 1 if two
  ///   squares would, otherwise 0
  /// @param wasted whether it could be joined to a major province of the same seat
  /// @param room free squares beside it
  static int ownMinor(int squares, int hunted, boolean wasted, int room) {
    return OWN_MINOR + (((squares - 2) * 3 + hunted) * 2 + (wasted ? 1 : 0)) * 3 + room(room);
  }

  /// Another seat's province of fewer than five squares.
  ///
  /// @param own the distance to a stronger province of this seat, as in [#ownMinor]
  /// @param hunted the same for other seats
  /// @param hunted the same for other seats
  static int otherMinor(int squares, int own, int hunted, int room) {
    return OTHER_MINOR + (((squares - 2) * 3 + own) * 3 + hunted) * 3 + room(room);
  }

  private static int room(int room) {
    return room == 0 ? 0 : room <= 2 ? 1 : 2;
  }

  static int major(boolean own, int room) {
    return MAJOR + (own ? 0 : 3) + (room == 0 ? 0 : room <= 3 ? 1 : 2);
  }

  /// @param whose 0 nobody's, 1 the seat's own, 2 another's
  /// @param lead the seat's pagodas beside it minus those of the best other seat
  /// @param empty free squares beside it
  static int village(int whose, int lead, int empty) {
    return VILLAGE + (whose * 7 + Math.clamp(lead, -3, 3) + 3) * 3 + Math.min(empty, 2);
  }

  /// A seat's supply.
  ///
  /// @param after the number of turns after the seat itself, 0 for the seat
  public static int supply(int after, int supply) {
    return SUPPLY + after * SUPPLIES + Math.clamp(supply, 0, SUPPLIES - 1);
  }

  /// Two known tiles of the seat's hand, or one, or none.
  ///
  /// @param one a kind, or −1
  /// @param other a kind not below `one`, or −1
  static int hand(int one, int other) {
    int pairs = other < 0 ? 0 : 7 + other * (other + 1) / 2;
    return HAND + pairs + (other < 0 ? one + 1 : one);
  }

  /// The number of places where a tile of a colour would found a province.
  static int room(int colour, int places) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(places);
    return ROOM + colour * 8 + Math.min(7, bits);
  }

  static int bag(int tiles) {
    return BAG + Math.min(12, (tiles + 5) / 6);
  }
}
