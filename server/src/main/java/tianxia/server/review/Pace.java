package tianxia.server.review;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// The rate of progress of a review. Written by the thread that does the work, read by others.
final class Pace {
  /// Part of the work that must be done before the remaining time can be estimated.
  private static final double TELLING = 0.02;

  private static final int UNKNOWN = -1;

  private final LongSupplier clock;
  private final AtomicLong began;
  private volatile double before = UNKNOWN;
  private volatile double done;

  /// @param clock nanoseconds since an arbitrary moment
  Pace(LongSupplier clock) {
    this.clock = clock;
    began = new AtomicLong(clock.getAsLong());
  }

  /// @param part of the whole work, including what other nodes have done
  void reached(double part) {
    if (before < 0) {
      before = part;
    }
    done = part;
  }

  /// Runs something else, whose time does not count.
  void pause(Runnable other) {
    long from = clock.getAsLong();
    other.run();
    began.addAndGet(clock.getAsLong() - from);
  }

  /// Another kind of work begins, whose rate may differ.
  void changes() {
    before = UNKNOWN;
    began.set(clock.getAsLong());
  }

  /// From 0 to 1.
  double done() {
    return done;
  }

  /// The estimated remaining time at the current rate; -1 while unknown.
  int secondsLeft() {
    double part = done;
    double own = part - before;
    if (before < 0 || own < TELLING) {
      return UNKNOWN;
    }
    double left = (clock.getAsLong() - began.get()) / own * (1 - part);
    return (int) Duration.ofNanos((long) left).toSeconds() + 1;
  }
}
