package tianxia.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.request.NewTable;

/// The nodes of one cluster within the tests' process.
final class Nodes implements AutoCloseable {
  private final SharedMemoryStore store = new SharedMemoryStore();
  private final List<TestNode> nodes = new ArrayList<>();

  Nodes(int count) {
    for (int i = 0; i < count; i++) {
      add();
    }
    balance();
  }

  SharedMemoryStore store() {
    return store;
  }

  TestNode get(int index) {
    return nodes.get(index);
  }

  TestMembership membership(int index) {
    return store.nodes().get(index);
  }

  TestNode add() {
    TestNode node = new TestNode(store);
    nodes.add(node);
    return node;
  }

  /// Waits until every node owns some tables.
  void balance() {
    List<TestNode> without = new ArrayList<>(nodes);
    while (!without.isEmpty()) {
      Guests guests = Guests.at(nodes.get(0).tables());
      without.removeIf(node -> node.owns(guests.table()));
    }
  }

  /// A table that a node owns.
  Guests ownedBy(TestNode owner) {
    return ownedBy(owner, Guests.wish("pebbles", Optional.empty()));
  }

  Guests ownedBy(TestNode owner, NewTable wish) {
    while (true) {
      Guests guests = Guests.at(owner.tables(), wish);
      if (owner.owns(guests.table())) {
        return guests;
      }
    }
  }

  /// Ends a node without a word to the others, as if its process had been killed.
  void kill(TestNode node) {
    node.kill(store.nodes().get(nodes.indexOf(node)), nodes);
  }

  /// Cuts a node off from all others.
  void cut(TestNode node) {
    nodes.stream()
        .filter(other -> other != node)
        .forEach(other -> {
          node.cut(other);
          other.cut(node);
        });
  }

  /// Ends a [#cut] between two nodes once one of them misses the other: soon enough that none is
  /// expelled.
  void healOnceMissed(TestNode one, TestNode other) {
    while (one.reaches(other) && other.reaches(one)) {
      Thread.onSpinWait();
    }
    one.heal(other);
    other.heal(one);
  }

  @Override
  public void close() {
    nodes.reversed().forEach(TestNode::close);
  }
}
