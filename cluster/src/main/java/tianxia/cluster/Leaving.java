package tianxia.cluster;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.cluster.shard.Departures;

/// How a node leaves the cluster: its tables go to the others first.
enum Leaving implements CoordinatedShutdown.Reason {
  /// Why Pekko's shutdown is run.
  REASON;

  /// How long handing over and leaving may take.
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /// How long to wait for other nodes to have the tables; less than the phase may take.
  private static final Duration PLACING = Duration.ofMillis(2500);

  /// How long the tables may take to go to other nodes while this one still serves them.
  private static final Duration MOVING = Duration.ofSeconds(6);

  /// The phase of the shutdown in which that is waited for: after the tables have been stopped
  /// here, before this node leaves.
  private static final String TABLES_PLACED = "tables-placed";

  private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

  /// Hands the tables over, leaves, and ends the actor system; gives up after a while.
  ///
  /// @param handedOver run once no table is served here any more: when all were moved, and again,
  ///   on a thread of its own, when this node's part of them has stopped
  static void leave(ActorSystem<?> system, Departures departures, Runnable handedOver) {
    CoordinatedShutdown shutdown = CoordinatedShutdown.get(system);
    try {
      Placement placement = new Placement(Adapter.toClassic(system));
      Set<String> shards = placement.here();
      if (placement.moveElsewhere(shards, departures, MOVING)) {
        LOG.info("all tables were moved to other nodes");
        if (!shards.isEmpty()) {
          placement.tellHomes(shards);
        }
        handedOver.run();
      }
      shutdown.addTask(
          TABLES_PLACED,
          "tables",
          () ->
              CompletableFuture.supplyAsync(
                  () -> placed(placement, shards, handedOver), Thread::startVirtualThread));
      shutdown.runAll(REASON).toCompletableFuture().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      LOG.info("the cluster is left");
    } catch (TimeoutException | ExecutionException e) {
      LOG.warn("the cluster was not left in time", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Stays until other nodes have all tables. What decides where they go may be on this node, the
  /// oldest one: if it left before, they would have to wait until another one is ready to decide.
  private static Done placed(Placement placement, Set<String> shards, Runnable handedOver) {
    LOG.info("no table is served here any more");
    handedOver.run();
    try {
      if (placement.awaitElsewhere(shards, PLACING)) {
        LOG.info("other nodes have the tables");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Done.done();
  }
}
