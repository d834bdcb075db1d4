package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.TalkRoom;

/// The rows of reports, measures and the host's acts, read and written.
public final class ReportRows {
  private ReportRows() {}

  /// Whether a line has a report, open or closed.
  public static boolean known(Handle handle, Report report) {
    return handle
            .createQuery(
                "select count(*) from talk_report where id = :id and room = :room and number = :number")
            .bind("id", report.table())
            .bind("room", report.room().code())
            .bind("number", report.number())
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  public static int open(Handle handle) {
    return handle
        .createQuery("select count(*) from talk_report where open = 1")
        .mapTo(Integer.class)
        .one();
  }

  public static void insert(Handle handle, Report report) {
    handle
        .createUpdate(
            "insert into talk_report (id, room, number, at, reporter, reason, who, name, around,"
                + " open) values (:id, :room, :number, :at, :reporter, :reason, :who, :name,"
                + " :around, 1)")
        .bind("id", report.table())
        .bind("room", report.room().code())
        .bind("number", report.number())
        .bind("at", report.at())
        .bind("reporter", report.reporter())
        .bind("reason", report.reason())
        .bind("who", report.who())
        .bind("name", report.name())
        .bind("around", AroundText.write(report.around()))
        .execute();
  }

  public static void close(Handle handle, Report report) {
    handle
        .createUpdate(
            "update talk_report set open = 0 where id = :id and room = :room and number = :number")
        .bind("id", report.table())
        .bind("room", report.room().code())
        .bind("number", report.number())
        .execute();
  }

  /// Takes an account out of all reports; those about it go, and so do the measures against it.
  public static void erase(Handle handle, String account) {
    String who = Sanction.account(account);
    handle.createUpdate("delete from talk_report where who = :who").bind("who", who).execute();
    handle.createUpdate("delete from talk_sanction where who = :who").bind("who", who).execute();
    PreparedBatch update =
        handle.prepareBatch("update talk_report set around = :after where around = :before");
    handle
        .createQuery("select around from talk_report where around like :account")
        .bind("account", "%\"" + account + "\"%")
        .mapTo(String.class)
        .list()
        .forEach(text ->
            update.bind("before", text).bind("after", AroundText.without(text, account)).add());
    update.execute();
  }

  public static List<Report> reports(Handle handle, int most) {
    return handle
        .createQuery(
            "select * from talk_report where open = 1 order by at, id, room, number limit :most")
        .bind("most", most)
        .map((row, context) -> report(row))
        .list();
  }

  public static Optional<Report> report(Handle handle, String table, TalkRoom room, int number) {
    return handle
        .createQuery(
            "select * from talk_report where id = :id and room = :room and number = :number"
                + " and open = 1")
        .bind("id", table)
        .bind("room", room.code())
        .bind("number", number)
        .map((row, context) -> report(row))
        .findOne();
  }

  private static Report report(ResultSet row) throws SQLException {
    return new Report(
        row.getString("id"),
        TalkRoom.of(row.getString("room")).orElseThrow(),
        row.getInt("number"),
        row.getLong("at"),
        row.getInt("reporter"),
        row.getString("reason"),
        row.getString("who"),
        row.getString("name"),
        AroundText.read(row.getString("around")));
  }

  public static void insert(Handle handle, Sanction sanction) {
    handle
        .createUpdate(
            "insert into talk_sanction (id, who, name, kind, reason, since, until)"
                + " values (:id, :who, :name, :kind, :reason, :since, :until)")
        .bind("id", sanction.id())
        .bind("who", sanction.who())
        .bind("name", sanction.name())
        .bind("kind", sanction.kind())
        .bind("reason", sanction.reason())
        .bind("since", sanction.since())
        .bind("until", sanction.until())
        .execute();
  }

  public static void lift(Handle handle, String id) {
    handle.createUpdate("delete from talk_sanction where id = :id").bind("id", id).execute();
  }

  public static List<Sanction> sanctions(Handle handle, long now) {
    return handle
        .createQuery("select * from talk_sanction where until > :now order by since desc, id")
        .bind("now", now)
        .map((row, context) ->
            new Sanction(
                row.getString("id"),
                row.getString("who"),
                row.getString("name"),
                row.getString("kind"),
                row.getString("reason"),
                row.getLong("since"),
                row.getLong("until")))
        .list();
  }

  /// Numbered here, in the one transaction that writes, since the databases count differently.
  public static void insert(Handle handle, List<HostAct> acts) {
    long last =
        handle.createQuery("select coalesce(max(number), 0) from talk_act").mapTo(Long.class).one();
    PreparedBatch insert =
        handle.prepareBatch(
            "insert into talk_act (number, at, act, whom, place, reason, until)"
                + " values (:number, :at, :act, :whom, :place, :reason, :until)");
    for (HostAct act : acts) {
      insert
          .bind("number", ++last)
          .bind("at", act.at())
          .bind("act", act.act())
          .bind("whom", act.whom())
          .bind("place", act.where())
          .bind("reason", act.reason())
          .bind("until", act.until())
          .add();
    }
    insert.execute();
  }

  public static List<HostAct> acts(Handle handle, int most) {
    return handle
        .createQuery("select * from talk_act order by number desc limit :most")
        .bind("most", most)
        .map((row, context) ->
            new HostAct(
                row.getLong("at"),
                row.getString("act"),
                row.getString("whom"),
                row.getString("place"),
                row.getString("reason"),
                row.getLong("until")))
        .list();
  }
}
