package tianxia.postgres;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tianxia.server.cluster.Membership.Node;

/// What is asked of the table of nodes. Times are those of the statement, by the database's clock.
final class NodeQueries {
  /// The class of the advisory locks: of nodes by their serial, and of decisions (0).
  private static final int LOCKS = 0x7469616e;

  /// How long what is left of a node that has ended stays, for those who look into the table.
  private static final String KEPT = "1 day";

  /// Who holds which locks of nodes: one answer shows them all at one moment.
  private static final String HELD =
      "(select objid::bigint as serial, pid from pg_locks where locktype = 'advisory'"
          + " and classid::bigint = :class and objsubid = 2 and granted and database ="
          + " (select oid from pg_database where datname = current_database()))";

  private NodeQueries() {}

  /// Registers a node, under the lock of decisions. One with the same address has ended.
  static Node register(Handle handle, String address, Duration lease) {
    return handle.inTransaction(transaction -> {
      lockDecisions(transaction);
      transaction.execute("update node set gone = true where address = ? and not gone", address);
      transaction.execute("delete from node where lease < now() - interval '" + KEPT + "'");
      return new Node(
          transaction
              .createQuery(
                  "insert into node (address, lease, since)"
                      + " values (:address, clock_timestamp() + :lease * interval '1 ms',"
                      + " clock_timestamp()) returning serial")
              .bind("address", address)
              .bind("lease", lease.toMillis())
              .mapTo(Long.class)
              .one(),
          address);
    });
  }

  /// Takes the lock that this session holds as long as it lasts, if the one of an earlier session
  /// of this node has ended.
  static boolean lock(Handle handle, Node node) {
    boolean locked =
        handle
            .createQuery("select pg_try_advisory_lock(:class, :serial)")
            .bind("class", LOCKS)
            .bind("serial", Math.toIntExact(node.serial()))
            .mapTo(Boolean.class)
            .one();
    // While an earlier session of this node has not ended yet, the end of that one means nothing.
    handle.execute(
        "update node set locked = case when ? then pg_postmaster_start_time() end"
            + " where serial = ?",
        locked,
        node.serial());
    return locked;
  }

  /// Renews a lease; false if the node is gone. After a gap of half a lease, or a jump of the
  /// database's clock, the time since when it has been renewed begins anew.
  static boolean renew(Handle handle, Node node, Duration lease) {
    return handle
            .createUpdate(
                "update node set lease = clock_timestamp() + :lease * interval '1 ms',"
                    + " since = case when lease between clock_timestamp()"
                    + " + :lease * interval '1 ms' / 2 and clock_timestamp()"
                    + " + :lease * interval '1 ms' * 3 / 2 then since else clock_timestamp() end"
                    + " where serial = :serial and not gone")
            .bind("lease", lease.toMillis())
            .bind("serial", node.serial())
            .execute()
        == 1;
  }

  /// A node leaves.
  static int leave(Handle handle, Node node) {
    return handle.execute("update node set gone = true where serial = ?", node.serial());
  }

  /// The nodes before one that are not gone.
  static List<Node> earlier(Handle handle, Node node) {
    return handle
        .createQuery(
            "select serial, address from node where serial < :serial and not gone order by serial")
        .bind("serial", node.serial())
        .map((row, context) -> new Node(row.getLong("serial"), row.getString("address")))
        .list();
  }

  /// Expels the nodes before one whose leases have run out.
  static void expelOverBefore(Handle transaction, Node node) {
    transaction.execute(
        "update node set gone = true where serial < ? and not gone and lease < clock_timestamp()",
        node.serial());
  }

  /// Whether a node is not gone.
  static boolean isMember(Handle handle, long serial) {
    return handle
        .createQuery("select exists (select 1 from node where serial = :serial and not gone)")
        .bind("serial", serial)
        .mapTo(Boolean.class)
        .one();
  }

  /// Those of some nodes that have ended for certain: they are gone, or their lock is free although
  /// the session of the one who asks holds its own still, and they have renewed their lease since
  /// that one began. So their session has ended alone: not by a restart of the database, nor with
  /// all others for another reason, such as the crash of one of its processes.
  static Set<Long> ended(Handle handle, Node self, Collection<Node> suspects, Duration lease) {
    Set<Long> all = serials(suspects);
    Set<Long> running =
        new HashSet<>(
            handle
                .createQuery(
                    "with held as materialized "
                        + HELD
                        + " select serial from node where serial = any(:serials) and not gone"
                        + " and (locked is distinct from pg_postmaster_start_time()"
                        + " or serial in (select serial from held)"
                        + " or lease - :lease * interval '1 ms' <= coalesce((select backend_start"
                        + " from pg_stat_activity join held using (pid)"
                        + " where held.serial = :self), 'infinity'))")
                .bindArray("serials", Long.class, all)
                .bind("lease", lease.toMillis())
                .bind("self", self.serial())
                .bind("class", LOCKS)
                .mapTo(Long.class)
                .list());
    all.removeAll(running);
    return all;
  }

  /// Whether a node's lease has lasted without a gap for so long that it can judge others by it.
  static boolean renewedFor(Handle handle, Node node, Duration time) {
    return handle
            .createQuery(
                "select count(*) from node where serial = :serial and not gone"
                    + " and lease > clock_timestamp()"
                    + " and since <= clock_timestamp() - :time * interval '1 ms'")
            .bind("serial", node.serial())
            .bind("time", time.toMillis())
            .mapTo(Integer.class)
            .one()
        == 1;
  }

  /// All nodes that are not gone, whose lease lasts or has run out.
  static Set<Node> present(Handle handle, boolean leased) {
    return new HashSet<>(
        handle
            .createQuery(
                "select serial, address from node where not gone"
                    + " and (lease > clock_timestamp()) = :leased")
            .bind("leased", leased)
            .map((row, context) -> new Node(row.getLong("serial"), row.getString("address")))
            .list());
  }

  /// Expels nodes.
  static void expel(Handle handle, Set<Long> serials) {
    handle
        .createUpdate("update node set gone = true where serial = any(:serials) and not gone")
        .bindArray("serials", Long.class, serials)
        .execute();
  }

  /// Makes decisions about nodes follow one another: held to the end of the transaction.
  static void lockDecisions(Handle transaction) {
    transaction
        .createQuery("select pg_advisory_xact_lock(:class, 0)")
        .bind("class", LOCKS)
        .mapTo(String.class)
        .list();
  }

  static Set<Long> serials(Collection<Node> nodes) {
    Set<Long> serials = new HashSet<>();
    nodes.forEach(node -> serials.add(node.serial()));
    return serials;
  }
}
