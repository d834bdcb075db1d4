package tianxia.cluster;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.ActorSelection;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ShardRegion;
import org.apache.pekko.pattern.Patterns;

/// Which nodes have the shards of tables, as their regions say.
final class Placement {
  private static final Duration ANSWER = Duration.ofMillis(500);
  private static final long PERIOD_MILLIS = 20;

  private final ActorSystem system;
  private final Cluster cluster;

  Placement(ActorSystem system) {
    this.system = system;
    this.cluster = Cluster.get(system);
  }

  /// The shards of this node; none if it does not say so.
  Set<String> here() throws InterruptedException {
    return at(cluster.selfAddress());
  }

  /// Waits until other nodes have shards that were this one's.
  ///
  /// @return whether they have; false if that takes too long, or there are no others
  boolean awaitElsewhere(Set<String> shards, Duration patience) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (!elsewhere().containsAll(shards)) {
      if (System.nanoTime() - deadline > 0 || !others()) {
        return false;
      }
      Thread.sleep(PERIOD_MILLIS);
    }
    return true;
  }

  private boolean others() {
    for (Member member : cluster.state().getMembers()) {
      if (other(member)) {
        return true;
      }
    }
    return false;
  }

  private boolean other(Member member) {
    return member.status().equals(MemberStatus.up())
        && !member.uniqueAddress().equals(cluster.selfUniqueAddress());
  }

  private Set<String> elsewhere() throws InterruptedException {
    Set<String> all = new HashSet<>();
    for (Member member : cluster.state().getMembers()) {
      if (other(member)) {
        all.addAll(at(member.address()));
      }
    }
    return all;
  }

  private Set<String> at(Address node) throws InterruptedException {
    String region = (node.equals(cluster.selfAddress()) ? "" : node) + "/system/sharding/table";
    ActorSelection selection = system.actorSelection(region);
    try {
      Object answer =
          Patterns.ask(selection, ShardRegion.getRegionStatsInstance(), ANSWER)
              .toCompletableFuture()
              .get(2 * ANSWER.toMillis(), TimeUnit.MILLISECONDS);
      return answer instanceof ShardRegion.ShardRegionStats stats
          ? stats.getStats().keySet()
          : Set.of();
    } catch (ExecutionException | TimeoutException e) {
      return Set.of();
    }
  }
}
