package tianxia.cluster.shard;

import java.time.Duration;
import java.util.Set;

/// When a shard may move to even them out, which costs its tables a moment: now and then, and not
/// while nodes come and go or shards get homes. A node that has just come is slow, and the shards
/// of one that has ended wait for the coordinator, which writes down one home after the other.
///
/// Used by one thread.
///
/// @param <R> how a region is named
final class Evening<R> {
  private static final Duration PERIOD = Duration.ofMillis(100);
  private static final Duration CALM = Duration.ofSeconds(2);

  private Set<R> known = Set.of();
  private int most;
  private long notBefore;

  /// Whether a shard may move now; if so, it is taken for moved.
  ///
  /// @param regions those that there are
  /// @param shards how many have a home
  /// @param now in nanoseconds, monotonic
  boolean due(Set<R> regions, int shards, long now) {
    boolean changed = !regions.equals(known);
    // One that moves has none for a moment, and then there are as many as before.
    if (changed || shards > most) {
      known = Set.copyOf(regions);
      most = shards;
      notBefore = now + CALM.toNanos();
    }
    if (now - notBefore < 0) {
      return false;
    }
    notBefore = now + PERIOD.toNanos();
    return true;
  }
}
