package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Begun;
import tianxia.server.store.Store;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.sql.Batch;

class WriteConnectionTest {
  @TempDir Path folder;

  private static Batch entry(String table) {
    return Batch.appending(
        Optional.empty(), List.of(new Store.Row(table, 1, 7, Begun.ENTRY)), Store.Waiting.SAME, 7);
  }

  /// Where a batch may be at fault, the others are written without it; a disk that is full fails
  /// all of them at once.
  @Test
  void onlyWhatIsNoFaultOfTheDatabaseMayBeThatOfOneBatch() {
    Path file = folder.resolve("tianxia.db");
    SqliteDatabase database = new SqliteDatabase(file);
    database.migrate();
    StoreHealth health = new StoreHealth(System::nanoTime, DatabaseDiagnosis::reason);
    try (WriteConnection connection =
        new WriteConnection(database.writing(), new DatabaseLocation(file), health)) {
      RuntimeException conflict =
          catchThrowableOfType(
              RuntimeException.class, () -> connection.write(List.of(entry("t1"), entry("t1"))));
      assertThat(connection.ofOneBatch(conflict)).isTrue();
      assertThat(health.trouble()).isEmpty();
      connection.write(List.of(entry("t1")));
      assertThat(connection.ofOneBatch(new IllegalStateException("no text"))).isTrue();
      assertThat(connection.ofOneBatch(new UncheckedIOException(new IOException("full"))))
          .isFalse();
    }
  }
}
