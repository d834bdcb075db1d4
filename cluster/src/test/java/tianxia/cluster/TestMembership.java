package tianxia.cluster;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tianxia.server.cluster.Membership;

/// A node as the store in memory knows it. Tests decide when it has ended or lapsed.
final class TestMembership implements Membership {
  private final SharedMemoryStore store;
  private final Node self;
  private final Duty duty;
  private volatile boolean ended;
  private volatile boolean lapsed;

  TestMembership(SharedMemoryStore store, Node self, Duty duty) {
    this.store = store;
    this.self = self;
    this.duty = duty;
  }

  /// As if its process had been killed.
  void end() {
    ended = true;
  }

  /// As if it did not reach the store for a while.
  void lapse() {
    duty.lapsed();
  }

  void renew() {
    duty.renewed();
  }

  /// As if its lease had run out.
  void runOut() {
    lapsed = true;
  }

  @Override
  public Node self() {
    return self;
  }

  @Override
  public List<Node> earlier() {
    return store.nodes().stream()
        .filter(node -> !node.ended && node.self.serial() < self.serial())
        .map(node -> node.self)
        .toList();
  }

  @Override
  public Set<Node> lost(Set<Node> nodes) {
    return ended(nodes);
  }

  @Override
  public Set<Node> ended(Set<Node> suspects) {
    return among(suspects).filter(node -> node.ended).map(n -> n.self).collect(Collectors.toSet());
  }

  private java.util.stream.Stream<TestMembership> among(Set<Node> suspects) {
    return store.nodes().stream().filter(node -> suspects.contains(node.self));
  }

  @Override
  public Set<Node> lapsed() {
    return store.nodes().stream()
        .filter(node -> node.lapsed && !node.ended && node != this)
        .map(node -> node.self)
        .collect(Collectors.toSet());
  }

  @Override
  public Verdict expel(Set<Node> suspects, Set<Node> unreached) {
    return store.decide(() -> decide(suspects, unreached));
  }

  private Verdict decide(Set<Node> suspects, Set<Node> unreached) {
    if (ended) {
      return Verdict.EXPELLED_BY_OTHERS;
    }
    List<TestMembership> living = store.nodes().stream().filter(node -> !node.ended).toList();
    Set<Node> others = new HashSet<>(unreached);
    others.addAll(suspects);
    long lost = among(others).filter(node -> !node.ended && !node.lapsed).count();
    long stay = living.size() - lost;
    boolean oldest = !others.contains(living.getFirst().self);
    if (stay < lost || stay == lost && !oldest) {
      return Verdict.UNDECIDED;
    }
    among(suspects)
        .forEach(node -> {
          node.ended = true;
          node.duty.expelled();
        });
    return Verdict.EXPELLED;
  }

  @Override
  public void close() {
    ended = true;
  }
}
