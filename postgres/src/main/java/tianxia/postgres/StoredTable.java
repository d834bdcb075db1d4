package tianxia.postgres;

import java.util.List;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.EntryText;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Claimed;
import tianxia.server.store.Store.PutOff;
import tianxia.server.store.Store.Row;

/// What the database has of one table.
final class StoredTable {
  private StoredTable() {}

  /// Makes a node the table's owner, then reads it. What is read is final: nobody writes to the
  /// table meanwhile, and later nobody with an earlier epoch.
  static Claimed claim(Handle transaction, String table, String node) {
    long epoch = own(transaction, table, node);
    List<Row> rows = rows(transaction, table);
    if (rows.isEmpty()) {
      // It never was there, or its owner has deleted it just now.
      transaction.execute("delete from owner where id = ?", table);
    }
    return new Claimed(new Claim(table, epoch), rows, putOffs(transaction, table));
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

  /// Its log, in order.
  static List<Row> rows(Handle handle, String table) {
    return handle
        .createQuery("select seq, at, body from log where id = :id order by seq")
        .bind("id", table)
        .map((row, context) ->
            new Row(
                table, row.getInt("seq"), row.getLong("at"), EntryText.read(row.getString("body"))))
        .list();
  }

  /// What its seats have put off.
  static List<PutOff> putOffs(Handle handle, String table) {
    return handle
        .createQuery("select seat, until from put_off where id = :id order by seat")
        .bind("id", table)
        .map((row, context) -> new PutOff(table, row.getInt("seat"), row.getInt("until")))
        .list();
  }
}
