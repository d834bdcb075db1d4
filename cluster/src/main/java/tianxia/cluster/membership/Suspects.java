package tianxia.cluster.membership;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;
import tianxia.server.store.Store;

/// Declares nodes down that the store says have ended, or that it expels because they are not
/// reached. Pekko's own opinion, that a node is unreachable, downs nobody.
///
/// Used by one thread.
public final class Suspects {
  /// For how long a node is not reached before the store is asked to expel it.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// How often the store is asked for more than who has ended.
  private static final Duration PERIOD = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(Suspects.class);

  private final Cluster cluster;
  private final Membership membership;
  private final NodeDuty duty;
  private final Map<UniqueAddress, Long> unreachable = new HashMap<>();
  private final Runnable departed;
  private Set<UniqueAddress> members = Set.of();
  private long asked = System.nanoTime();

  /// @param departed run after a node has left the cluster
  public Suspects(Cluster cluster, Membership membership, NodeDuty duty, Runnable departed) {
    this.cluster = cluster;
    this.membership = membership;
    this.duty = duty;
    this.departed = departed;
  }

  /// Looks once. Called several times a second.
  public void check() {
    noteDepartures();
    try {
      judge();
    } catch (Store.Failure e) {
      LOG.warn("the store can't be asked who has ended: {}", e.getMessage());
    }
  }

  private void judge() {
    Set<Member> lost = cluster.state().getUnreachable();
    long now = System.nanoTime();
    unreachable
        .keySet()
        .retainAll(lost.stream().map(Member::uniqueAddress).collect(Collectors.toSet()));
    for (Member member : lost) {
      if (unreachable.putIfAbsent(member.uniqueAddress(), now) == null) {
        LOG.warn("the node at {} is not reached", member.address().hostPort());
      }
    }
    Map<Node, Address> suspects = nodes(lost);
    if (!suspects.isEmpty()) {
      down(suspects, membership.ended(suspects.keySet()));
    }
    if (now - asked > PERIOD.toNanos()) {
      asked = now;
      expel(now);
    }
  }

  private void noteDepartures() {
    Set<UniqueAddress> now = new HashSet<>();
    cluster.state().getMembers().forEach(member -> now.add(member.uniqueAddress()));
    boolean fewer = !now.containsAll(members);
    members = now;
    if (fewer) {
      departed.run();
    }
  }

  /// Asks for those to be expelled that were not reached for long, or no longer reach the store.
  private void expel(long now) {
    Map<Node, Address> members = nodes(cluster.state().getMembers());
    Set<Node> wanted =
        members.entrySet().stream()
            .filter(entry -> unreached(entry.getValue(), now))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    membership.lapsed().stream().filter(members::containsKey).forEach(wanted::add);
    if (wanted.isEmpty()) {
      return;
    }
    switch (membership.expel(wanted)) {
      case EXPELLED -> down(members, wanted);
      case EXPELLED_BY_OTHERS -> duty.expelled();
      case UNDECIDED -> {}
    }
  }

  private boolean unreached(Address address, long now) {
    return unreachable.entrySet().stream()
        .anyMatch(entry ->
            entry.getKey().address().equals(address)
                && now - entry.getValue() > PATIENCE.toNanos());
  }

  private void down(Map<Node, Address> members, Set<Node> nodes) {
    for (Node node : nodes) {
      Address address = members.get(node);
      if (address != null) {
        LOG.warn("the node at {} has ended or was expelled", node.address());
        cluster.down(address);
      }
    }
  }

  /// Members by the node that the store knows, without this one and those that are down already.
  private Map<Node, Address> nodes(Iterable<Member> members) {
    Map<Node, Address> nodes = new HashMap<>();
    for (Member member : members) {
      if (!member.uniqueAddress().equals(cluster.selfUniqueAddress())
          && !member.status().equals(MemberStatus.down())
          && !member.status().equals(MemberStatus.removed())) {
        NodeRole.of(member).ifPresent(node -> nodes.put(node, member.address()));
      }
    }
    return nodes;
  }
}
