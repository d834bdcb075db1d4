package tianxia.cluster;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.cluster.membership.NodeDuty;
import tianxia.cluster.membership.Suspects;
import tianxia.cluster.shard.Departures;
import tianxia.cluster.shard.Homes;
import tianxia.cluster.shard.Shards;
import tianxia.cluster.table.ToTable;
import tianxia.server.cluster.Membership;
import tianxia.server.lobby.SharedLobby;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.node.LocalTables;

/// This process as a node of the cluster. Thread-safe.
final class ClusterNode {
  private static final Logger LOG = LoggerFactory.getLogger(ClusterNode.class);

  private final ActorSystem<SpawnProtocol.Command> system;
  private final Cluster cluster;
  private final Departures departures;
  private final Region region;
  private final LocalTables local;
  private final Membership membership;
  private final NodeDuty duty;
  private final PeriodicTask watch;
  private final AtomicBoolean signedOff = new AtomicBoolean();
  private volatile boolean leaving;
  private volatile boolean closed;

  /// Starts a node, and waits until it is a member of the cluster.
  ///
  /// @throws java.io.UncheckedIOException if it can't listen or can't enter, with a sentence for
  ///   the one who runs the server
  static ClusterNode start(
      NodeAddress at,
      Encryption encryption,
      LocalTables local,
      SharedLobby lobby,
      Membership membership,
      NodeDuty duty,
      FatalFailureListener failures) {
    ActorSystem<SpawnProtocol.Command> system = Systems.start(at, encryption, membership.self());
    ClusterNode node = new ClusterNode(system, local, membership, duty, failures);
    LobbySource.start(system, lobby);
    LobbyReaders.start(system, lobby);
    try {
      new Entering(node.cluster, membership).enter();
      return node;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      node.stop();
      throw new IllegalStateException("interrupted while entering the cluster", e);
    } catch (RuntimeException e) {
      node.stop();
      throw e;
    }
  }

  private ClusterNode(
      ActorSystem<SpawnProtocol.Command> system,
      LocalTables local,
      Membership membership,
      NodeDuty duty,
      FatalFailureListener failures) {
    this.system = system;
    this.cluster = Cluster.get(Adapter.toClassic(system));
    this.local = local;
    this.membership = membership;
    this.duty = duty;
    this.departures = Departures.start(system);
    ActorRef<ToTable> tables = Systems.region(system, local, departures);
    Homes.start(system, tables);
    this.region = new Region(system, tables);
    Suspects suspects = new Suspects(cluster, membership, duty, region::departed);
    this.watch =
        PeriodicTask.start(
            "the watch over the cluster", Suspects.PERIOD, suspects::check, failures);
    system
        .getWhenTerminated()
        .whenComplete((done, failure) -> {
          if (!closed) {
            failures.lost(
                "the node of the cluster",
                new IllegalStateException("the other nodes have declared this one down"));
          }
        });
  }

  /// The way to all tables.
  Region region() {
    return region;
  }

  /// Whether this is the oldest node that is up.
  boolean oldest() {
    Member self = cluster.selfMember();
    for (Member member : cluster.state().getMembers()) {
      if (member.status().equals(MemberStatus.up()) && member.isOlderThan(self)) {
        return false;
      }
    }
    return true;
  }

  /// In how many shards new tables are made now.
  int shardsInUse() {
    return Shards.inUse(nodes(), local.loaded());
  }

  /// How many nodes are up: this one at least.
  private int nodes() {
    int up = 0;
    for (Member member : cluster.state().getMembers()) {
      if (member.status().equals(MemberStatus.up())) {
        up++;
      }
    }
    return Math.max(1, up);
  }

  /// Whether this node is about to leave the cluster.
  boolean leaving() {
    return leaving;
  }

  boolean closed() {
    return closed;
  }

  Optional<String> trouble() {
    Optional<String> here = duty.trouble();
    if (here.isPresent()) {
      return here;
    }
    if (leaving) {
      return Optional.of("about to leave the cluster");
    }
    return cluster.selfMember().status().equals(MemberStatus.up())
        ? local.trouble()
        : Optional.of("not a member of the cluster");
  }

  /// Hands the tables of this node over, leaves the cluster, and stops.
  ///
  /// @param handedOver run once no table is served here any more, and before this node leaves
  void close(Runnable handedOver) {
    if (!closed && !duty.isExpelled()) {
      leaving = true;
      Leaving.leave(
          system,
          departures,
          () -> {
            closed = true;
            handedOver.run();
          });
      // The others need not wait until this process ends.
      signOff();
    }
    closed = true;
    handedOver.run();
    stop();
  }

  /// The actor system, for tests.
  ActorSystem<?> system() {
    return system;
  }

  /// Stops without a word to the others.
  void kill() {
    closed = true;
    watch.close();
    system.terminate();
  }

  /// Stops at once.
  private void stop() {
    closed = true;
    watch.close();
    system.terminate();
    local.close();
    try {
      system.getWhenTerminated().toCompletableFuture().get(5, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      LOG.warn("the node has not stopped in time", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    signOff();
  }

  /// Leaves the store's list of nodes.
  private void signOff() {
    watch.close();
    if (!signedOff.getAndSet(true)) {
      membership.close();
    }
  }
}
