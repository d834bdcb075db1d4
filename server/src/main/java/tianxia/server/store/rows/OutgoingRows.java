package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.notice.NoticeStore.Outgoing;

/// The rows of notices on their way, read and written.
public final class OutgoingRows {
  private OutgoingRows() {}

  public static void insert(Handle handle, List<Outgoing> all) {
    PreparedBatch insert =
        handle.prepareBatch(
            "insert into outgoing (id, subscriber, table_id, seat, kind, game, actor, tries, due)"
                + " values (:id, :subscriber, :table, :seat, :kind, :game, :by, :tries, :due)");
    for (Outgoing one : all) {
      insert
          .bind("id", one.id())
          .bind("subscriber", one.subscriber())
          .bind("table", one.table())
          .bind("seat", one.seat())
          .bind("kind", one.kind())
          .bind("game", one.game())
          .bind("by", one.by())
          .bind("tries", one.tries())
          .bind("due", one.due())
          .add();
    }
    insert.execute();
  }

  public static List<Outgoing> due(Handle handle, long now, int most) {
    return handle
        .createQuery("select * from outgoing where due <= :now order by due, id limit :most")
        .bind("now", now)
        .bind("most", most)
        .map((row, context) -> outgoing(row))
        .list();
  }

  /// Those that nobody else has claimed meanwhile.
  public static List<Outgoing> claim(Handle handle, List<Outgoing> due, long until) {
    List<Outgoing> claimed = new ArrayList<>();
    for (Outgoing one : due) {
      int own =
          handle
              .createUpdate("update outgoing set due = :until where id = :id and due = :due")
              .bind("until", until)
              .bind("id", one.id())
              .bind("due", one.due())
              .execute();
      if (own > 0) {
        claimed.add(one);
      }
    }
    return claimed;
  }

  public static void retry(Handle handle, String id, int tries, long due) {
    handle
        .createUpdate("update outgoing set tries = :tries, due = :due where id = :id")
        .bind("tries", tries)
        .bind("due", due)
        .bind("id", id)
        .execute();
  }

  /// Whether one that was not tried yet is due after some time.
  public static boolean waits(Handle handle, String table, int seat, String kind, long now) {
    return handle
            .createQuery(
                "select count(*) from outgoing where table_id = :table and seat = :seat"
                    + " and kind = :kind and tries = 0 and due > :now")
            .bind("table", table)
            .bind("seat", seat)
            .bind("kind", kind)
            .bind("now", now)
            .mapTo(Long.class)
            .one()
        > 0;
  }

  /// Those of a kind to a seat.
  public static void recall(Handle handle, String table, int seat, String kind) {
    handle
        .createUpdate(
            "delete from outgoing where table_id = :table and seat = :seat and kind = :kind")
        .bind("table", table)
        .bind("seat", seat)
        .bind("kind", kind)
        .execute();
  }

  public static void remove(Handle handle, String id) {
    handle.createUpdate("delete from outgoing where id = :id").bind("id", id).execute();
  }

  private static Outgoing outgoing(ResultSet row) throws SQLException {
    return new Outgoing(
        row.getString("id"),
        row.getString("subscriber"),
        row.getString("table_id"),
        row.getInt("seat"),
        row.getString("kind"),
        row.getString("game"),
        row.getString("actor"),
        row.getInt("tries"),
        row.getLong("due"));
  }
}
