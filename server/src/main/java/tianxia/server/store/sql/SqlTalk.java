package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Store;
import tianxia.server.store.rows.ReportRows;
import tianxia.server.store.rows.TalkRows;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.TalkRoom;
import tianxia.server.talk.TalkStore;

/// What is said, in the tables of `talk.sql`, in SQLite and PostgreSQL alike.
public final class SqlTalk implements TalkStore {
  private final SqlDatabase database;

  public SqlTalk(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public void say(ChatLine line, int most, long epoch) {
    claimed(
        line.table(),
        epoch,
        handle -> {
          TalkRows.insert(handle, line);
          TalkRows.drop(handle, line.table(), line.room(), line.number() - most);
        });
  }

  @Override
  public void amend(List<ChatLine> lines, long epoch) {
    if (!lines.isEmpty()) {
      claimed(lines.getFirst().table(), epoch, handle -> TalkRows.amend(handle, lines));
    }
  }

  private void claimed(String table, long epoch, Consumer<Handle> statements) {
    database.write(new Store.Claim(table, epoch), statements);
  }

  @Override
  public List<ChatLine> lines(String table) {
    return database.read(handle -> TalkRows.lines(handle, table));
  }

  @Override
  public List<ChatLine> of(String account) {
    return database.read(handle -> TalkRows.of(handle, account));
  }

  @Override
  public String secret(String fresh) {
    String kept = database.read(handle -> TalkRows.secret(handle, ""));
    if (!kept.isEmpty()) {
      return kept;
    }
    database.write(handle ->
        handle
            .createUpdate(
                "insert into talk_secret (id, secret) values (1, :secret) on conflict do nothing")
            .bind("secret", fresh)
            .execute());
    return database.read(handle -> TalkRows.secret(handle, fresh));
  }

  @Override
  public boolean report(Report report, int most) {
    return database.decide(handle -> {
      boolean known = ReportRows.known(handle, report);
      boolean room = known || ReportRows.open(handle) < most;
      if (room && !known) {
        ReportRows.insert(handle, report);
      }
      return room;
    });
  }

  @Override
  public List<Report> reports(int most) {
    return database.read(handle -> ReportRows.reports(handle, most));
  }

  @Override
  public Optional<Report> report(String table, TalkRoom room, int number) {
    return database.read(handle -> ReportRows.report(handle, table, room, number));
  }

  @Override
  public int open() {
    return database.read(ReportRows::open);
  }

  @Override
  public void decide(Decision decision) {
    database.write(handle -> {
      decision.closes().ifPresent(report -> ReportRows.close(handle, report));
      decision.imposes().ifPresent(sanction -> ReportRows.insert(handle, sanction));
      decision.lifts().ifPresent(id -> ReportRows.lift(handle, id));
      ReportRows.insert(handle, decision.acts());
    });
  }

  @Override
  public List<HostAct> acts(int most) {
    return database.read(handle -> ReportRows.acts(handle, most));
  }

  @Override
  public List<Sanction> sanctions(long now) {
    return database.read(handle -> ReportRows.sanctions(handle, now));
  }
}
