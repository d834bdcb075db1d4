package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.TalkRoom;

/// The rows of what is said, read and written.
public final class TalkRows {
  private TalkRows() {}

  public static void insert(Handle handle, ChatLine line) {
    handle
        .createUpdate(
            "insert into talk (id, room, number, at, seat, account, name, command, phrase, words,"
                + " removed, reason) values (:id, :room, :number, :at, :seat, :account, :name,"
                + " :command, :phrase, :words, :removed, :reason)")
        .bind("id", line.table())
        .bind("room", line.room().code())
        .bind("number", line.number())
        .bind("at", line.at())
        .bind("seat", line.seat())
        .bind("account", line.account())
        .bind("name", line.name())
        .bind("command", line.command())
        .bind("phrase", line.phrase())
        .bind("words", line.words())
        .bind("removed", line.removed())
        .bind("reason", line.reason())
        .execute();
  }

  /// Deletes the lines of a room up to one.
  public static void drop(Handle handle, String table, TalkRoom room, int upTo) {
    handle
        .createUpdate("delete from talk where id = :id and room = :room and number <= :upTo")
        .bind("id", table)
        .bind("room", room.code())
        .bind("upTo", upTo)
        .execute();
  }

  public static void amend(Handle handle, List<ChatLine> lines) {
    PreparedBatch update =
        handle.prepareBatch(
            "update talk set account = :account, name = :name, phrase = :phrase, words = :words,"
                + " removed = :removed, reason = :reason"
                + " where id = :id and room = :room and number = :number");
    for (ChatLine line : lines) {
      update
          .bind("id", line.table())
          .bind("room", line.room().code())
          .bind("number", line.number())
          .bind("account", line.account())
          .bind("name", line.name())
          .bind("phrase", line.phrase())
          .bind("words", line.words())
          .bind("removed", line.removed())
          .bind("reason", line.reason())
          .add();
    }
    update.execute();
  }

  /// Takes an account and its words out of all that was said.
  public static void erase(Handle handle, String account) {
    handle
        .createUpdate(
            "update talk set account = '', name = '', phrase = '', words = '', removed = :by,"
                + " reason = '' where account = :account")
        .bind("by", ChatLine.BY_AUTHOR)
        .bind("account", account)
        .execute();
  }

  public static List<ChatLine> lines(Handle handle, String table) {
    return handle
        .createQuery("select * from talk where id = :id order by room, number")
        .bind("id", table)
        .map((row, context) -> line(row))
        .list();
  }

  public static List<ChatLine> of(Handle handle, String account) {
    return handle
        .createQuery("select * from talk where account = :account order by at, id, number")
        .bind("account", account)
        .map((row, context) -> line(row))
        .list();
  }

  public static String secret(Handle handle, String fresh) {
    Optional<String> kept =
        handle
            .createQuery("select secret from talk_secret where id = 1")
            .mapTo(String.class)
            .findOne();
    return kept.orElse(fresh);
  }

  private static ChatLine line(ResultSet row) throws SQLException {
    return new ChatLine(
        row.getString("id"),
        TalkRoom.of(row.getString("room")).orElseThrow(),
        row.getInt("number"),
        row.getLong("at"),
        row.getInt("seat"),
        row.getString("account"),
        row.getString("name"),
        row.getString("command"),
        row.getString("phrase"),
        row.getString("words"),
        row.getString("removed"),
        row.getString("reason"));
  }
}
