package tianxia.server.http.limit;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// Addresses that are answered no more for a time, because whoever runs the server said so. In
/// memory alone, since no address is ever stored. Thread-safe.
public final class BarredAddresses {
  private static final int MAX_ADDRESSES = 1000;

  private final InstantSource clock;
  private final Map<String, Instant> until = new HashMap<>();

  /// Whether there are any: most servers have none, and every request asks.
  private volatile boolean some;

  public BarredAddresses(InstantSource clock) {
    this.clock = clock;
  }

  /// Bars an address from now on, or ends that.
  ///
  /// @param span for how long; zero: it is answered again
  /// @return false if there are too many already
  public synchronized boolean bar(String address, Duration span) {
    forget();
    if (span.isZero()) {
      until.remove(address);
    } else if (until.size() < MAX_ADDRESSES || until.containsKey(address)) {
      until.put(address, clock.instant().plus(span));
    } else {
      return false;
    }
    some = !until.isEmpty();
    return true;
  }

  boolean contains(String address) {
    return some && found(address);
  }

  private synchronized boolean found(String address) {
    Instant end = until.get(address);
    return end != null && clock.instant().isBefore(end);
  }

  /// The addresses, and until when.
  public synchronized Map<String, Instant> all() {
    forget();
    return Map.copyOf(until);
  }

  private void forget() {
    Instant now = clock.instant();
    until.values().removeIf(end -> !now.isBefore(end));
    some = !until.isEmpty();
  }
}
