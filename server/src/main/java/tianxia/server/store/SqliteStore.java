package tianxia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import tianxia.server.vital.Vital;

/// The store in one SQLite file. Write-ahead log with full sync: what is committed survives the
/// process and the power. One connection writes, several read.
public final class SqliteStore implements Store {
  private static final int READERS = 4;

  private final DataFolder folder;
  private final GroupCommit writer;
  private final HikariDataSource readers;
  private final Jdbi reading;

  /// Opens the store in a folder that it owns from then on, and brings its tables up to date.
  ///
  /// @param vital hears when nothing more can be written
  public SqliteStore(DataFolder folder, Vital vital) {
    this.folder = folder;
    String url = "jdbc:sqlite:" + folder.database();
    SQLiteDataSource writing = new SQLiteDataSource(config(false));
    writing.setUrl(url);
    Flyway.configure()
        .dataSource(writing)
        .locations("classpath:tianxia/server/store")
        .load()
        .migrate();
    this.writer = new GroupCommit(Jdbi.create(writing), vital);
    this.readers = readers(url);
    this.reading = Jdbi.create(readers);
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
    return new HikariDataSource(config);
  }

  @Override
  public void append(List<Row> rows) {
    writer.append(rows);
  }

  @Override
  public List<Row> rows(String table) {
    try {
      return reading.withHandle(handle ->
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
    } catch (JdbiException e) {
      throw new Failure("the log of " + table + " can't be read", e);
    }
  }

  @Override
  public void putOff(PutOff putOff) {
    writer.putOff(putOff);
  }

  @Override
  public List<PutOff> putOffs(String table) {
    try {
      return reading.withHandle(handle ->
          handle
              .createQuery("select seat, until from put_off where id = :id order by seat")
              .bind("id", table)
              .map((row, context) -> new PutOff(table, row.getInt("seat"), row.getInt("until")))
              .list());
    } catch (JdbiException e) {
      throw new Failure("what is put off at " + table + " can't be read", e);
    }
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
    folder.close();
  }
}
