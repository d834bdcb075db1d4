package tianxia.opponents.contrees;

import java.util.Arrays;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;

/// Adjacency of a complete territory: the corners of each contrée, and the contrées and corners
/// next to each corner. Sets of corners are bit sets, 64 in a long and the rest in a `high`.
public final class Topology {
  static final int MAX_CONTREES = 24;
  static final int MAX_CORNERS = 98;

  final int contrees;
  final int corners;

  /// The corners of each contrée.
  final long[] rim;

  final long[] rimHigh;

  /// The contrées of corner c from c × 3 on, padded with [#contrees] if fewer than three.
  final byte[] contreesOf;

  /// The corners connected to each corner by an edge.
  final long[] beside;

  final long[] besideHigh;

  /// @param state with a complete territory
  public Topology(ContreesState state) {
    contrees = ContreesReader.size(state);
    corners = ContreesReader.corners(state);
    rim = new long[contrees];
    rimHigh = new long[contrees];
    contreesOf = new byte[3 * corners];
    beside = new long[corners];
    besideHigh = new long[corners];
    Arrays.fill(contreesOf, (byte) contrees);
    for (int contree = 0; contree < contrees; contree++) {
      for (int number = 0; number < 6; number++) {
        int corner = ContreesReader.corner(state, contree, number);
        rim[contree] |= low(corner);
        rimHigh[contree] |= high(corner);
        join(corner, ContreesReader.corner(state, contree, number == 5 ? 0 : number + 1));
        contreesOf[slot(corner)] = (byte) contree;
      }
    }
  }

  private int slot(int corner) {
    int slot = 3 * corner;
    while (contreesOf[slot] < contrees) {
      slot++;
    }
    return slot;
  }

  private void join(int one, int other) {
    beside[one] |= low(other);
    besideHigh[one] |= high(other);
    beside[other] |= low(one);
    besideHigh[other] |= high(one);
  }

  /// Whether all corners fit into one long.
  boolean narrow() {
    return corners <= 64;
  }

  private static long low(int corner) {
    return corner < 64 ? 1L << corner : 0;
  }

  private static long high(int corner) {
    return corner < 64 ? 0 : 1L << corner;
  }
}
