package tianxia.server.table;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.DataFolder;
import tianxia.server.store.SqliteStore;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;

class SqliteTablesTest extends TablesContract {
  @TempDir Path folder;

  @Override
  protected Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }
}
