package tianxia.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import org.jdbi.v3.core.statement.StatementException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tianxia.server.version.Version;

/// One SQLite file: its settings, its check, its migrations, and the connections to it.
final class SqliteDatabase {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteDatabase.class);
  private static final int READERS = 4;
  private static final Duration READ_TIMEOUT = Duration.ofSeconds(5);

  /// Up to this size a database is checked whole when it is opened, in bytes: it takes about a
  /// second then. `docs/HOSTING.md` tells how a greater one is.
  private static final long MAX_CHECKED_BYTES = 256L << 20;

  /// How many pages of 4 KiB the write-ahead log has before it is brought into the database: 16
  /// MiB. A table's page is written with each of its moves, but brought over once; with the usual
  /// 1,000 pages a write costs a fifth more.
  private static final int CHECKPOINT_PAGES = 4_000;

  private final String url;
  private final SQLiteDataSource writing;

  /// @param file made when it is first connected to, if it is not there
  SqliteDatabase(Path file) {
    url = "jdbc:sqlite:" + file;
    writing = new SQLiteDataSource(config(false));
    writing.setUrl(url);
  }

  /// The source of the connection that writes. Its failures don't tell what was to be written: it
  /// has names and secrets in it.
  Jdbi writing() {
    Jdbi jdbi = Jdbi.create(writing);
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    jdbi.installPlugin(new Checkpoints());
    return jdbi;
  }

  /// Refuses a damaged database at once, rather than when somebody hits the damage. A large one is
  /// not checked.
  ///
  /// @param size of the file, in bytes
  void checkUnlessLarge(long size) {
    if (size <= MAX_CHECKED_BYTES) {
      check();
    }
  }

  /// Refuses a damaged database.
  void check() {
    List<String> found =
        Jdbi.create(reading())
            .withHandle(
                handle -> handle.createQuery("pragma quick_check(1)").mapTo(String.class).list());
    if (!found.equals(List.of("ok"))) {
      throw new Damaged(String.join("; ", found));
    }
  }

  /// Brings the tables up to date.
  void migrate() {
    migrate(Version.number());
  }

  /// Brings the tables up to date, unless this very program has done so already, which the head of
  /// the file tells: a third of each later start would go by in finding nothing to do.
  ///
  /// @param program what it was built from; empty if that can't be told
  void migrate(OptionalInt program) {
    Jdbi jdbi = writing();
    if (program.isPresent() && jdbi.withHandle(SqliteDatabase::migratedBy) == program.getAsInt()) {
      return;
    }
    Flyway.configure()
        .dataSource(writing)
        .locations("classpath:tianxia/server/store")
        // An unknown migration comes from a newer version, whose database this one would damage.
        .ignoreMigrationPatterns(new String[0])
        .load()
        .migrate();
    if (program.isPresent()) {
      jdbi.useHandle(handle -> noteMigration(handle, program.getAsInt()));
    }
  }

  private static int migratedBy(Handle handle) {
    return handle.createQuery("pragma user_version").mapTo(Integer.class).one();
  }

  private static void noteMigration(Handle handle, int program) {
    try {
      handle.execute("pragma user_version = " + program);
    } catch (StatementException e) {
      // A disk that is full stops no start: the next one looks through the tables again.
      LOG.info("which program brought the tables up to date was not noted: {}", e.getMessage());
    }
  }

  /// Opens the connections that read.
  HikariDataSource readers() {
    HikariConfig config = new HikariConfig();
    config.setDataSource(reading());
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setReadOnly(true);
    config.setPoolName("store-readers");
    // Reading from a broken store must fail soon.
    config.setConnectionTimeout(READ_TIMEOUT.toMillis());
    return new HikariDataSource(config);
  }

  /// Copies all that is committed now into a file, which is missing or empty.
  void copyInto(Path copy) {
    Jdbi.create(reading()).useHandle(handle -> handle.execute("vacuum into ?", copy.toString()));
  }

  private SQLiteDataSource reading() {
    SQLiteDataSource source = new SQLiteDataSource(config(true));
    source.setUrl(url);
    return source;
  }

  static SQLiteConfig config(boolean readOnly) {
    SQLiteConfig config = new SQLiteConfig();
    if (!readOnly) {
      config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    }
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    config.setReadOnly(readOnly);
    return config;
  }

  /// Sets on each connection when the write-ahead log is brought into the database.
  private static final class Checkpoints implements JdbiPlugin {
    @Override
    public Handle customizeHandle(Handle handle) {
      handle.execute("pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      return handle;
    }
  }

  /// What a check of the whole database found.
  private static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Damaged(String found) {
      super(found, new SQLiteException("the database is damaged", SQLiteErrorCode.SQLITE_CORRUPT));
    }
  }
}
