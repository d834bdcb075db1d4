package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.AccountStore;
import tianxia.server.rating.RatedGame;
import tianxia.server.store.Begun;
import tianxia.server.store.Ending;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.supervision.Unbroken;

/// Logs that are read in the file of a server that may be running.
class SqliteLogsTest {
  @TempDir Path folder;

  @Test
  void theyAreThoseThatTheServerWrites() {
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken());
        SqliteLogs logs = SqliteLogs.in(folder)) {
      AccountStore accounts = store.accounts().orElseThrow();
      Begun.account(accounts, "a1");
      Begun.account(accounts, "a2");
      Store.Row end = new Store.Row("t1", 2, 8, Begun.ENTRY);
      RatedGame game =
          new RatedGame(
              "t1",
              "qin",
              8,
              List.of(new RatedGame.Player(1, "a1", 1), new RatedGame.Player(2, "a2", 2)));
      store.end(Begun.table(store, "t1"), List.of(end), Store.Waiting.SAME, 8, Ending.of(game));
      assertThat(logs.tables("", 9)).containsExactly("t1");
      assertThat(logs.rows("t1")).isEqualTo(store.rows("t1")).endsWith(end);
      assertThat(logs.ratings(0, 9)).isEqualTo(accounts.ratings().changes(0, 9)).hasSize(2);
    }
  }

  @Test
  void aFileThatIsNotThereOrIsNoDatabaseIsTold() throws IOException {
    Path none = folder.resolve("none.db");
    assertThatThrownBy(() -> new SqliteLogs(none))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("none.db")
        .hasCauseInstanceOf(NoSuchFileException.class);
    Path text = Files.writeString(folder.resolve("text"), "not a database, but longer than empty");
    assertThatThrownBy(() -> new SqliteLogs(text))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("is not a database");
  }

  @Test
  void onceClosedTheyAreReadNoMore() {
    new SqliteStore(DataFolder.open(folder), new Unbroken()).close();
    SqliteLogs logs = SqliteLogs.in(folder);
    logs.close();
    assertThatThrownBy(() -> logs.tables("", 9)).isInstanceOf(Store.Failure.class);
  }

  @Test
  void aDamagedFileIsAFaultOfTheDatabase() throws IOException {
    new SqliteStore(DataFolder.open(folder), new Unbroken()).close();
    try (SqliteLogs logs = SqliteLogs.in(folder)) {
      damage(0.01);
      assertThatThrownBy(() -> logs.tables("", 9)).isExactlyInstanceOf(Store.Failure.class);
    }
  }

  @Test
  void damageIsFoundBeforeAnythingIsRead() throws IOException {
    new SqliteStore(DataFolder.open(folder), new Unbroken()).close();
    damage(0.98);
    assertThatThrownBy(() -> SqliteLogs.in(folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("is damaged");
  }

  /// Spoils the database from there on.
  private void damage(double from) throws IOException {
    Path file = folder.resolve("tianxia.db");
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, (int) (from * bytes.length), bytes.length, (byte) 0x55);
    Files.write(file, bytes);
  }

  @Test
  void whatDoesNotFitIsNoFaultOfTheDatabase() throws SQLException {
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken())) {
      Begun.table(store, "t1");
    }
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tianxia.db"));
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate("update log set body = 'no entry'")).isPositive();
    }
    try (SqliteLogs logs = SqliteLogs.in(folder)) {
      assertThatThrownBy(() -> logs.rows("t1")).isInstanceOf(Store.Broken.class);
    }
  }
}
