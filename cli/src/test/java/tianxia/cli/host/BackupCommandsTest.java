package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;

/// `backup`, `restore` and `check`.
class BackupCommandsTest {
  private static final String WELL =
      "1 tables with 1 entries replayed: 0 finished games, 0 events, 0 draws. All is well.\n";

  @TempDir private Path folder;
  private Path data;

  @BeforeEach
  void makeTable() {
    data = folder.resolve("data");
    append("t1", "contrees");
  }

  private void append(String table, String game) {
    Entry.Sitter open =
        new Entry.Sitter(
            "open",
            "",
            Optional.empty(),
            Optional.of("0".repeat(32)),
            Optional.empty(),
            Optional.empty());
    Entry made =
        new Entry.Made(
            game,
            Map.of(),
            List.of(open, open),
            "1".repeat(64),
            new Entry.Next("next", "2".repeat(64)),
            Optional.of("invitation"),
            "watch",
            Optional.empty(),
            Optional.empty(),
            List.of());
    try (Store store = new SqliteStore(DataFolder.open(data), (part, cause) -> {})) {
      store.append(List.of(new Store.Row(table, 1, 7, made)));
    }
  }

  @Test
  void aBackupIsMadeCheckedAndRestoredWhileTheServerRuns() {
    Path copy = folder.resolve("copy.db");
    Path other = folder.resolve("other");
    try (Server server = Server.start(ServerConfig.local(data).withPort(0))) {
      assertThat(server.port()).isPositive();
      assertThat(Run.of("check", "--data", data)).isEqualTo(new Run(0, WELL, ""));
      Run backup = Run.of("backup", copy, "--data", data);
      assertThat(backup.status()).as(backup.err()).isZero();
      assertThat(backup.out()).startsWith(copy + ": ");
    }
    assertThat(Run.of("check", copy)).isEqualTo(new Run(0, WELL, ""));
    assertThat(Run.of("restore", copy, "--data", other).status()).isZero();
    assertThat(Run.of("check", "--data", other)).isEqualTo(new Run(0, WELL, ""));
    assertThat(Run.of("backup", copy, "--data", data).complained()).isTrue();
    assertThat(Run.of("restore", copy, "--data", other).complained()).isTrue();
  }

  @Test
  void whatIsWrongIsOneLineForEachTable() {
    append("t2", "chess");

    Run run = Run.of("check", "--data", data);

    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .startsWith(
            "t2: can't be replayed: table t2 is played by version 1 of the rules of chess, which this"
                + " program does not have: run one that has it\n2 tables with 2 entries")
        .endsWith("1 faults.\n");
  }

  @Test
  void whatCannotBeReadIsToldInOneLine() throws IOException {
    assertThat(Run.of("check", "--data", folder.resolve("none")).complained()).isTrue();
    assertThat(Run.of("check", Files.writeString(folder.resolve("text"), "text")).complained())
        .isTrue();
    assertThat(Run.of("check", folder.resolve("none")).complained()).isTrue();
    Run elsewhere = Run.of("backup", folder.resolve("x"), "--store", "postgresql://h/d");
    assertThat(elsewhere.err()).contains("pg_dump");
  }
}
