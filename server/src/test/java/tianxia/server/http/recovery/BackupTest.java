package tianxia.server.http.recovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.check.StoreCheck;
import tianxia.server.http.Client;
import tianxia.server.http.House;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteBackup;
import tianxia.server.store.sqlite.SqliteLogs;
import tools.jackson.databind.JsonNode;

/// Copies that are made while the server runs, and what is made of them.
final class BackupTest {
  @TempDir private Path folder;

  @Test
  void aCopyThatWasMadeDuringPlayIsRestoredTableByTable() throws Exception {
    Path data = folder.resolve("data");
    Path copy = folder.resolve("copy.db");
    Path other = folder.resolve("other");
    House.Table finished;
    JsonNode before;
    try (House house = new House(data);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      finished = house.table("contrees", "me", "easy");
      play(house, finished, 1);
      List<Future<?>> playing =
          List.of("qin", "pagoda", "sun-tzu").stream()
              .<Future<?>>map(game -> {
                House.Table table = house.table(game, "me", "easy");
                return threads.submit(() -> play(house, table, 2));
              })
              .toList();
      assertThat(SqliteBackup.make(data, copy)).isPositive();
      for (Future<?> game : playing) {
        game.get();
      }
      before = frame(house, finished);
    }

    SqliteBackup.restore(copy, other);

    try (SqliteLogs original = SqliteLogs.in(data);
        SqliteLogs restored = SqliteLogs.in(other)) {
      assertThat(restored.tables("", 10)).hasSize(4).isEqualTo(original.tables("", 10));
      for (String table : restored.tables("", 10)) {
        List<Store.Row> rows = restored.rows(table);
        assertThat(original.rows(table)).startsWith(rows.toArray(Store.Row[]::new));
      }
      assertThat(restored.rows(finished.id())).isEqualTo(original.rows(finished.id()));
      StoreCheck.Report report = StoreCheck.of(Games.CATALOGUE, restored);
      assertThat(report.findings()).isEmpty();
      assertThat(report.finished()).isPositive();
      assertThat(StoreCheck.of(Games.CATALOGUE, original).finished()).isEqualTo(4);
    }
    try (House house = new House(other)) {
      assertThat(frame(house, finished).path("events"))
          .isEqualTo(before.path("events"))
          .isNotEmpty();
    }
  }

  private static void play(House house, House.Table table, long seed) {
    house.player(table, table.tokens().getFirst(), "a", seed).play();
  }

  @Test
  void onlyTheOwnerCanReadACopyAndNothingIsOverwritten() throws Exception {
    Path data = folder.resolve("data");
    Path copy = folder.resolve("copy.db");
    Path other = folder.resolve("other");
    new House(data).close();
    SqliteBackup.make(data, copy);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    assertThatThrownBy(() -> SqliteBackup.make(data, copy))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("exists already");
    assertThatThrownBy(() -> SqliteBackup.restore(copy, data))
        .hasMessageContaining("has tables already");
    try (House running = new House(data)) {
      assertThat(running.port()).isPositive();
      assertThatThrownBy(() -> SqliteBackup.restore(copy, data))
          .isInstanceOf(DataFolder.InUse.class);
    }
    Path noCopy =
        Files.writeString(folder.resolve("text"), "not a database, but longer than empty");
    assertThatThrownBy(() -> SqliteBackup.restore(noCopy, other))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("is not a database");
    assertThatThrownBy(() -> SqliteBackup.restore(folder.resolve("none"), other))
        .hasMessageContaining("no such file");
    assertThatThrownBy(() -> SqliteBackup.make(other.resolve("none"), folder.resolve("x")))
        .hasMessageContaining("no such database");
    SqliteBackup.restore(copy, other);
    try (Stream<Path> files = Files.list(other)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.contains("part"));
    }
  }

  private static JsonNode frame(House house, House.Table table) {
    String[] token = Client.token(table.tokens().getFirst());
    return Client.json(house.client().get(table.path("frame"), token));
  }
}
