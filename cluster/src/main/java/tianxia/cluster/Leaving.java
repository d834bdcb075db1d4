package tianxia.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How a node leaves the cluster: its tables go to the others first.
enum Leaving implements CoordinatedShutdown.Reason {
  /// Why Pekko's shutdown is run.
  REASON;

  /// How long handing over and leaving may take.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

  /// Hands the tables over, leaves, and ends the actor system; gives up after a while.
  ///
  /// @param handedOver run, on a thread of its own, once no table is served here any more
  static void leave(ActorSystem<?> system, Runnable handedOver) {
    CoordinatedShutdown shutdown = CoordinatedShutdown.get(system);
    shutdown.addTask(
        CoordinatedShutdown.PhaseClusterLeave(),
        "streams",
        () ->
            CompletableFuture.supplyAsync(
                () -> {
                  LOG.info("the tables are handed over");
                  handedOver.run();
                  return Done.done();
                },
                Thread::startVirtualThread));
    try {
      shutdown.runAll(REASON).toCompletableFuture().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      LOG.info("the cluster is left");
    } catch (TimeoutException | ExecutionException e) {
      LOG.warn("the cluster was not left in time", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
