package tianxia.server.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Does something after a while, once. What it does is short: it brings a table a job.
@FunctionalInterface
interface Alarm {
  Alarm SYSTEM =
      (delay, task) ->
          CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
              .execute(task);

  void after(Duration delay, Runnable task);
}
