package tianxia.postgres;

import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Store;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Claimed;
import tianxia.server.store.Store.Row;
import tianxia.server.store.sql.PreparedRows;
import tianxia.server.store.sql.StoreQueries;

/// The claim of a table in the database.
final class Claiming {
  private Claiming() {}

  /// Makes a node the table's owner, then reads it. What is read is final: nobody writes to the
  /// table meanwhile, and later nobody with an earlier epoch.
  ///
  /// @param serial of the node in its cluster, if there is one: who was expelled claims nothing
  static Claimed claim(Handle transaction, String table, String node, OptionalLong serial) {
    long epoch = own(transaction, table, node);
    // Now that nobody else can claim it. Asked before, the node could be expelled while it waits,
    // and take the table back from whoever has claimed it since.
    if (serial.isPresent() && !NodeQueries.isMember(transaction, serial.getAsLong())) {
      throw new Store.Failure("this node does not belong to the cluster any more");
    }
    List<Row> rows = StoreQueries.rows(transaction, table);
    if (rows.isEmpty()) {
      // It never was there, or its owner has deleted it just now.
      transaction.execute("delete from owner where id = ?", table);
    }
    return new Claimed(
        new Claim(table, epoch),
        rows,
        StoreQueries.putOffs(transaction, table),
        PreparedRows.of(transaction, table));
  }

  /// Counts the epoch up; 0 for a table that does not exist. Waits for those that hold the row.
  private static long own(Handle transaction, String table, String node) {
    return transaction
        .createQuery(
            "insert into owner (id, epoch, node)"
                + " select :id, 1, :node where exists (select 1 from log where id = :id)"
                + " on conflict (id) do update"
                + " set epoch = owner.epoch + 1, node = excluded.node returning epoch")
        .bind("id", table)
        .bind("node", node)
        .mapTo(Long.class)
        .findOne()
        .orElse(0L);
  }
}
