package tianxia.postgres;

import java.util.Set;

/// Which part of a cluster that has fallen apart goes on.
final class Majority {
  private Majority() {}

  /// Whether one part of the cluster prevails over the other: it has more nodes, or as many and the
  /// oldest. Where no part has more than half, none would ever prevail; so after a while the one
  /// with the oldest node does.
  static boolean prevails(Set<Long> mine, Set<Long> others, boolean waited) {
    boolean oldest = oldest(mine) < oldest(others);
    return mine.size() > others.size() || oldest && (mine.size() == others.size() || waited);
  }

  private static long oldest(Set<Long> serials) {
    return serials.stream().mapToLong(serial -> serial).min().orElse(Long.MAX_VALUE);
  }
}
