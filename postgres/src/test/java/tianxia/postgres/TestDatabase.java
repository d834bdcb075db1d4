package tianxia.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;

/// A PostgreSQL for tests, with a new database for each.
final class TestDatabase implements AutoCloseable {
  /// Short, so that a test that runs into them ends soon.
  static final StoreTimeouts TIMEOUTS =
      new StoreTimeouts(
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofSeconds(4));

  private static final class Shared {
    static final TestDatabase DATABASE = new TestDatabase(folder(), true);

    private static Path folder() {
      try {
        return Files.createTempDirectory("tianxia-postgres").resolve("data");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final AtomicInteger databases = new AtomicInteger();
  private final Path data;
  private final boolean clean;
  private EmbeddedPostgres postgres;
  private String database = "postgres";
  private boolean migrated;

  /// One that can be killed and started again.
  ///
  /// @param data a folder for its files, which stay
  TestDatabase(Path data) {
    this(data, false);
  }

  private TestDatabase(Path data, boolean clean) {
    this.data = data;
    this.clean = clean;
    this.postgres = start(0);
  }

  /// The one that the tests of this process share, which ends with it, with a new database in which
  /// the tables of a store are there already: a copy of one is faster than all migrations.
  static TestDatabase shared() {
    Shared.DATABASE.renew(Shared.DATABASE.migrated());
    return Shared.DATABASE;
  }

  private EmbeddedPostgres start(int port) {
    try {
      EmbeddedPostgres.Builder builder =
          EmbeddedPostgres.builder()
              .setDataDirectory(data)
              .setCleanDataDirectory(clean)
              // The tests end no machine.
              .setServerConfig("fsync", "off")
              .setServerConfig("synchronous_commit", "off");
      return (port == 0 ? builder : builder.setPort(port)).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Makes a new, empty database, in which the stores are opened from now on. The one before is
  /// gone.
  void renew() {
    renew("template1");
  }

  private void renew(String template) {
    String before = database;
    String next = "tianxia_" + databases.incrementAndGet();
    database = "postgres";
    execute("create database " + next + " template " + template);
    if (before.startsWith("tianxia_")) {
      execute("drop database " + before + " with (force)");
    }
    database = next;
  }

  /// The name of a database with the tables of a store.
  private String migrated() {
    if (!migrated) {
      execute("create database migrated");
      String before = database;
      database = "migrated";
      open().close();
      database = before;
      migrated = true;
    }
    return "migrated";
  }

  int port() {
    return postgres.getPort();
  }

  String address() {
    return "postgresql://localhost:" + port() + "/" + database;
  }

  PostgresStore open() {
    return new PostgresStore(database(), new Unbroken());
  }

  PostgresDatabase database() {
    return at(address(), "postgres", "any");
  }

  static PostgresDatabase at(String address, String user, String password) {
    return at(address, user, password, TIMEOUTS);
  }

  private static PostgresDatabase at(
      String address, String user, String password, StoreTimeouts timeouts) {
    return new PostgresDatabase(
        PostgresAddress.of(address),
        new Credentials(Optional.of(user), Optional.of(password)),
        timeouts);
  }

  /// One that gives up what takes a thousandth of a second.
  PostgresDatabase impatient() {
    Duration soon = Duration.ofMillis(1);
    return at(
        address(), "postgres", "any", new StoreTimeouts(soon, soon, soon, Duration.ofSeconds(4)));
  }

  Map<String, String> environment() {
    return Map.of("TIANXIA_STORE_USER", "postgres", "TIANXIA_STORE_PASSWORD", "any");
  }

  Connection connect() throws SQLException {
    return postgres.getDatabase("postgres", database).getConnection();
  }

  DataSource source() {
    return postgres.getDatabase("postgres", database);
  }

  Jdbi jdbi() {
    return Jdbi.create(source());
  }

  void execute(String sql) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Ends all sessions of others, and waits until they have ended: before that, one could still see
  /// that another has.
  void cut() {
    execute(
        "select pg_terminate_backend(pid, 30000) from unnest(("
            + "select array_agg(pid) filter (where pg_terminate_backend(pid)) from pg_stat_activity"
            + " where pid <> pg_backend_pid() and datname = current_database())) as pid");
  }

  int count(String sql) {
    return jdbi().withHandle(handle -> handle.createQuery(sql).mapTo(Integer.class).one());
  }

  int locksWaitedFor() {
    return count("select count(*) from pg_locks where not granted");
  }

  /// Ends the database with SIGKILL; its files stay.
  void kill() {
    try {
      String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst().strip();
      ProcessHandle process = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
      process.destroyForcibly();
      process.onExit().join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Starts it again at the same port, once what was left of it has ended.
  void startAgain() {
    int port = port();
    close();
    for (int tries = 0; ; tries++) {
      try {
        postgres = start(port);
        return;
      } catch (UncheckedIOException | IllegalStateException e) {
        if (tries == 5) {
          throw e;
        }
      }
    }
  }

  @Override
  public void close() {
    try {
      postgres.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// An entry's row.
  static Store.Row row(String table, int seq, String command) {
    return new Store.Row(table, seq, 7, new Entry.Resigned(command, 1));
  }
}
