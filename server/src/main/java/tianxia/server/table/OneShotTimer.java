package tianxia.server.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Does something after a while, once. What it does is short: it brings a table a job.
@FunctionalInterface
interface OneShotTimer {
  Logger LOG = LoggerFactory.getLogger(OneShotTimer.class);

  /// Rung by a thread of the platform's own, which is shared by all and outlives what fails in it.
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
