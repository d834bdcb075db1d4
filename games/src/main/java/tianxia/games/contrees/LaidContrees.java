package tianxia.games.contrees;

import java.util.Arrays;

/// The contrées laid so far (CON-2): in order, and as a bitmap with one row of places per long.
final class LaidContrees {
  /// For games on a ready territory; never modified.
  static final LaidContrees NOTHING = new LaidContrees();

  /// The places, in the order laid.
  final short[] places = new short[Territory.MAX_TILES];

  int count;

  /// Bit q + REACH of `rows[r + REACH]`: there is a contrée at q,r. Stale once the territory is
  /// complete.
  private final long[] rows = new long[Place.ROWS];

  private int top;
  private int bottom;

  boolean has(int place) {
    return (rows[place >> 6] >>> place & 1) != 0;
  }

  /// Whether the place is free and shares an edge with a contrée.
  boolean isOpen(int place) {
    return (open(place >> 6) >>> place & 1) != 0;
  }

  void lay(int place) {
    int row = place >> 6;
    top = count == 0 ? row : Math.min(top, row);
    bottom = count == 0 ? row : Math.max(bottom, row);
    rows[row] |= 1L << place;
    places[count++] = (short) place;
  }

  void build(Territory territory) {
    territory.build(rows, top, bottom);
  }

  /// Lists the free places that share an edge with a contrée, as actions, ascending; at first only
  /// the origin.
  int list(int[] out) {
    if (count == 0) {
      out[0] = Actions.tile(Place.ORIGIN);
      return 1;
    }
    int listed = 0;
    for (int row = top - 1; row <= bottom + 1; row++) {
      int first = Actions.tile(row << 6);
      for (long rest = open(row); rest != 0; rest &= rest - 1) {
        out[listed++] = first + Long.numberOfTrailingZeros(rest);
      }
    }
    return listed;
  }

  int openPlaces() {
    int open = 0;
    for (int row = top - 1; row <= bottom + 1; row++) {
      open += Long.bitCount(open(row));
    }
    return open;
  }

  /// The open place with this rank in [#list], from 0; `count` must not be 0.
  int place(int rank) {
    int row = top - 1;
    int before = rank;
    long open = open(row);
    while (before >= Long.bitCount(open)) {
      before -= Long.bitCount(open);
      open = open(++row);
    }
    return row << 6 | Corners.select(open, before);
  }

  /// The free places of a row that share an edge with a contrée.
  private long open(int row) {
    return beside(rows, row) & ~rows[row];
  }

  /// The places of a row that share an edge with one of these places.
  static long beside(long[] places, int row) {
    long here = places[row];
    long above = places[row - 1];
    long below = places[row + 1];
    return here << 1 | here >>> 1 | above | above >>> 1 | below | below << 1;
  }

  /// @param complete whether the bitmap is no longer needed
  void copyFrom(LaidContrees other, boolean complete) {
    count = other.count;
    System.arraycopy(other.places, 0, places, 0, places.length);
    if (!complete) {
      top = other.top;
      bottom = other.bottom;
      System.arraycopy(other.rows, 0, rows, 0, rows.length);
    }
  }

  int hash() {
    int hash = count;
    for (int i = 0; i < count; i++) {
      hash = 31 * hash + places[i];
    }
    return hash;
  }

  boolean same(LaidContrees other) {
    return count == other.count && Arrays.equals(places, 0, count, other.places, 0, count);
  }
}
