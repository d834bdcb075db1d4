package tianxia.cluster.shard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.ShardCoordinator.AbstractShardAllocationStrategy;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

/// Has the coordinator of the shards do what [Moves] decides. It asks again and again, as the
/// setting `rebalance-interval` says. Used by the coordinator alone.
public final class FewAtATime extends AbstractShardAllocationStrategy {
  /// How often a shard moves to even them out: each time costs its tables a moment.
  private static final Duration EVENING = Duration.ofMillis(100);

  private final Cluster cluster;
  private final Departures departures;
  private long evened = System.nanoTime();

  /// @param departures whose shards are to move away
  public FewAtATime(Cluster cluster, Departures departures) {
    this.cluster = cluster;
    this.departures = departures;
  }

  @Override
  public Future<ActorRef> allocateShard(
      ActorRef requester,
      String shard,
      Map<ActorRef, scala.collection.immutable.IndexedSeq<String>> regions) {
    return Future.successful(
        Moves.home(holders(regions)).orElseGet(() -> regions.keySet().iterator().next()));
  }

  @Override
  public Future<Set<String>> rebalance(
      Map<ActorRef, scala.collection.immutable.IndexedSeq<String>> regions, Set<String> moving) {
    return Future.successful(next(holders(regions), moving));
  }

  /// A shard moves only once all regions know of it, which those that are not reached don't.
  private Set<String> next(List<Holder<ActorRef>> holders, Set<String> moving) {
    if (!cluster.state().getUnreachable().isEmpty()) {
      return Set.of();
    }
    Set<String> away = Moves.away(holders, moving);
    long now = System.nanoTime();
    if (!away.isEmpty() || !moving.isEmpty() || now - evened < EVENING.toNanos() || joining()) {
      return away;
    }
    evened = now;
    return Moves.even(holders);
  }

  private boolean joining() {
    for (Member member : cluster.state().getMembers()) {
      if (member.status().equals(MemberStatus.joining())) {
        return true;
      }
    }
    return false;
  }

  /// Without regions of nodes that are no members any more, or not known yet. One that has been
  /// declared down hands nothing over, and a shard that is asked of it would wait until the
  /// coordinator gives up (`handoff-timeout`).
  private List<Holder<ActorRef>> holders(
      Map<ActorRef, scala.collection.immutable.IndexedSeq<String>> regions) {
    Map<Address, Member> members = new HashMap<>();
    cluster.state().getMembers().forEach(member -> members.put(member.address(), member));
    List<Holder<ActorRef>> holders = new ArrayList<>();
    regions.forEach((region, shards) -> {
      Address there = region.path().address();
      Member member = members.get(there.hasLocalScope() ? cluster.selfAddress() : there);
      if (member != null && Departures.serves(member.status())) {
        holders.add(
            new Holder<>(region, departures.stays(member), CollectionConverters.asJava(shards)));
      }
    });
    return holders;
  }
}
