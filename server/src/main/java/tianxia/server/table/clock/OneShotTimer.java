package tianxia.server.table.clock;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs a task once, after a delay. The task must be short: it adds a job to a table's queue.
@FunctionalInterface
public interface OneShotTimer {
  Logger LOG = LoggerFactory.getLogger(OneShotTimer.class);

  /// Runs on a shared thread of the platform, which survives failing tasks.
  OneShotTimer SYSTEM =
      (delay, task) ->
          CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
              .execute(() -> ring(task));

  void after(Duration delay, Runnable task);

  private static void ring(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) {
      LOG.error("a timer failed: its table may stand still until it is unloaded", e);
    }
  }
}
