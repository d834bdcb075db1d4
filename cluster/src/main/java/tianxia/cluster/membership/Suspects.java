package tianxia.cluster.membership;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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
/// reached. Pekko's own opinion, that a node is unreachable, downs nobody, and that it is reachable
/// saves nobody: a killed process has ended in the store long before its heartbeats are missed.
///
/// Used by one thread.
public final class Suspects {
  /// How often to [#check].
  public static final Duration PERIOD = Duration.ofMillis(200);

  /// For how long a node is not reached before the store is asked to expel it. Its heartbeats have
  /// been missed for some seconds by then.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// How often the store is asked for more than who has ended.
  private static final Duration EXPULSION_PERIOD = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(Suspects.class);

  private final Cluster cluster;
  private final Membership membership;
  private final NodeDuty duty;
  private final Unreached<UniqueAddress> unreached = new Unreached<>(PERIOD, System.nanoTime());
  private final Runnable departed;
  private final EndedNodes ended;
  private final LostSessions sessions = new LostSessions();
  private final Set<UniqueAddress> gone = new HashSet<>();
  private Set<UniqueAddress> members = Set.of();
  private long asked = System.nanoTime();
  private boolean trouble;

  /// @param departed run after a node has left the cluster
  public Suspects(Cluster cluster, Membership membership, NodeDuty duty, Runnable departed) {
    this.cluster = cluster;
    this.membership = membership;
    this.duty = duty;
    this.departed = departed;
    this.ended = EndedNodes.knownTo(cluster.selfAddress().hostPort().replaceFirst("^.*@", ""));
  }

  /// Looks once.
  public void check() {
    noteDepartures();
    try {
      judge();
      trouble = false;
    } catch (Store.Failure e) {
      if (!trouble) {
        LOG.warn("the store can't be asked who has ended: {}", e.getMessage());
      }
      trouble = true;
    } finally {
      unreached.looked(System.nanoTime());
    }
  }

  private void judge() {
    long now = System.nanoTime();
    look(now);
    Map<Node, Member> others = nodes(cluster.state().getMembers());
    Set<Node> silent = others.isEmpty() ? Set.of() : membership.lost(others.keySet());
    Set<Node> dead = sessions.ended(silent, node -> unreached.contains(address(others, node)), now);
    if (!dead.isEmpty()) {
      down(others, membership.ended(dead));
    }
    if (now - asked > EXPULSION_PERIOD.toNanos()) {
      asked = now;
      expel(now);
    }
  }

  private void look(long now) {
    Set<UniqueAddress> lost =
        cluster.state().getUnreachable().stream()
            .map(Member::uniqueAddress)
            .collect(Collectors.toSet());
    for (UniqueAddress member : unreached.look(lost, now)) {
      if (!gone.contains(member)) {
        LOG.warn("the node at {} is not reached", member.address().hostPort());
      }
    }
  }

  private static UniqueAddress address(Map<Node, Member> members, Node node) {
    return Objects.requireNonNull(members.get(node)).uniqueAddress();
  }

  private void noteDepartures() {
    Set<UniqueAddress> now = new HashSet<>();
    cluster.state().getMembers().forEach(member -> now.add(member.uniqueAddress()));
    boolean fewer = !now.containsAll(members);
    members = now;
    if (gone.retainAll(now)) {
      tellDetector();
    }
    if (fewer) {
      departed.run();
    }
  }

  /// Asks for those to be expelled that were not reached for long, or no longer reach the store.
  private void expel(long now) {
    Map<Node, Member> members = nodes(cluster.state().getMembers());
    Set<Node> missed = unreached(members, now, Duration.ZERO);
    Set<Node> wanted = unreached(members, now, PATIENCE);
    membership.lapsed().stream().filter(members::containsKey).forEach(wanted::add);
    if (wanted.isEmpty()) {
      return;
    }
    switch (membership.expel(wanted, missed)) {
      case EXPELLED -> down(members, wanted);
      case EXPELLED_BY_OTHERS -> duty.expelled();
      case UNDECIDED -> {}
    }
  }

  /// Those that were not reached for a time or longer.
  private Set<Node> unreached(Map<Node, Member> members, long now, Duration time) {
    return members.entrySet().stream()
        .filter(member -> unreached.lasts(member.getValue().uniqueAddress(), time, now))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private void down(Map<Node, Member> members, Set<Node> nodes) {
    for (Node node : nodes) {
      Member member = members.get(node);
      if (member != null) {
        LOG.warn("the node at {} has ended or was expelled", node.address());
        gone.add(member.uniqueAddress());
        tellDetector();
        cluster.down(member.address());
      }
    }
  }

  private void tellDetector() {
    ended.set(gone.stream().map(each -> each.address().toString()).collect(Collectors.toSet()));
  }

  /// Members by the node that the store knows, without this one and those that are down already.
  private Map<Node, Member> nodes(Iterable<Member> members) {
    Map<Node, Member> nodes = new HashMap<>();
    for (Member member : members) {
      if (!member.uniqueAddress().equals(cluster.selfUniqueAddress())
          && !member.status().equals(MemberStatus.down())
          && !member.status().equals(MemberStatus.removed())) {
        NodeRole.of(member).ifPresent(node -> nodes.put(node, member));
      }
    }
    return nodes;
  }
}
