package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.StoreContract;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.rows.EntryText;
import tianxia.server.supervision.Unbroken;

class SqliteStoreTest extends StoreContract {
  @Test
  void logsOfEarlierVersionsAreRead() {
    assertThat(
            EntryText.read(
                "{\"entry\":\"joined\",\"seat\":2,\"name\":\"Bo\",\"nonce\":\"11\",\"token\":\"cd\",\"events\":[]}"))
        .isEqualTo(
            new Entry.Joined(
                2, "Bo", Optional.empty(), Optional.of("11"), "cd", Optional.empty(), List.of()));
    assertThat(
            EntryText.read(
                "{\"entry\":\"wished\",\"id\":\"c\",\"seat\":1,\"nonce\":\"22\",\"stands\":true}"))
        .isEqualTo(new Entry.Wished("c", 1, Optional.empty(), Optional.of("22"), true));
    assertThat(
            EntryText.read(
                "{\"entry\":\"made\",\"game\":\"qin\",\"options\":{\"board\":\"lion\"},\"seats\":[],"
                    + "\"secret\":\"5e\",\"next\":{\"table\":\"t2\",\"secret\":\"5f\"},\"watch\":\"3f\","
                    + "\"series\":{\"game\":1,\"of\":2,\"before\":[0,0]},\"events\":[]}"))
        .isInstanceOfSatisfying(
            Entry.Made.class,
            made ->
                assertThat(made.series())
                    .hasValue(new Entry.Series(1, 2, List.of(0, 0), Optional.empty())));
  }

  @TempDir Path folder;

  @Test
  void aSecondServerIsKeptOutAndToldWhy() {
    Store first = open();
    assertThatThrownBy(this::open)
        .isInstanceOf(DataFolder.InUse.class)
        .hasMessageContaining("another server is using the data folder")
        .hasMessageContaining(folder.toString());
    first.close();
    open().close();
  }

  @Test
  void theDatabaseSyncsFullyBehindAWriteAheadLog() throws Exception {
    Path file;
    try (Store store = open()) {
      store.append(List.of(new Store.Row("t1", 1, 7, new Entry.Resigned("c", 1))));
      file = folder.resolve("tianxia.db-wal");
      assertThat(Files.size(file)).isPositive();
    }
    assertThat(SqliteDatabase.config(false).toProperties())
        .containsEntry("journal_mode", "WAL")
        .containsEntry("synchronous", "FULL");
  }

  @Override
  public Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }
}
