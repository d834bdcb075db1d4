package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tianxia.server.notice.NoticeStore.Subscriber;

/// The rows of those who want to be told, read and written.
public final class SubscriberRows {
  private SubscriberRows() {}

  public static void put(Handle handle, Subscriber subscriber) {
    handle
        .createUpdate(
            "insert into subscriber (id, holder, table_id, kind, endpoint, public_key, secret,"
                + " language, origin, made) values (:id, :holder, :table, :kind, :endpoint, :key,"
                + " :secret, :language, :origin, :made) on conflict (id) do update set"
                + " public_key = excluded.public_key, secret = excluded.secret,"
                + " language = excluded.language, origin = excluded.origin, made = excluded.made")
        .bind("id", subscriber.id())
        .bind("holder", subscriber.holder())
        .bind("table", subscriber.table())
        .bind("kind", subscriber.kind())
        .bind("endpoint", subscriber.endpoint())
        .bind("key", subscriber.key())
        .bind("secret", subscriber.secret())
        .bind("language", subscriber.language())
        .bind("origin", subscriber.origin())
        .bind("made", subscriber.made())
        .execute();
  }

  public static void remove(Handle handle, String id) {
    for (String where : List.of("outgoing where subscriber", "subscriber where id")) {
      handle.createUpdate("delete from " + where + " = :id").bind("id", id).execute();
    }
  }

  public static void removeAll(Handle handle, String holder) {
    of(handle, List.of(holder)).forEach(one -> remove(handle, one.id()));
  }

  public static Optional<Subscriber> one(Handle handle, String id) {
    return handle
        .createQuery("select * from subscriber where id = :id")
        .bind("id", id)
        .map((row, context) -> subscriber(row))
        .findFirst();
  }

  public static List<Subscriber> of(Handle handle, List<String> holders) {
    return handle
        .createQuery("select * from subscriber where holder in (<holders>) order by made, id")
        .bindList("holders", holders)
        .map((row, context) -> subscriber(row))
        .list();
  }

  public static long count(Handle handle) {
    return handle.createQuery("select count(*) from subscriber").mapTo(Long.class).one();
  }

  private static Subscriber subscriber(ResultSet row) throws SQLException {
    return new Subscriber(
        row.getString("id"),
        row.getString("holder"),
        row.getString("table_id"),
        row.getString("kind"),
        row.getString("endpoint"),
        row.getString("public_key"),
        row.getString("secret"),
        row.getString("language"),
        row.getString("origin"),
        row.getLong("made"));
  }
}
