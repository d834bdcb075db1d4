package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.StoreHealth;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.supervision.Unbroken;

/// An unusable database is refused with a message that says what to do.
class DatabaseDiagnosisTest {
  private static final int PAGE = 4096;

  @TempDir Path folder;

  private Path database() {
    return folder.resolve("tianxia.db");
  }

  private Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }

  private void fill() {
    try (Store store = open()) {
      List<Store.Row> rows = new ArrayList<>();
      for (int seq = 1; seq <= 2000; seq++) {
        rows.add(new Store.Row("t", seq, 7, new Entry.Resigned("command-" + seq, 1)));
      }
      store.append(rows);
    }
  }

  private void refused(String what) {
    for (int again = 0; again < 2; again++) {
      // Twice: the folder's lock must be released after a refusal.
      assertThatThrownBy(this::open)
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining(database().toString())
          .hasMessageContaining(what)
          .message()
          .doesNotContain("\n");
    }
  }

  @Test
  void whatIsNoFaultOfTheDatabaseIsNone() {
    assertThat(DatabaseDiagnosis.isOfDatabase(new IllegalStateException("none"))).isFalse();
    assertThat(DatabaseDiagnosis.isOfDatabase(new UncheckedIOException(new IOException("full"))))
        .isTrue();
  }

  @Test
  void randomBytesAreNoDatabase() throws IOException {
    byte[] bytes = new byte[20_000];
    new Random(5).nextBytes(bytes);
    Files.write(database(), bytes);
    refused("is not a database");
  }

  @Test
  void aDamagedPageIsFoundAtTheStart() throws IOException {
    fill();
    byte[] bytes = Files.readAllBytes(database());
    assertThat(bytes.length).isGreaterThan(10 * PAGE);
    byte[] noise = new byte[PAGE];
    new Random(6).nextBytes(noise);
    for (int page = 4; page < bytes.length / PAGE; page++) {
      System.arraycopy(noise, 0, bytes, page * PAGE, PAGE);
    }
    Files.write(database(), bytes);
    refused("is damaged");
  }

  @Test
  void aFileThatWasCutOffIsDamaged() throws IOException {
    fill();
    byte[] bytes = Files.readAllBytes(database());
    Files.write(database(), java.util.Arrays.copyOf(bytes, bytes.length / 2 / PAGE * PAGE));
    refused("is damaged");
  }

  @Test
  void aDatabaseOfANewerVersionIsNotTouched() throws SQLException {
    fill();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into flyway_schema_history values"
              + " (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', '2030-01-01', 1, 1)");
    }
    refused("newer");
  }

  @Test
  void aFailureIsToldUntilItIsMendedOrLongPast() {
    AtomicLong now = new AtomicLong();
    StoreHealth condition = new StoreHealth(now::get, DatabaseDiagnosis::reason);
    assertThat(condition.trouble()).isEmpty();
    condition.notWritten(new IllegalStateException("no room"));
    now.addAndGet(3_600_000_000_000L);
    assertThat(condition.trouble()).hasValue("it can't be written: no room");
    condition.wrote();
    assertThat(condition.trouble()).isEmpty();
    condition.notRead(new IllegalStateException("torn"));
    assertThat(condition.trouble()).hasValue("it can't be read: torn");
    now.addAndGet(61_000_000_000L);
    assertThat(condition.trouble()).isEmpty();
  }

  @Test
  void whatIsWrittenIntoFilesThatWereMovedAwayDoesNotCount() throws IOException {
    try (Store store = open()) {
      store.append(List.of(new Store.Row("t", 1, 7, new Entry.Resigned("c", 1))));
      Path elsewhere = folder.resolve("elsewhere");
      Files.move(database(), elsewhere);
      assertThatThrownBy(
              () -> store.append(List.of(new Store.Row("t", 2, 7, new Entry.Resigned("c", 1)))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.trouble().orElseThrow()).contains("restore it");
      Files.move(elsewhere, database());
      store.probe();
      assertThat(store.trouble()).isEmpty();
    }
  }

  @Test
  void aPlaceThatIsTakenIsNoTrouble() {
    try (Store store = open()) {
      Store.Row row = new Store.Row("t", 1, 7, new Entry.Resigned("c", 1));
      store.append(List.of(row));
      assertThatThrownBy(() -> store.append(List.of(row))).isInstanceOf(Store.Failure.class);
      assertThat(store.trouble()).isEmpty();
    }
  }
}
