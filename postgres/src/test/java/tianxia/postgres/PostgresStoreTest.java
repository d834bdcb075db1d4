package tianxia.postgres;

import tianxia.server.store.Store;
import tianxia.server.store.StoreContract;

class PostgresStoreTest extends StoreContract {
  private final TestDatabase database = TestDatabase.shared();

  @Override
  public Store open() {
    return database.open();
  }
}
