package tianxia.cluster;

import java.time.Duration;

/// The pauses between attempts: longer each time, up to a limit. Not thread-safe.
final class Pause {
  private static final long FIRST = 50;

  private final long most;
  private long next = FIRST;

  Pause(Duration most) {
    this.most = most.toMillis();
  }

  /// How long to wait this time, in milliseconds.
  long next() {
    long now = next;
    next = Math.min(2 * next, most);
    return now;
  }

  /// Begins anew.
  void reset() {
    next = FIRST;
  }
}
