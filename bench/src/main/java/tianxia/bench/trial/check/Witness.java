package tianxia.bench.trial.check;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tianxia.bench.trial.database.Database;

/// Notes inside the database, by triggers, which process wrote each entry of a log and in which
/// epoch, and which process claimed each epoch: independent of what the nodes believe.
public final class Witness {
  private static final String SCHEMA =
      """
      create schema if not exists trial;
      create table if not exists trial.written (
        id text not null, seq integer not null, epoch bigint not null, writer text not null);
      create table if not exists trial.claimed (
        id text not null, epoch bigint not null, claimer text not null);
      create or replace function trial.note_written() returns trigger language plpgsql as $$
      begin
        insert into trial.written values (new.id, new.seq,
          coalesce((select epoch from public.owner where id = new.id), 0), session_user);
        return null;
      end $$;
      create or replace function trial.note_claimed() returns trigger language plpgsql as $$
      begin
        insert into trial.claimed values (new.id, new.epoch, session_user);
        return null;
      end $$;
      create or replace trigger trial_written after insert on public.log
        for each row execute function trial.note_written();
      create or replace trigger trial_claimed after insert or update of epoch on public.owner
        for each row execute function trial.note_claimed();
      """;

  /// An entry of a log.
  ///
  /// @param epoch the table's when it was written; 0 if nobody had claimed it
  /// @param writer the role of the process that wrote it
  /// @param claimer the role of the process that had claimed this epoch
  record Line(int seq, String body, long epoch, String writer, String claimer) {}

  private final Database database;

  public Witness(Database database) {
    this.database = database;
  }

  /// Begins to note, once a node has made the tables.
  public void install() throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(SCHEMA);
    }
  }

  /// Makes reading fast, once all is written.
  void index() throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("create index if not exists written_id on trial.written (id, seq)");
      statement.execute("create index if not exists claimed_id on trial.claimed (id, epoch)");
    }
  }

  /// The logs of some tables, by their ids.
  Map<String, List<Line>> logs(List<String> ids) throws SQLException {
    Map<String, List<Line>> logs = new LinkedHashMap<>();
    try (Connection connection = database.connect();
        PreparedStatement query =
            connection.prepareStatement(
                "select l.id, l.seq, l.body, coalesce(w.epoch, -1), coalesce(w.writer, ''),"
                    + " coalesce(c.claimer, '')"
                    + " from public.log l"
                    + " left join trial.written w on w.id = l.id and w.seq = l.seq"
                    + " left join trial.claimed c on c.id = w.id and c.epoch = w.epoch"
                    + " where l.id = any(?) order by l.id, l.seq")) {
      query.setArray(1, connection.createArrayOf("text", ids.toArray()));
      try (ResultSet rows = query.executeQuery()) {
        while (rows.next()) {
          logs.computeIfAbsent(rows.getString(1), id -> new ArrayList<>())
              .add(
                  new Line(
                      rows.getInt(2),
                      rows.getString(3),
                      rows.getLong(4),
                      rows.getString(5),
                      rows.getString(6)));
        }
      }
    }
    return logs;
  }

  /// How often a table has been claimed in all.
  public long claims() throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from trial.claimed")) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
