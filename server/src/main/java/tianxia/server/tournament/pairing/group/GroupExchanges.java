package tianxia.server.tournament.pairing.group;

import java.util.Arrays;
import java.util.stream.IntStream;

/// A cheap way to seat a large field at tables: from several starts, two players change places as
/// long as that makes it cheaper.
final class GroupExchanges {
  private final long[][] costs;
  private final int[] tables;

  /// @param costs of two at one table
  GroupExchanges(long[][] costs, int[] sizes) {
    this.costs = costs;
    this.tables =
        IntStream.range(0, sizes.length)
            .flatMap(table -> IntStream.range(0, sizes[table]).map(_ -> table))
            .toArray();
  }

  /// Who sits where, table after table.
  ///
  /// @param starts from how many orders it is tried; the first is that of the standings
  int[] best(int starts) {
    int[] best = IntStream.range(0, costs.length).toArray();
    improve(best);
    long random = 1;
    for (int start = 1; start < starts; start++) {
      int[] seats = Arrays.copyOf(best, best.length);
      for (int i = 0; i < seats.length / 2; i++) {
        // Xorshift (Marsaglia 2003): the same starts on every node.
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        exchange(
            seats,
            (int) Long.remainderUnsigned(random, seats.length),
            (int) Long.remainderUnsigned(random >>> 20, seats.length));
      }
      improve(seats);
      if (cost(seats) < cost(best)) {
        best = seats;
      }
    }
    return best;
  }

  private void improve(int[] seats) {
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < seats.length; i++) {
        for (int j = i + 1; j < seats.length; j++) {
          if (tables[i] != tables[j] && gain(seats, i, j) > 0) {
            exchange(seats, i, j);
            better = true;
          }
        }
      }
    }
  }

  private long gain(int[] seats, int i, int j) {
    long gain = 0;
    for (int k = 0; k < seats.length; k++) {
      if (tables[k] == tables[i] && k != i) {
        gain += costs[seats[i]][seats[k]] - costs[seats[j]][seats[k]];
      } else if (tables[k] == tables[j] && k != j) {
        gain += costs[seats[j]][seats[k]] - costs[seats[i]][seats[k]];
      }
    }
    return gain;
  }

  private long cost(int[] seats) {
    long cost = 0;
    for (int i = 0; i < seats.length; i++) {
      for (int j = i + 1; j < seats.length; j++) {
        cost += tables[i] == tables[j] ? costs[seats[i]][seats[j]] : 0;
      }
    }
    return cost;
  }

  private static void exchange(int[] seats, int i, int j) {
    int kept = seats[i];
    seats[i] = seats[j];
    seats[j] = kept;
  }
}
