package tianxia.cluster.shard;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;

/// Which nodes are about to leave, as they have told: they are members still, and serve their
/// tables, but get no more. Thread-safe.
public final class Departures {
  private static final String NAME = "departures";

  private final ActorSystem system;
  private final Cluster cluster;
  private final Set<UniqueAddress> told = ConcurrentHashMap.newKeySet();

  private Departures(ActorSystem system) {
    this.system = system;
    this.cluster = Cluster.get(system);
  }

  /// Listens to what other nodes tell.
  public static Departures start(org.apache.pekko.actor.typed.ActorSystem<?> system) {
    Departures departures = new Departures(Adapter.toClassic(system));
    system.systemActorOf(departures.listener(), NAME, Props.empty());
    return departures;
  }

  private Behavior<Departure> listener() {
    return Behaviors.receiveMessage(departure -> {
      note(departure);
      return Behaviors.same();
    });
  }

  private void note(Departure departure) {
    told.removeIf(node -> !member(node));
    UniqueAddress node =
        new UniqueAddress(AddressFromURIString.parse(departure.address()), departure.uid());
    if (member(node)) {
      told.add(node);
    }
  }

  private boolean member(UniqueAddress node) {
    for (Member member : cluster.state().getMembers()) {
      if (member.uniqueAddress().equals(node)) {
        return true;
      }
    }
    return false;
  }

  /// Tells all nodes that this one is about to leave. What is told may be lost: to be repeated.
  public void announce() {
    UniqueAddress self = cluster.selfUniqueAddress();
    told.add(self);
    Departure departure = new Departure(self.address().toString(), self.longUid());
    for (Member member : cluster.state().getMembers()) {
      if (!member.uniqueAddress().equals(self)) {
        system
            .actorSelection(member.address() + "/system/" + NAME)
            .tell(departure, ActorRef.noSender());
      }
    }
  }

  /// Whether a member is not about to leave.
  boolean stays(Member member) {
    return member.status().equals(MemberStatus.up()) && !told.contains(member.uniqueAddress());
  }

  /// Whether a node may still have shards: it stays, or is about to leave, but has not ended.
  static boolean serves(MemberStatus status) {
    return !status.equals(MemberStatus.down()) && !status.equals(MemberStatus.removed());
  }

  /// Whether any member stays.
  public boolean anyStays() {
    for (Member member : cluster.state().getMembers()) {
      if (stays(member)) {
        return true;
      }
    }
    return false;
  }
}
