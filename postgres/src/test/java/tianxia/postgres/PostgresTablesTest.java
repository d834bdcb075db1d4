package tianxia.postgres;

import tianxia.server.store.Store;
import tianxia.server.table.log.TablesContract;

class PostgresTablesTest extends TablesContract {
  private final TestDatabase database = TestDatabase.shared();

  @Override
  protected Store open() {
    return database.open();
  }
}
