package tianxia.postgres;

import org.junit.jupiter.api.Test;
import tianxia.server.store.EarlierDatabase;
import tianxia.server.store.Store;
import tianxia.server.store.StoreContract;

class PostgresStoreTest extends StoreContract {
  private final TestDatabase database = TestDatabase.shared();

  @Test
  void whatAnEarlierVersionKeptOfSecretsStillOpens() {
    EarlierDatabase.make(database.source(), "classpath:tianxia/postgres");
    try (Store store = open()) {
      EarlierDatabase.check(store);
    }
  }

  @Override
  public Store open() {
    return database.open();
  }
}
