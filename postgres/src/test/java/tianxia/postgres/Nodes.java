package tianxia.postgres;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import tianxia.server.cluster.Membership;
import tianxia.server.supervision.Unbroken;

/// Memberships on one database whose time stands still: no lease runs out and none is renewed,
/// unless a test says so.
final class Nodes implements AutoCloseable {
  static final MembershipTimes STILL =
      new MembershipTimes(Duration.ofHours(1), Duration.ofHours(1), Duration.ofMinutes(10));

  /// What a node was told.
  static final class Told implements Membership.Duty {
    final CompletableFuture<Void> lapsed = new CompletableFuture<>();
    final CompletableFuture<Void> renewed = new CompletableFuture<>();
    final CompletableFuture<Void> expelled = new CompletableFuture<>();

    @Override
    public void lapsed() {
      lapsed.complete(null);
    }

    @Override
    public void renewed() {
      renewed.complete(null);
    }

    @Override
    public void expelled() {
      expelled.complete(null);
    }
  }

  final AtomicLong clock = new AtomicLong();
  private final TestDatabase database;
  private final List<Membership> all = new ArrayList<>();

  Nodes(TestDatabase database) {
    this.database = database;
    database.open().close();
  }

  Membership join(String address) {
    return join(address, STILL, new Told());
  }

  synchronized Membership join(String address, MembershipTimes times, Membership.Duty duty) {
    Membership node =
        new PostgresMembership(
            database.database().asking(), address, times, duty, clock::get, new Unbroken());
    all.add(node);
    return node;
  }

  /// A node's lease runs out.
  void runOut(Membership node) {
    database.execute(
        "update node set lease = now() - interval '1 second' where serial = "
            + node.self().serial());
  }

  /// A node has renewed its lease for longer than one lease.
  void settle(Membership node) {
    database.execute(
        "update node set since = now() - interval '2 hours' where serial = "
            + node.self().serial());
  }

  @Override
  public void close() {
    all.forEach(Membership::close);
  }
}
