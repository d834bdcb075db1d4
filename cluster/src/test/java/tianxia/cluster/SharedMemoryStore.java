package tianxia.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import tianxia.server.cluster.Membership;
import tianxia.server.cluster.Membership.Node;
import tianxia.server.cluster.SharedStore;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;

/// A store in memory that several nodes of one process share, with claims, and the nodes that
/// belong to the cluster.
class SharedMemoryStore extends MemoryStore implements SharedStore {
  private final Map<String, Long> epochs = new HashMap<>();
  private final AtomicReference<Runnable> afterCommit = new AtomicReference<>(() -> {});
  private final List<TestMembership> nodes = new ArrayList<>();

  @Override
  public synchronized Claimed claim(String table) {
    Claim claim = new Claim(table, epochs.merge(table, 1L, Long::sum));
    return new Claimed(claim, rows(table), putOffs(table), prepared(table));
  }

  private void check(Claim claim) {
    if (epochs.getOrDefault(claim.table(), 0L) != claim.epoch()) {
      throw new Lost(claim.table());
    }
  }

  @Override
  public void append(Claim claim, List<Row> rows, Waiting waiting, long at) {
    commit(claim, rows, waiting, at);
    afterCommit.getAndSet(() -> {}).run();
  }

  private synchronized void commit(Claim claim, List<Row> rows, Waiting waiting, long at) {
    check(claim);
    append(rows, waiting, at);
  }

  /// Has something done after the next write of a table was committed, before its writer hears of
  /// it.
  void afterCommit(Runnable action) {
    afterCommit.set(action);
  }

  @Override
  public synchronized void putOff(Claim claim, Store.PutOff putOff) {
    check(claim);
    super.putOff(claim, putOff);
  }

  @Override
  public synchronized void prepare(Claim claim, Store.Prepared prepared) {
    check(claim);
    super.prepare(claim, prepared);
  }

  @Override
  public synchronized void delete(Claim claim) {
    check(claim);
    super.delete(claim);
  }

  /// How often a table was claimed.
  synchronized long epoch(String table) {
    return epochs.getOrDefault(table, 0L);
  }

  @Override
  public synchronized Membership join(
      String address, Membership.Duty duty, FatalFailureListener failures) {
    Node node = new Node(nodes.size() + 1, address);
    TestMembership membership = new TestMembership(this, node, duty);
    nodes.add(membership);
    return membership;
  }

  /// All that ever came, oldest first.
  synchronized List<TestMembership> nodes() {
    return List.copyOf(nodes);
  }

  /// One decision about the nodes at a time.
  synchronized <T> T decide(Supplier<T> decision) {
    return decision.get();
  }

  @Override
  public void close() {}
}
