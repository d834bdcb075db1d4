package tianxia.server.store.sqlite;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tianxia.server.rating.Change;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.sql.StoreQueries;

/// The logs in a database's file, read while a server may be writing to it.
public final class SqliteLogs implements TableLogs {
  private final HikariDataSource readers;
  private final Jdbi reading;

  /// Opens the logs in a data folder.
  ///
  /// @throws UncheckedIOException if there are none or they can't be read, with a sentence for the
  ///   one who runs the server
  public static SqliteLogs in(Path folder) {
    return new SqliteLogs(DataFolder.existingDatabase(folder));
  }

  /// Opens the logs in a backup.
  ///
  /// @throws UncheckedIOException if they can't be read, with a sentence for the one who runs the
  ///   server
  public SqliteLogs(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UncheckedIOException(new NoSuchFileException(file.toString()));
    }
    SqliteDatabase database = new SqliteDatabase(file);
    try {
      database.check();
      readers = database.readers();
    } catch (RuntimeException e) {
      throw new UncheckedIOException(
          DatabaseDiagnosis.told(file, e), new IOException("the database cannot be read", e));
    }
    reading = Jdbi.create(readers);
  }

  @Override
  public List<String> tables(String after, int most) {
    return read(handle -> StoreQueries.tables(handle, after, most));
  }

  @Override
  public List<Store.Row> rows(String table) {
    return read(handle -> StoreQueries.rows(handle, table));
  }

  @Override
  public List<Change> ratings(long after, int games) {
    return read(handle -> RatingRows.changes(handle, after, games));
  }

  private <A> A read(Function<Handle, A> question) {
    try {
      return reading.withHandle(question::apply);
    } catch (Store.Failure e) {
      throw e;
    } catch (RuntimeException e) {
      throw DatabaseDiagnosis.isOfDatabase(e)
          ? new Store.Failure("the database can't be read", e)
          : new Store.Broken("the database can't be read", e);
    }
  }

  @Override
  public void close() {
    readers.close();
  }
}
