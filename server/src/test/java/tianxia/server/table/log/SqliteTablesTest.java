package tianxia.server.table.log;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;

class SqliteTablesTest extends TablesContract {
  @TempDir Path folder;

  @Override
  protected Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }
}
