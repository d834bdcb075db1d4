package tianxia.opponents.qin;

/// How the features of a position are numbered. Each feature is a row of the [Network]'s tables; a
/// position is the set of its rows, some of them several times. All is seen from one seat, and all
/// rows exist once for each number of turns until this seat lays.
public final class FeatureIndex {
  /// Supplies from here on are one.
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

  /// A province of fewer than five squares that is the seat's own.
  ///
  /// @param squares 2 to 4
  /// @param hunted 2 where one square would join it to a stronger one of another seat, 1 where two
  ///   squares would, else 0
  /// @param wasted whether it could be joined to a major province of the same seat
  /// @param room squares beside it that are free
  static int ownMinor(int squares, int hunted, boolean wasted, int room) {
    return OWN_MINOR + (((squares - 2) * 3 + hunted) * 2 + (wasted ? 1 : 0)) * 3 + room(room);
  }

  /// A province of fewer than five squares that is another's.
  ///
  /// @param own by how near a stronger one of this seat is, as in [#ownMinor]
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
  /// @param lead the seat's pagodas beside it less the best other's
  /// @param empty squares beside it that are free
  static int village(int whose, int lead, int empty) {
    return VILLAGE + (whose * 7 + Math.clamp(lead, -3, 3) + 3) * 3 + Math.min(empty, 2);
  }

  /// A seat's supply.
  ///
  /// @param after how many turns after the seat itself, 0 for the seat
  public static int supply(int after, int supply) {
    return SUPPLY + after * SUPPLIES + Math.clamp(supply, 0, SUPPLIES - 1);
  }

  /// Two known tiles of the seat's hand, one, or none.
  ///
  /// @param one a kind, or −1
  /// @param other a kind not below `one`, or −1
  static int hand(int one, int other) {
    int pairs = other < 0 ? 0 : 7 + other * (other + 1) / 2;
    return HAND + pairs + (other < 0 ? one + 1 : one);
  }

  /// Places where a tile of a colour would found a province.
  static int room(int colour, int places) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(places);
    return ROOM + colour * 8 + Math.min(7, bits);
  }

  static int bag(int tiles) {
    return BAG + Math.min(12, (tiles + 5) / 6);
  }
}
