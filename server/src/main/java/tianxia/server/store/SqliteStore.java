package tianxia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import tianxia.server.supervision.FatalFailureListener;

/// The store in one SQLite file. Write-ahead log with full sync: what is committed survives a crash
/// and a power failure. One connection writes, several read.
public final class SqliteStore implements Store {
  private static final int READERS = 4;
  private static final Duration READ_TIMEOUT = Duration.ofSeconds(5);

  /// Up to this size a database is checked whole when it is opened, in bytes: it takes about a
  /// second then. `docs/HOSTING.md` tells how a greater one is.
  private static final long MAX_CHECKED_BYTES = 256L << 20;

  private final DataFolder folder;
  private final StoreHealth condition = new StoreHealth(System::nanoTime);
  private final GroupCommit writer;
  private final HikariDataSource readers;
  private final Jdbi reading;

  /// Opens the store in a folder that it owns from then on, and brings its tables up to date.
  ///
  /// @param failures is told when nothing more can be written
  /// @throws UncheckedIOException if it can't be used, with a sentence for the one who runs the
  ///   server; the folder is free again then
  public SqliteStore(DataFolder folder, FatalFailureListener failures) {
    this.folder = folder;
    String url = "jdbc:sqlite:" + folder.database();
    SQLiteDataSource writing = new SQLiteDataSource(config(false));
    writing.setUrl(url);
    try {
      check(Jdbi.create(writing), folder);
      migrate(writing);
      this.writer =
          new GroupCommit(
              new WriteConnection(
                  Jdbi.create(writing), new DatabaseLocation(folder.database()), condition),
              failures);
      this.readers = readers(url);
    } catch (RuntimeException e) {
      folder.close();
      throw new UncheckedIOException(
          DatabaseDiagnosis.told(folder.database(), e),
          new IOException("the store cannot be opened", e));
    }
    this.reading = Jdbi.create(readers);
  }

  /// Refuses a damaged database at once, rather than when somebody hits the damage.
  private static void check(Jdbi jdbi, DataFolder folder) {
    if (folder.size() > MAX_CHECKED_BYTES) {
      return;
    }
    List<String> found =
        jdbi.withHandle(
            handle -> handle.createQuery("pragma quick_check(1)").mapTo(String.class).list());
    if (!found.equals(List.of("ok"))) {
      throw new Damaged(String.join("; ", found));
    }
  }

  private static void migrate(SQLiteDataSource writing) {
    Flyway.configure()
        .dataSource(writing)
        .locations("classpath:tianxia/server/store")
        // An unknown migration comes from a newer version, whose database this one would damage.
        .ignoreMigrationPatterns(new String[0])
        .load()
        .migrate();
  }

  static SQLiteConfig config(boolean readOnly) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    config.setReadOnly(readOnly);
    return config;
  }

  private static HikariDataSource readers(String url) {
    SQLiteDataSource source = new SQLiteDataSource(config(true));
    source.setUrl(url);
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setMaximumPoolSize(READERS);
    config.setMinimumIdle(1);
    config.setReadOnly(true);
    config.setPoolName("store-readers");
    // Reading from a broken store must fail soon.
    config.setConnectionTimeout(READ_TIMEOUT.toMillis());
    return new HikariDataSource(config);
  }

  @Override
  public void append(List<Row> rows, Waiting waiting, long at) {
    writer.commit(Batch.appending(rows, waiting, at));
  }

  @Override
  public void putOff(PutOff putOff) {
    writer.commit(Batch.puttingOff(putOff));
  }

  @Override
  public void delete(String table) {
    writer.commit(Batch.deleting(table));
  }

  @Override
  public List<Row> rows(String table) {
    return read(
        "the log of " + table,
        handle ->
            handle
                .createQuery("select seq, at, body from log where id = :id order by seq")
                .bind("id", table)
                .map((row, context) ->
                    new Row(
                        table,
                        row.getInt("seq"),
                        row.getLong("at"),
                        EntryText.read(row.getString("body"))))
                .list());
  }

  @Override
  public List<PutOff> putOffs(String table) {
    return read(
        "what is put off at " + table,
        handle ->
            handle
                .createQuery("select seat, until from put_off where id = :id order by seat")
                .bind("id", table)
                .map((row, context) -> new PutOff(table, row.getInt("seat"), row.getInt("until")))
                .list());
  }

  @Override
  public List<String> waitingSince(long before, int most) {
    return read(
        "the list of waiting tables",
        handle ->
            handle
                .createQuery("select id from waiting where at < :before order by at limit :most")
                .bind("before", before)
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }

  @Override
  public int waiting() {
    return read(
        "the number of waiting tables",
        handle -> handle.createQuery("select count(*) from waiting").mapTo(Integer.class).one());
  }

  private <A> A read(String what, Function<Handle, A> question) {
    try {
      A answer = reading.withHandle(question::apply);
      condition.read();
      return answer;
    } catch (RuntimeException e) {
      condition.notRead(e);
      throw new Failure(what + " can't be read", e);
    }
  }

  @Override
  public void probe() {
    List<String> nothing = List.of(".");
    writer.commit(Batch.appending(List.of(), new Waiting(nothing, nothing), 0));
  }

  @Override
  public Optional<String> trouble() {
    return condition.trouble();
  }

  @Override
  public void close() {
    // The last connection to close brings the write-ahead log into the database; a reader can't.
    readers.close();
    writer.close();
    folder.close();
  }

  /// What a check of the whole database found.
  private static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Damaged(String found) {
      super(found, new SQLiteException("the database is damaged", SQLiteErrorCode.SQLITE_CORRUPT));
    }
  }
}
