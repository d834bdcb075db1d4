package tianxia.server.tournament.pairing.group;

import java.util.Arrays;

/// The cheapest way to seat a small field at tables, by looking at all of them (branch and bound).
final class SmallGroups {
  private final long[][] costs;
  private final int[] sizes;
  private final int[] seats;
  private int[] best = new int[0];
  private long least = Long.MAX_VALUE;

  /// @param costs of two at one table
  SmallGroups(long[][] costs, int[] sizes) {
    this.costs = costs;
    this.sizes = sizes;
    this.seats = new int[costs.length];
  }

  /// Who sits where, table after table.
  int[] best() {
    table(0, 0, 0, 0);
    return best;
  }

  private void table(int table, int from, long used, long cost) {
    if (cost >= least) {
      return;
    }
    if (table == sizes.length) {
      least = cost;
      best = Arrays.copyOf(seats, seats.length);
      return;
    }
    seat(table, from, from, used, cost);
  }

  /// Seats the next one at a table. Of tables of the same size, the one with the best of their
  /// players comes first.
  private void seat(int table, int from, int at, long used, long cost) {
    if (at == from + sizes[table]) {
      table(table + 1, at, used, cost);
      return;
    }
    int first = 0;
    if (at > from) {
      first = seats[at - 1] + 1;
    } else if (table > 0 && sizes[table] == sizes[table - 1]) {
      first = seats[from - sizes[table - 1]] + 1;
    }
    for (int player = first; player < costs.length; player++) {
      if ((used >> player & 1) == 0) {
        seats[at] = player;
        long more = cost;
        for (int i = from; i < at; i++) {
          more += costs[seats[i]][player];
        }
        if (more < least) {
          seat(table, from, at + 1, used | 1L << player, more);
        }
      }
    }
  }
}
