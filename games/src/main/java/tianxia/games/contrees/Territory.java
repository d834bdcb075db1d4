package tianxia.games.contrees;

import java.util.Arrays;

/// The geometry of a complete territory: contrées by letter in reading order, corners in the order
/// of their names, both as small numbers and as bits.
///
/// Corners 0–63 have their bits in `low`, others in `high`; 24 contrées have at most 98 corners. A
/// ready territory is created once and shared by all states; one that a state has laid is built in
/// a buffer of that state, so that laying allocates nothing, and shared by the copies of its
/// copies.
final class Territory {
  static final int MAX_TILES = 24;
  static final int MAX_CORNERS = 98;

  /// None yet, without contrées and corners. Never changed.
  static final Territory NONE = new Territory();

  /// The numbers of contrées and corners; 0 until the territory is complete.
  int tiles;

  int corners;

  /// The contrées' places in reading order.
  final short[] places = new short[MAX_TILES];

  /// The corner at contrée × 6 + number, numbers from 0 at the top, clockwise.
  final byte[] cornerOf = new byte[MAX_TILES * 6];

  /// The corner's name as contrée × 6 + number, the smallest over its contrées.
  final short[] nameOf = new short[MAX_CORNERS];

  /// At corner × 4: its up to three contrées, padded with −1.
  final byte[] contreesOf = new byte[MAX_CORNERS * 4];

  /// At corner × 4: the corners of its three contrées (empty where there are fewer), then the
  /// corners connected to it by an edge.
  final long[] low = new long[MAX_CORNERS * 4];

  final long[] high = new long[MAX_CORNERS * 4];

  /// The corners of each contrée.
  final long[] rimLow = new long[MAX_TILES];

  final long[] rimHigh = new long[MAX_TILES];

  /// All corners.
  long allLow;

  long allHigh;

  private final byte[] before = new byte[Place.ROWS];

  Territory() {}

  Territory(Territory other) {
    copyFrom(other);
  }

  /// Whether all corners fit into `low`.
  boolean narrow() {
    return corners <= 64;
  }

  void copyFrom(Territory other) {
    if (tiles == other.tiles && Arrays.equals(places, other.places)) {
      return;
    }
    tiles = other.tiles;
    corners = other.corners;
    allLow = other.allLow;
    allHigh = other.allHigh;
    System.arraycopy(other.places, 0, places, 0, MAX_TILES);
    System.arraycopy(other.cornerOf, 0, cornerOf, 0, 6 * tiles);
    System.arraycopy(other.nameOf, 0, nameOf, 0, corners);
    System.arraycopy(other.contreesOf, 0, contreesOf, 0, 4 * corners);
    System.arraycopy(other.low, 0, low, 0, 4 * corners);
    System.arraycopy(other.high, 0, high, 0, 4 * corners);
    System.arraycopy(other.rimLow, 0, rimLow, 0, tiles);
    System.arraycopy(other.rimHigh, 0, rimHigh, 0, tiles);
  }

  /// Computes the geometry of these contrées, given by bits q + REACH of `rows[r + REACH]`, in the
  /// rows `from` to `to`.
  void build(long[] rows, int from, int to) {
    tiles = 0;
    corners = 0;
    for (int row = from; row <= to; row++) {
      before[row] = (byte) tiles;
      for (long rest = rows[row]; rest != 0; rest &= rest - 1) {
        int column = Long.numberOfTrailingZeros(rest);
        places[tiles] = (short) (row << 6 | column);
        nameCorners(rows, row, column, row > from);
        tiles++;
      }
    }
    allLow = corners >= 64 ? -1L : (1L << corners) - 1;
    allHigh = corners <= 64 ? 0 : (1L << corners - 64) - 1;
    drawRims();
    joinCorners();
  }

  /// Names the corners of contrée number `tiles`: those shared with an earlier neighbour (left,
  /// upper left, upper right), and new ones.
  private void nameCorners(long[] rows, int row, int column, boolean hasUpper) {
    long here = rows[row];
    long above = hasUpper ? rows[row - 1] : 0;
    int left = (here >>> column - 1 & 1) != 0 ? 6 * (tiles - 1) : -1;
    int upperLeft = (above >>> column & 1) != 0 ? 6 * rank(above, row - 1, column) : -1;
    int upperRight = (above >>> column + 1 & 1) != 0 ? 6 * rank(above, row - 1, column + 1) : -1;
    int at = 6 * tiles;
    corner(at, upperLeft >= 0 ? upperLeft + 2 : upperRight >= 0 ? upperRight + 4 : -1);
    corner(at + 1, upperRight >= 0 ? upperRight + 3 : -1);
    corner(at + 2, -1);
    corner(at + 3, -1);
    corner(at + 4, left >= 0 ? left + 2 : -1);
    corner(at + 5, upperLeft >= 0 ? upperLeft + 3 : left >= 0 ? left + 1 : -1);
  }

  private int rank(long bits, int row, int column) {
    return before[row] + Long.bitCount(bits & (1L << column) - 1);
  }

  private void corner(int at, int same) {
    if (same >= 0) {
      cornerOf[at] = cornerOf[same];
    } else {
      nameOf[corners] = (short) at;
      cornerOf[at] = (byte) corners++;
    }
  }

  private void drawRims() {
    for (int tile = 0; tile < tiles; tile++) {
      long inLow = 0;
      long inHigh = 0;
      for (int at = 6 * tile; at < 6 * tile + 6; at++) {
        int corner = cornerOf[at];
        inLow |= bitLow(corner);
        inHigh |= bitHigh(corner);
      }
      rimLow[tile] = inLow;
      rimHigh[tile] = inHigh;
    }
  }

  private void joinCorners() {
    Arrays.fill(contreesOf, 0, 4 * corners, (byte) -1);
    Arrays.fill(low, 0, 4 * corners, 0);
    Arrays.fill(high, 0, 4 * corners, 0);
    for (int tile = 0; tile < tiles; tile++) {
      int last = cornerOf[6 * tile + 5];
      for (int at = 6 * tile; at < 6 * tile + 6; at++) {
        int corner = cornerOf[at];
        int slot = 4 * corner;
        while (contreesOf[slot] >= 0) {
          slot++;
        }
        contreesOf[slot] = (byte) tile;
        low[slot] = rimLow[tile];
        high[slot] = rimHigh[tile];
        join(corner, last);
        join(last, corner);
        last = corner;
      }
    }
  }

  private void join(int from, int to) {
    low[4 * from + 3] |= bitLow(to);
    high[4 * from + 3] |= bitHigh(to);
  }

  /// `A` for the first contrée.
  static String letter(int contree) {
    return String.valueOf((char) ('A' + contree));
  }

  /// The corner's accepted name: `C4`.
  String name(int corner) {
    return letter(nameOf[corner] / 6) + (1 + nameOf[corner] % 6);
  }

  /// The corner with a name, accepted or not, or −1 if there is none.
  int corner(String name) {
    int contree = name.charAt(0) - 'A';
    return contree < tiles ? cornerOf[6 * contree + name.charAt(1) - '1'] : -1;
  }

  static long bitLow(int corner) {
    return corner < 64 ? 1L << corner : 0;
  }

  static long bitHigh(int corner) {
    return corner < 64 ? 0 : 1L << corner;
  }
}
