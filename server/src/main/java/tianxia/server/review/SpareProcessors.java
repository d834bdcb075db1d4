package tianxia.server.review;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/// Leaves the processors to computer players: together with these, at most as many reviews are
/// worked on as there are processors, less one for the tables. Where players take all of them,
/// reviews go on at a tenth of their speed.
final class SpareProcessors {
  /// How long a review works before it looks again whether it may.
  private static final long WORK_NANOS = 10_000_000;

  /// How long it waits at most.
  private static final long WAIT_NANOS = 9 * WORK_NANOS;

  private static final long STEP_NANOS = 3_000_000;

  private final int most;
  private final IntSupplier thinking;
  private final AtomicInteger reviewing = new AtomicInteger();

  /// @param most how many threads may compute
  /// @param thinking how many computer players do
  SpareProcessors(int most, IntSupplier thinking) {
    this.most = most;
    this.thinking = thinking;
  }

  /// For one review, used by its thread.
  Turn enter() {
    reviewing.incrementAndGet();
    return new Turn();
  }

  final class Turn implements AutoCloseable {
    private long looked = System.nanoTime();

    private Turn() {}

    /// Waits, if others need the processor; called often.
    void giveWay() {
      long began = System.nanoTime();
      if (began - looked < WORK_NANOS) {
        return;
      }
      while (isNeeded() && System.nanoTime() - began < WAIT_NANOS) {
        LockSupport.parkNanos(STEP_NANOS);
        if (Thread.currentThread().isInterrupted()) {
          return;
        }
      }
      looked = System.nanoTime();
    }

    private boolean isNeeded() {
      int players = thinking.getAsInt();
      return players > 0 && players + reviewing.get() > most;
    }

    @Override
    public void close() {
      reviewing.decrementAndGet();
    }
  }
}
