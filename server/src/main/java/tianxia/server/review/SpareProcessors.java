package tianxia.server.review;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/// Gives reviews only the processors that games leave. Reviews and computer players together use at
/// most the number of processors less one, which is left to the tables; together with the current
/// work of the tables, at most the number of processors. If other work takes all processors,
/// reviews go on at a tenth of their speed.
final class SpareProcessors {
  /// How long a review works between two checks.
  static final long WORK_NANOS = 10_000_000;

  /// Maximum length of a pause.
  static final long WAIT_NANOS = 9 * WORK_NANOS;

  private static final long STEP_NANOS = 3_000_000;

  private final int processors;
  private final IntSupplier thinking;
  private final IntSupplier serving;
  private final Waiting waiting;

  /// The reviews that are not paused.
  private final AtomicInteger reviewing = new AtomicInteger();

  /// @param thinking how many computer players are computing
  /// @param serving how many threads of tables and connections are running or runnable
  SpareProcessors(int processors, IntSupplier thinking, IntSupplier serving, Waiting waiting) {
    this.processors = processors;
    this.thinking = thinking;
    this.serving = serving;
    this.waiting = waiting;
  }

  /// Number of threads that may work on reviews on an idle machine.
  int threads() {
    return Math.max(1, processors - 1);
  }

  /// A turn for one thread that works on reviews.
  Turn enter() {
    reviewing.incrementAndGet();
    return new Turn();
  }

  final class Turn implements AutoCloseable {
    private long looked = waiting.now();

    private Turn() {}

    /// Pauses if other work needs the processor; called often.
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

    /// @param more reviews that would run in addition
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
