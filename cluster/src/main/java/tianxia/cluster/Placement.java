package tianxia.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.ActorSelection;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ShardRegion;
import org.apache.pekko.pattern.Patterns;
import tianxia.cluster.shard.Departures;
import tianxia.cluster.shard.Homes;
import tianxia.cluster.shard.Moved;

/// Which nodes have the shards of tables, as their regions say.
final class Placement {
  private static final Duration ANSWER = Duration.ofMillis(500);
  private static final long PERIOD_MILLIS = 20;

  /// How often to look for shards that move one after the other.
  private static final long MOVING_MILLIS = 50;

  /// How long none may move before it is given up: whoever decides may know nothing of departures.
  private static final Duration STANDSTILL = Duration.ofSeconds(2);

  private final ActorSystem system;
  private final Cluster cluster;

  Placement(ActorSystem system) {
    this.system = system;
    this.cluster = Cluster.get(system);
  }

  /// The shards of this node; none if it does not say so.
  Set<String> here() throws InterruptedException {
    return at(cluster.selfAddress()).orElse(Set.of());
  }

  /// Waits until other nodes have shards that were this one's.
  ///
  /// @return whether they have; false if that takes too long, or none of them answers: they are
  ///   leaving too
  boolean awaitElsewhere(Set<String> shards, Duration patience) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() - deadline < 0) {
      Optional<Set<String>> elsewhere = elsewhere();
      if (elsewhere.isEmpty() || elsewhere.get().containsAll(shards)) {
        return elsewhere.isPresent();
      }
      Thread.sleep(PERIOD_MILLIS);
    }
    return false;
  }

  /// Has the shards of this node moved to others, while it still serves those that have not.
  ///
  /// @return whether they were; false if all nodes are about to leave, none answers, or it takes
  ///   too long
  boolean moveElsewhere(Set<String> shards, Departures departures, Duration patience)
      throws InterruptedException {
    long began = System.nanoTime();
    long progress = began;
    int most = 0;
    departures.announce();
    while (departures.anyStays() && System.nanoTime() - began < patience.toNanos()) {
      Set<String> moved = elsewhere().orElseGet(HashSet::new);
      moved.retainAll(shards);
      if (moved.size() == shards.size()) {
        return true;
      }
      long now = System.nanoTime();
      if (moved.size() > most) {
        most = moved.size();
        progress = now;
      } else if (now - progress > STANDSTILL.toNanos()) {
        return false;
      }
      Thread.sleep(MOVING_MILLIS);
      departures.announce();
    }
    return false;
  }

  /// Has the regions of other nodes learn where shards have moved, as long as whoever decides can
  /// tell them. Those that do not answer will have to ask.
  void tellHomes(Set<String> shards) throws InterruptedException {
    List<CompletableFuture<Object>> learning = new ArrayList<>();
    for (Member member : cluster.state().getMembers()) {
      if (other(member)) {
        ActorSelection homes = system.actorSelection(member.address() + "/system/" + Homes.NAME);
        learning.add(
            Patterns.askWithReplyTo(
                    homes, replyTo -> new Moved(shards, Adapter.toTyped(replyTo)), ANSWER)
                .toCompletableFuture());
      }
    }
    try {
      CompletableFuture.allOf(learning.toArray(CompletableFuture[]::new)).get();
    } catch (ExecutionException e) {
      // One is gone, or of an earlier version.
    }
  }

  private boolean other(Member member) {
    return member.status().equals(MemberStatus.up())
        && !member.uniqueAddress().equals(cluster.selfUniqueAddress());
  }

  /// The shards of other nodes; empty if none of them answers.
  private Optional<Set<String>> elsewhere() throws InterruptedException {
    Optional<Set<String>> all = Optional.empty();
    for (Member member : cluster.state().getMembers()) {
      if (other(member)) {
        Optional<Set<String>> there = at(member.address());
        if (there.isPresent()) {
          Set<String> both = new HashSet<>(there.get());
          all.ifPresent(both::addAll);
          all = Optional.of(both);
        }
      }
    }
    return all;
  }

  private Optional<Set<String>> at(Address node) throws InterruptedException {
    String region = (node.equals(cluster.selfAddress()) ? "" : node) + "/system/sharding/table";
    ActorSelection selection = system.actorSelection(region);
    try {
      Object answer =
          Patterns.ask(selection, ShardRegion.getRegionStatsInstance(), ANSWER)
              .toCompletableFuture()
              .get(2 * ANSWER.toMillis(), TimeUnit.MILLISECONDS);
      return answer instanceof ShardRegion.ShardRegionStats stats
          ? Optional.of(stats.getStats().keySet())
          : Optional.empty();
    } catch (ExecutionException | TimeoutException e) {
      return Optional.empty();
    }
  }
}
