package tianxia.cluster.shard;

import java.time.Duration;
import java.util.Set;

/// When a shard may move to even them out, which costs its tables a moment: now and then, and not
/// while nodes come and go. A node that has just come is slow, and the shards of one that has ended
/// wait for their new homes, which the coordinator writes down one after the other.
///
/// Used by one thread.
///
/// @param <R> how a region is named
final class Evening<R> {
  private static final Duration PERIOD = Duration.ofMillis(100);
  private static final Duration CALM = Duration.ofSeconds(2);

  private Set<R> known = Set.of();
  private long notBefore;

  /// Whether a shard may move now; if so, it is taken for moved.
  ///
  /// @param regions those that there are
  /// @param now in nanoseconds, monotonic
  boolean due(Set<R> regions, long now) {
    if (!regions.equals(known)) {
      known = Set.copyOf(regions);
      notBefore = now + CALM.toNanos();
    }
    if (now - notBefore < 0) {
      return false;
    }
    notBefore = now + PERIOD.toNanos();
    return true;
  }
}
