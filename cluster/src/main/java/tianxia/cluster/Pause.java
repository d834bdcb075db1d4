package tianxia.cluster;

import java.time.Duration;

/// The pauses between attempts: longer each time, up to a limit. Thread-safe.
final class Pause {
  private static final long FIRST = 50;

  private final long most;
  private long next = FIRST;

  Pause(Duration most) {
    this.most = most.toMillis();
  }

  /// How long to wait this time, in milliseconds.
  synchronized long next() {
    long now = next;
    next = Math.min(2 * next, most);
    return now;
  }

  /// Begins anew.
  synchronized void reset() {
    next = FIRST;
  }
}
