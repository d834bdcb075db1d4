package tianxia.cluster.membership;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Since when members are not reached, as long as this process could notice: while it stands still
/// itself (its machine is paused, say), nothing reaches it, and that is no fault of theirs. So time
/// begins anew after it stood still.
///
/// Used by one thread.
///
/// @param <M> a member
final class Unreached<M> {
  private final Map<M, Long> since = new HashMap<>();
  private final long stall;
  private long looked;

  /// @param pause that is meant between two looks; five times as long was a standstill
  /// @param now in nanoseconds, monotonic
  Unreached(Duration pause, long now) {
    stall = pause.multipliedBy(5).toNanos();
    looked = now;
  }

  /// Looks who is not reached.
  ///
  /// @param began when this look began, in nanoseconds, monotonic
  /// @return those of them who were reached at the look before
  Set<M> look(Set<M> unreached, long began) {
    since.keySet().retainAll(unreached);
    if (began - looked > stall) {
      since.replaceAll((member, before) -> began);
    }
    return unreached.stream()
        .filter(member -> since.putIfAbsent(member, began) == null)
        .collect(Collectors.toSet());
  }

  /// What was done about it, which takes long where the store answers slowly, is over; the next
  /// look comes after the usual pause.
  void looked(long now) {
    looked = now;
  }

  boolean contains(M member) {
    return since.containsKey(member);
  }

  /// Whether a member has not been reached for a time or longer.
  boolean lasts(M member, Duration time, long now) {
    Long began = since.get(member);
    return began != null && now - began >= time.toNanos();
  }
}
