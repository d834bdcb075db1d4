package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.supervision.Unbroken;

class SqliteStoreTest {
  @Test
  void logsOfEarlierVersionsAreRead() {
    assertThat(
            EntryText.read(
                "{\"entry\":\"joined\",\"seat\":2,\"name\":\"Bo\",\"nonce\":\"11\",\"token\":\"cd\",\"events\":[]}"))
        .isEqualTo(new Entry.Joined(2, "Bo", Optional.empty(), Optional.of("11"), "cd", List.of()));
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

  private static final List<Entry> EVERY_KIND =
      List.of(
          new Entry.Made(
              "cards",
              Map.of("players", "2"),
              List.of(
                  new Entry.Sitter(
                      "person",
                      "Mèi «1»",
                      Optional.of("0c"),
                      Optional.empty(),
                      Optional.of("ab"),
                      Optional.empty()),
                  new Entry.Sitter(
                      "open",
                      "",
                      Optional.empty(),
                      Optional.of("00"),
                      Optional.empty(),
                      Optional.empty())),
              "5ec2e7",
              new Entry.Next("t2", "5ec2e8"),
              Optional.of("1d"),
              "3f",
              Optional.of(
                  new Entry.Series(1, 2, List.of(0, 0), Optional.of(List.of(Map.of("n", "1"))))),
              List.of("* draw A")),
          new Entry.Joined(2, "Bo", Optional.of("1c"), Optional.empty(), "cd", List.of()),
          new Entry.Revealed("c0", 2, "11", List.of("* draw B")),
          new Entry.Played("c1", 1, List.of("1 show A", "* draw C")),
          new Entry.Back("c2", 1, 3),
          new Entry.Asked("c3", 1, Optional.empty()),
          new Entry.Asked("c3", 1, Optional.of(4)),
          new Entry.Answered("c4", 2, false, Optional.empty()),
          new Entry.Answered("c4", 2, true, Optional.of(4)),
          new Entry.Resigned("c5", 1),
          new Entry.Left("c6", 2, "medium"),
          new Entry.Wished("c7", 1, Optional.of("2c"), Optional.empty(), true));

  @TempDir Path folder;

  @Test
  void whatWasAppendedIsThereAfterOpeningAgain() {
    List<Store.Row> rows = new ArrayList<>();
    EVERY_KIND.forEach(entry -> rows.add(new Store.Row("t1", rows.size() + 1, 7, entry)));
    try (Store store = open()) {
      store.append(rows.subList(0, 3));
      rows.subList(3, rows.size()).forEach(row -> store.append(List.of(row)));
      assertThat(store.rows("t1")).isEqualTo(rows);
    }
    try (Store store = open()) {
      assertThat(store.rows("t1")).isEqualTo(rows);
      assertThat(store.rows("t2")).isEmpty();
    }
  }

  @Test
  void rowsStandOrFallTogetherAndHarmNoOthers() {
    Entry entry = EVERY_KIND.get(2);
    try (Store store = open()) {
      store.append(List.of(new Store.Row("t1", 1, 7, entry)));
      assertThatThrownBy(() ->
              store.append(
                  List.of(new Store.Row("t2", 1, 7, entry), new Store.Row("t1", 1, 8, entry))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.rows("t2")).isEmpty();
      assertThat(store.rows("t1")).hasSize(1);
      store.append(List.of(new Store.Row("t2", 1, 7, entry)));
      assertThat(store.rows("t2")).hasSize(1);
    }
  }

  @Test
  void manyTablesWriteAtOnceAndOneFaultIsItsOwn() throws Exception {
    Entry entry = EVERY_KIND.get(2);
    try (Store store = open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> answers = new ArrayList<>();
      for (int table = 0; table < 200; table++) {
        String id = "t" + table / 2; // two want the same place
        answers.add(threads.submit(() -> appends(store, new Store.Row(id, 1, 7, entry))));
      }
      int done = 0;
      for (Future<Boolean> answer : answers) {
        done += answer.get() ? 1 : 0;
      }
      assertThat(done).isEqualTo(100);
      for (int table = 0; table < 100; table++) {
        assertThat(store.rows("t" + table)).hasSize(1);
      }
    }
  }

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
      store.append(List.of(new Store.Row("t1", 1, 7, EVERY_KIND.get(2))));
      file = folder.resolve("tianxia.db-wal");
      assertThat(Files.size(file)).isPositive();
    }
    assertThat(SqliteDatabase.config(false).toProperties())
        .containsEntry("journal_mode", "WAL")
        .containsEntry("synchronous", "FULL");
  }

  private Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }

  private static boolean appends(Store store, Store.Row row) {
    try {
      store.append(List.of(row));
      return true;
    } catch (Store.Failure e) {
      return false;
    }
  }
}
