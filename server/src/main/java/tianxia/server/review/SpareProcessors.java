package tianxia.server.review;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/// Leaves the processors to those who play. Together with computer players, at most as many reviews
/// are worked on as there are processors, less one for the tables; and together with all that is to
/// be done for tables now, at most as many as there are processors. Where others take all of them,
/// reviews go on at a tenth of their speed.
final class SpareProcessors {
  /// How long a review works before it looks again whether it may.
  static final long WORK_NANOS = 10_000_000;

  /// How long it waits at most.
  static final long WAIT_NANOS = 9 * WORK_NANOS;

  private static final long STEP_NANOS = 3_000_000;

  private final int processors;
  private final IntSupplier thinking;
  private final IntSupplier serving;
  private final Waiting waiting;

  /// Those that do not wait.
  private final AtomicInteger reviewing = new AtomicInteger();

  /// @param thinking how many computer players compute
  /// @param serving for how many threads of tables and connections there is something to do
  SpareProcessors(int processors, IntSupplier thinking, IntSupplier serving, Waiting waiting) {
    this.processors = processors;
    this.thinking = thinking;
    this.serving = serving;
    this.waiting = waiting;
  }

  /// How many threads may work on reviews where nothing else is to be done.
  int threads() {
    return Math.max(1, processors - 1);
  }

  /// For one thread that works on reviews.
  Turn enter() {
    reviewing.incrementAndGet();
    return new Turn();
  }

  final class Turn implements AutoCloseable {
    private long looked = waiting.now();

    private Turn() {}

    /// Waits, if others need the processor; called often.
    void giveWay() {
      long began = waiting.now();
      if (began - looked < WORK_NANOS) {
        return;
      }
      if (isNeeded(0)) {
        pause(began);
      }
      looked = waiting.now();
    }

    private void pause(long began) {
      reviewing.decrementAndGet();
      try {
        while (isNeeded(1) && waiting.now() - began < WAIT_NANOS) {
          waiting.pause(STEP_NANOS);
          if (Thread.currentThread().isInterrupted()) {
            return;
          }
        }
      } finally {
        reviewing.incrementAndGet();
      }
    }

    /// @param more reviews that would be worked on
    private boolean isNeeded(int more) {
      int reviews = reviewing.get() + more;
      int players = thinking.getAsInt();
      int tables = serving.getAsInt();
      return players > 0 && players + reviews > threads()
          || tables > 0 && tables + players + reviews > processors;
    }

    @Override
    public void close() {
      reviewing.decrementAndGet();
    }
  }
}
