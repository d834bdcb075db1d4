package tianxia.server.vital;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does something again and again, on a thread of its own. A tick that fails is logged, whatever it
/// failed with, and the next one comes all the same: an executor by itself would end the series
/// without a word. Ticks never overlap.
public final class Ticker implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Ticker.class);

  private final String name;
  private final Runnable tick;
  private final ScheduledExecutorService executor;

  /// Begins at once, with a pause before the first tick.
  ///
  /// @param name of the thread, and in the log
  /// @param pause between the end of a tick and the next one
  public Ticker(String name, Duration pause, Runnable tick) {
    this.name = name;
    this.tick = tick;
    this.executor =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
    executor.scheduleWithFixedDelay(
        this::once, pause.toNanos(), pause.toNanos(), TimeUnit.NANOSECONDS);
  }

  private void once() {
    try {
      tick.run();
    } catch (Throwable e) {
      LOG.error("{}: this tick failed, the next one will come", name, e);
    }
  }

  /// No tick begins any more; one that has begun goes on.
  @Override
  public void close() {
    executor.shutdown();
  }
}
