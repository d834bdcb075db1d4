package tianxia.postgres;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

  /// Asks for the expulsion of all whom a node does not reach.
  static Membership.Verdict expel(Membership node, Set<Membership.Node> suspects) {
    return node.expel(suspects, suspects);
  }

  /// A node's lease runs out.
  void runOut(Membership node) {
    database.execute(
        "update node set lease = now() - interval '1 second' where serial = "
            + node.self().serial());
  }

  /// A node renews its lease.
  void renew(Membership node) {
    database.execute(
        "update node set lease = clock_timestamp() + interval '1 hour' where serial = "
            + node.self().serial());
  }

  /// Ends the session of a node that renews nothing by itself, as if its process had been killed.
  void killSession(Membership node) {
    database.execute("select pg_terminate_backend(pid, 30000)" + holding(node.self()));
    awaitNoSession(node.self());
  }

  /// Waits until no session holds a node's lock: a server notices the end of one a little later.
  void awaitNoSession(Membership.Node node) {
    while (session(node) != 0) {
      Thread.onSpinWait();
    }
  }

  /// Ends the session of a node that renews its lease by itself, and waits until it has another.
  void replaceSession(Membership node) {
    int before = session(node);
    database.execute("select pg_terminate_backend(" + before + ", 30000)");
    awaitSession(node, before);
  }

  /// Waits until a session of a node holds its lock, other than the one before.
  void awaitSession(Membership node, int before) {
    while (session(node) == 0 || session(node) == before) {
      Thread.onSpinWait();
    }
  }

  /// The session that holds a node's lock; 0: none.
  int session(Membership node) {
    return session(node.self());
  }

  private int session(Membership.Node node) {
    return database.count("select coalesce(max(pid), 0)" + holding(node));
  }

  private static String holding(Membership.Node node) {
    return " from pg_locks where locktype = 'advisory' and objsubid = 2 and granted"
        + " and database = (select oid from pg_database where datname = current_database())"
        + " and objid::bigint = "
        + node.serial();
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
