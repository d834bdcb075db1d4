package tianxia.postgres;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Store;
import tianxia.server.store.StoreContract;

class PostgresStoreTest extends StoreContract {
  @TempDir static Path folder;

  private static TestDatabase database;

  @BeforeAll
  static void start() {
    database = new TestDatabase(folder.resolve("postgres"));
  }

  @AfterAll
  static void stop() {
    database.close();
  }

  @BeforeEach
  void renew() {
    database.renew();
  }

  @Override
  protected Store open() {
    return database.open();
  }
}
