package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.server.http.limit.ServerLimit;

class ConfigTest {
  @TempDir private Path folder;

  @Test
  void printsEachSettingWithItsSource() throws IOException {
    Path file =
        Files.write(
            folder.resolve("club.conf"),
            List.of("port = 9000", "limit = idle=90s", "store-password = pebble"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

    Run run = Run.of("config", "--config", file, "--host", "0.0.0.0", "--limit", "ping=7s");

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    List<String> lines = run.out().lines().map(line -> String.join(" ", line.split(" +"))).toList();
    assertThat(lines)
        .contains(
            "host 0.0.0.0 --host",
            "port 9000 " + file + ":1",
            "data data default",
            "proxy false default",
            "store-password (not shown) " + file + ":3",
            "limit idle 90s " + file + ":2",
            "limit ping 7s --limit",
            "limit head 10s default")
        .filteredOn(line -> line.startsWith("limit "))
        .hasSize(ServerLimit.values().length);
    assertThat(run.out()).doesNotContain("pebble");
  }

  @Test
  void backupsNeedADataFolderAndATimeThatMakesSense() {
    for (String wrong : List.of("24", "1s", "400d", "x")) {
      assertThat(Run.of("config", "--backup-every", wrong).err())
          .startsWith("tianxia: config: --backup-every " + wrong + ": must be a time");
    }
    assertThat(Run.of("config", "--backups-kept", "0").err()).contains("from 1 to");
    assertThat(Run.of("config", "--backup-every", "24h", "--store", "postgresql://h/d").err())
        .contains("--backup-every 24h: is for the data folder");
    assertThat(Run.of("config", "--backup-every", "24h").out().replaceAll(" +", " "))
        .contains("backup-every 24h --backup-every", "backups-kept 7 default");
  }

  @Test
  void certificatesAreForSeveralServers() {
    Run alone = Run.of("config", "--cluster-tls", "keys");
    assertThat(alone.complained()).as(alone.toString()).isTrue();
    assertThat(alone.err()).contains("--cluster");
  }

  @Test
  void refusesInOneLineWhatServeWouldRefuse() {
    assertThat(Run.of("config", "--port", "x").err())
        .startsWith("tianxia: config: --port x: must be a number");
    assertThat(Run.of("config", "--config", folder.resolve("none")).complained()).isTrue();
    Run store = Run.of("config", "--store", "mysql://u:secret@h/d");
    assertThat(store.complained()).isTrue();
    assertThat(store.err()).contains("--store").doesNotContain("secret");
  }
}
