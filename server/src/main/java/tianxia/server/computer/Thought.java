package tianxia.server.computer;

import java.util.function.LongSupplier;

/// A request being thought about: from the asking to the answer.
final class Thought {
  /// How often a thought that had to yield starts over; after that it answers with the best that it
  /// has found.
  private static final int MAX_TIMES = 3;

  /// How far the clock of a thought that is to end jumps at each reading: longer than any time
  /// limit.
  private static final long AT_ONCE = 3_600_000_000_000L;

  /// It jumps at most so often: the time must not overflow.
  private static final long MAX_LOOKS = 1_000_000;

  private final QueuedRequest request;
  private volatile boolean ending;
  private int times;

  Thought(QueuedRequest request) {
    this.request = request;
  }

  QueuedRequest request() {
    return request;
  }

  Asker asker() {
    return request.asker();
  }

  String party() {
    return asker().party();
  }

  String table() {
    return asker().table();
  }

  Priority urgency() {
    return asker().urgency();
  }

  /// Ends the thinking: by its clock, its time is up.
  void end() {
    ending = true;
  }

  boolean ending() {
    return ending;
  }

  /// The clock of one thinking thread. Whoever starts measuring after the end was requested sees
  /// time pass as well.
  LongSupplier clock(LongSupplier clock) {
    long[] looks = new long[1];
    return () -> {
      looks[0] += ending && looks[0] < MAX_LOOKS ? 1 : 0;
      return clock.getAsLong() + looks[0] * AT_ONCE;
    };
  }

  /// Whether it was ended early and is to start over.
  boolean again() {
    if (!ending || times >= MAX_TIMES) {
      return false;
    }
    times++;
    ending = false;
    return true;
  }
}
