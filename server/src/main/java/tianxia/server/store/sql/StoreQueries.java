package tianxia.server.store.sql;

import java.util.List;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Store;
import tianxia.server.store.rows.EntryText;

/// What the stores in SQL ask, the same in each of them.
public final class StoreQueries {
  private StoreQueries() {}

  /// Ids of tables, ascending ([Store#tables]).
  public static List<String> tables(Handle handle, String after, int most) {
    return handle
        .createQuery("select id from log where seq = 1 and id > :after order by id limit :most")
        .bind("after", after)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// Tables, ascending, and when each was last written to ([Store#lastWrites]).
  public static List<Store.LastWrite> lastWrites(Handle handle, String after, int most) {
    return handle
        .createQuery(
            "select id, max(at) as last from log where id > :after group by id order by id limit :most")
        .bind("after", after)
        .bind("most", most)
        .map((row, context) -> new Store.LastWrite(row.getString("id"), row.getLong("last")))
        .list();
  }

  /// A table's log, in order.
  public static List<Store.Row> rows(Handle handle, String table) {
    return handle
        .createQuery("select seq, at, body from log where id = :id order by seq")
        .bind("id", table)
        .map((row, context) ->
            new Store.Row(
                table, row.getInt("seq"), row.getLong("at"), EntryText.read(row.getString("body"))))
        .list();
  }

  /// What the seats of a table have put off.
  public static List<Store.PutOff> putOffs(Handle handle, String table) {
    return handle
        .createQuery("select seat, until from put_off where id = :id order by seat")
        .bind("id", table)
        .map((row, context) -> new Store.PutOff(table, row.getInt("seat"), row.getInt("until")))
        .list();
  }

  /// The tables that have waited longest ([Store#waitingSince]).
  public static List<String> waitingSince(Handle handle, long before, int most) {
    return handle
        .createQuery("select id from waiting where at < :before order by at limit :most")
        .bind("before", before)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// Tables whose due time has come ([Store#due]).
  public static List<String> due(Handle handle, long now, int most) {
    return handle
        .createQuery("select id from due where at <= :now order by at limit :most")
        .bind("now", now)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// How many tables there are.
  public static long count(Handle handle) {
    return handle.createQuery("select count(*) from log where seq = 1").mapTo(Long.class).one();
  }

  /// How many tables wait.
  public static int waiting(Handle handle) {
    return handle.createQuery("select count(*) from waiting").mapTo(Integer.class).one();
  }
}
