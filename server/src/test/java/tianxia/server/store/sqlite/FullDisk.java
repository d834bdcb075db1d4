package tianxia.server.store.sqlite;

import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.spi.JdbiPlugin;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.sql.Batch;
import tianxia.server.store.sql.GroupCommit;
import tianxia.server.supervision.Unbroken;

/// A store in memory that writes to a database as well, which may take no more: as on a disk that
/// is full.
public final class FullDisk extends MemoryStore {
  private final GroupCommit writer;
  private volatile boolean full;

  /// @param folder of the database
  public FullDisk(Path folder) {
    Path file = folder.resolve("tianxia.db");
    SqliteDatabase database = new SqliteDatabase(file);
    database.migrate();
    Jdbi small = database.writing();
    small.installPlugin(
        new JdbiPlugin() {
          @Override
          public Handle customizeHandle(Handle handle) {
            // No more than there are.
            handle.execute("pragma max_page_count = 1");
            return handle;
          }
        });
    StoreHealth health = new StoreHealth(System::nanoTime, DatabaseDiagnosis::reason);
    writer =
        new GroupCommit(
            new WriteConnection(small, new DatabaseLocation(file), health), new Unbroken());
  }

  /// From now on nothing can be written, or again.
  public void full(boolean now) {
    full = now;
  }

  @Override
  public synchronized void append(List<Row> rows, Waiting change, long at) {
    if (full) {
      writer.commit(
          Batch.running(handle -> {
            handle.execute("create table big (bytes blob)");
            handle.execute("insert into big values (zeroblob(1000000))");
          }));
    }
    super.append(rows, change, at);
  }

  @Override
  public void close() {
    writer.close();
    super.close();
  }
}
