package tianxia.server.review;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// How fast the work on a review goes on, told by the thread that does it, asked for by others.
final class Pace {
  /// Before so much is done, nobody can tell how long the rest takes.
  private static final double TELLING = 0.02;

  private static final int UNKNOWN = -1;

  private final LongSupplier clock;
  private final AtomicLong began;
  private volatile double before = UNKNOWN;
  private volatile double done;

  /// @param clock nanoseconds since any moment
  Pace(LongSupplier clock) {
    this.clock = clock;
    began = new AtomicLong(clock.getAsLong());
  }

  /// @param part of the whole work, whoever has done it
  void reached(double part) {
    if (before < 0) {
      before = part;
    }
    done = part;
  }

  /// Something else is done meanwhile, whose time does not count.
  void pause(Runnable other) {
    long from = clock.getAsLong();
    other.run();
    began.addAndGet(clock.getAsLong() - from);
  }

  /// Other work begins, which may go on at another pace.
  void changes() {
    before = UNKNOWN;
    began.set(clock.getAsLong());
  }

  /// From 0 to 1.
  double done() {
    return done;
  }

  /// How long the rest takes, if it goes on like this; -1 while nobody can tell.
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
