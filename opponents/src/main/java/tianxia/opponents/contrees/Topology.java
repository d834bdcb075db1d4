package tianxia.opponents.contrees;

import java.util.Arrays;
import tianxia.games.contrees.ContreesState;

/// A complete territory as the search sees it: which corners a contrée has, and which contrées and
/// corners are beside a corner. Sets of corners are bits, 64 in a long and the others in a `high`.
public final class Topology {
  static final int MAX_CONTREES = 24;
  static final int MAX_CORNERS = 98;

  final int contrees;
  final int corners;

  /// The contrées' corners.
  final long[] rim;

  final long[] rimHigh;

  /// At corner × 3: its contrées, [#contrees] where they are fewer than three.
  final byte[] contreesOf;

  /// The corners that an edge joins to a corner.
  final long[] beside;

  final long[] besideHigh;

  /// @param state of a complete territory
  public Topology(ContreesState state) {
    contrees = state.size();
    corners = state.corners();
    rim = new long[contrees];
    rimHigh = new long[contrees];
    contreesOf = new byte[3 * corners];
    beside = new long[corners];
    besideHigh = new long[corners];
    Arrays.fill(contreesOf, (byte) contrees);
    for (int contree = 0; contree < contrees; contree++) {
      for (int number = 0; number < 6; number++) {
        int corner = state.corner(contree, number);
        rim[contree] |= low(corner);
        rimHigh[contree] |= high(corner);
        join(corner, state.corner(contree, number == 5 ? 0 : number + 1));
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

  /// Whether all corners fit into the first 64.
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
