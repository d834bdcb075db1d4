package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.supervision.Unbroken;

class ScheduledBackupsTest {
  private static final Instant NOON = Instant.parse("2026-11-25T12:00:00Z");
  private static final Duration DAY = Duration.ofDays(1);

  @TempDir private Path folder;

  private Instant now = NOON;

  @BeforeEach
  void aDataFolder() {
    new SqliteStore(DataFolder.open(folder.resolve("data")), new Unbroken()).close();
  }

  private ScheduledBackups backups() {
    var plan = new ScheduledBackups.Plan(folder.resolve("data"), folder.resolve("copies"), DAY, 2);
    return ScheduledBackups.manual(plan, () -> now, new Unbroken());
  }

  private List<String> copies() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("copies"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void copiesAreMadeWhenDueAndTheOldestDeleted() throws IOException {
    try (ScheduledBackups backups = backups()) {
      backups.tick();
      now = NOON.plus(DAY).minusSeconds(1);
      backups.tick();
      assertThat(copies()).containsExactly("tianxia-20261125T120000Z.db");
      now = NOON.plus(DAY);
      backups.tick();
      now = NOON.plus(DAY.multipliedBy(2));
      backups.tick();
    }
    assertThat(copies())
        .containsExactly("tianxia-20261126T120000Z.db", "tianxia-20261127T120000Z.db");
    SqliteBackup.restore(
        folder.resolve("copies/tianxia-20261127T120000Z.db"), folder.resolve("restored"));
  }

  @Test
  void aRestartMakesNoneTooEarly() throws IOException {
    try (ScheduledBackups backups = backups()) {
      backups.tick();
    }
    now = NOON.plus(Duration.ofHours(23));
    try (ScheduledBackups backups = backups()) {
      backups.tick();
      assertThat(copies()).hasSize(1);
      now = NOON.plus(Duration.ofHours(24));
      backups.tick();
      assertThat(copies()).hasSize(2);
    }
  }

  @Test
  void otherFilesStayAndRemainsOfACopyGo() throws IOException {
    Path copies = Files.createDirectory(folder.resolve("copies"));
    List<String> others = List.of("tianxia-before-upgrade.db", "tianxia-20201301T000000Z.db", "x");
    for (String other : others) {
      Files.createFile(copies.resolve(other));
    }
    Files.createFile(copies.resolve("tianxia-20261124T120000Z.db.part"));
    try (ScheduledBackups backups = backups()) {
      for (int day = 0; day < 4; day++) {
        backups.tick();
        now = now.plus(DAY);
      }
    }
    assertThat(copies())
        .contains(others.toArray(new String[0]))
        .contains("tianxia-20261127T120000Z.db", "tianxia-20261128T120000Z.db")
        .hasSize(others.size() + 2);
  }

  @Test
  void aCopyOfTheFutureDoesNotPutOffTheNext() throws IOException {
    now = NOON.plus(DAY.multipliedBy(400));
    try (ScheduledBackups backups = backups()) {
      backups.tick();
      now = NOON;
      backups.tick();
    }
    assertThat(copies()).hasSize(2).contains("tianxia-20261125T120000Z.db");
  }

  @Test
  void whatFailsIsTriedAgainLater() throws IOException {
    Path inTheWay = Files.createFile(folder.resolve("copies"));
    try (ScheduledBackups backups = backups()) {
      backups.tick();
      Files.delete(inTheWay);
      now = NOON.plus(ScheduledBackups.RETRY).minusSeconds(1);
      backups.tick();
      assertThat(inTheWay).doesNotExist();
      now = NOON.plus(ScheduledBackups.RETRY);
      backups.tick();
    }
    assertThat(copies()).hasSize(1);
  }
}
