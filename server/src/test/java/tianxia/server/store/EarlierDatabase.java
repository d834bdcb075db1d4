package tianxia.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tianxia.games.Games;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.record.GameRecord;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.testkit.Golden;

/// A database of an earlier version, with rows of every kind that it had.
///
/// @param accounts whether it had accounts
/// @param notices whether it told people that it is their turn
/// @param named whether what it kept of secrets named its hash
/// @param before its rows, by table
record EarlierDatabase(
    boolean accounts,
    boolean notices,
    boolean named,
    SortedMap<String, List<Map<String, String>>> before) {
  static final String SESSION = "a session";
  static final String CODE = "a code";

  /// The table of a golden game, that of one with draws, and that which waits for somebody.
  static final String PLAYED = "played";

  static final String DRAWN = "drawn";
  static final String WAITING = "waiting";

  static final Game<?> GAME = Games.CATALOGUE.game("contrees").orElseThrow();
  static final String RECORD = "12-laid-off-0.tx";
  static final long AT = 7;
  private static final int DRAWN_EVENTS = 40;

  /// The migrations that there are.
  ///
  /// @param migrations where
  static List<MigrationInfo> migrations(DataSource source, String migrations) {
    return List.of(flyway(source, migrations).load().info().all());
  }

  /// Makes one.
  ///
  /// @param last its newest migration
  static EarlierDatabase make(DataSource source, String migrations, MigrationInfo last)
      throws SQLException {
    flyway(source, migrations).target(last.getVersion()).load().migrate();
    boolean named =
        Stream.of(flyway(source, migrations).load().info().applied())
            .anyMatch(each -> each.getDescription().equals("hashes"));
    return Jdbi.create(source).withHandle(handle -> fill(handle, named));
  }

  private static FluentConfiguration flyway(DataSource source, String migrations) {
    return Flyway.configure().dataSource(source).locations(migrations);
  }

  private static EarlierDatabase fill(Handle handle, boolean named) throws SQLException {
    DatabaseRows rows = new DatabaseRows(handle);
    List<String> tables = rows.tables();
    // Seats have committed to their nonces since the version that found waiting tables by a list.
    logs(handle, new EarlierLogs(tables.contains("waiting"), named));
    if (tables.contains("waiting")) {
      handle.execute("insert into waiting (id, at) values (?, ?)", WAITING, AT);
    }
    if (tables.contains("account")) {
      accounts(handle, named);
    }
    if (tables.contains("subscriber")) {
      subscriber(handle, kept(EarlierLogs.token(1), named));
      subscriber(handle, "account:a1");
    }
    for (String table : tables) {
      if (rows.rows(table).isEmpty()) {
        rows.add(table, table.equals("review_job") ? Map.of("state", "WAITING") : Map.of());
      }
    }
    return new EarlierDatabase(
        tables.contains("account"), tables.contains("subscriber"), named, rows.all());
  }

  private static void logs(Handle handle, EarlierLogs logs) {
    GameRecord golden = Golden.record(GAME, RECORD);
    log(handle, PLAYED, logs.played(GAME, golden.optionValues(), golden.events()));
    Game<?> drawing = Games.CATALOGUE.game("qin").orElseThrow();
    List<Event> drawn = EarlierLogs.drawn(drawing, DRAWN, DRAWN_EVENTS);
    log(handle, DRAWN, logs.played(drawing, Map.of(), drawn));
    log(handle, WAITING, List.of(logs.waiting(GAME)));
  }

  private static void log(Handle handle, String table, List<String> bodies) {
    for (int i = 0; i < bodies.size(); i++) {
      handle.execute(
          "insert into log (id, seq, at, body) values (?, ?, ?, ?)",
          table,
          i + 1,
          AT,
          bodies.get(i));
    }
  }

  private static void accounts(Handle handle, boolean named) {
    handle.execute("insert into account (id, name, since) values ('a1', 'Ada', 5)");
    handle.execute(
        "insert into passkey (id, account, public_key, counter, label, made, used)"
            + " values ('p1', 'a1', 'key', 3, 'a device', 5, 5)");
    pass(handle, Kind.SESSION, kept(SESSION, named));
    pass(handle, Kind.CODE, kept(CODE, named));
  }

  private static void pass(Handle handle, Kind kind, String kept) {
    handle.execute(
        "insert into pass (hash, kind, account, label, scopes, made, used)"
            + " values (?, ?, 'a1', 'x', '', 5, 5)",
        kept,
        kind.name());
  }

  private static void subscriber(Handle handle, String holder) {
    handle.execute(
        "insert into subscriber (id, holder, table_id, kind, endpoint, public_key, secret,"
            + " language, origin, made) values (?, ?, 't1', 'push', 'e', 'k', 's', 'en', 'o', 7)",
        "of " + holder,
        holder);
  }

  private static String kept(String secret, boolean named) {
    return named ? KeptHash.SHA_256.keep(secret) : Sha256.hex(secret);
  }
}
