package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Main;
import tianxia.cli.Run;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.http.limit.ServerLimit;

class ServeTest {
  @TempDir Path folder;

  @Test
  void servesUntilItIsStopped() throws Exception {
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("tables").toString())
            .redirectError(folder.resolve("log").toFile())
            .start();
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      String told = "" + out.readLine();
      assertThat(told)
          .as(Files.readString(folder.resolve("log")))
          .startsWith("Tianxia is running on http://localhost:");
      String url = told.substring(told.indexOf("http"), told.indexOf(" ("));
      try (InputStream in = URI.create(url + "/api/games").toURL().openStream()) {
        assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
            .contains(Games.CATALOGUE.games().stream().map(Game::id).toList());
      }
      server.destroy();
      assertThat(server.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(server.exitValue()).isEqualTo(BoundedStop.TERMINATED);
    } finally {
      server.destroyForcibly();
    }
    assertThat(Files.isDirectory(folder.resolve("tables"))).isTrue();
    // On a busy machine its time may be up first.
    assertThat(Files.readString(folder.resolve("log")))
        .containsPattern(" INFO stopped\n$|" + BoundedStop.CUT_SHORT + "\n$");
  }

  @Test
  void rehearses() {
    assertThat(Run.of("serve", "--rehearse")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void saysInOneLineWhyItCannotServe() throws IOException {
    String data = folder.toString();
    assertThat(Run.of("serve", "--port", 70000, "--data", data).complained()).isTrue();
    assertThat(Run.of("serve", "--port", "x", "--data", data).complained()).isTrue();
    assertThat(
            Run.of("serve", "--port", 0, "--host", "no.such.host.invalid", "--data", data)
                .complained())
        .isTrue();
    assertThat(Run.of("serve", "--port", 0, "--origin", "?", "--data", data).complained()).isTrue();
    Run noStore = Run.of("serve", "--port", 0, "--store", "mysql://u:secret@h/d");
    assertThat(noStore.complained()).isTrue();
    assertThat(noStore.toString()).contains("--store").doesNotContain("secret");
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(Run.of("serve", "--port", 0, "--data", file).complained()).isTrue();
    assertThat(
            Run.of(
                    "serve",
                    "--port",
                    0,
                    "--page",
                    folder.resolve("none"),
                    "--data",
                    folder.resolve("d"))
                .complained())
        .isTrue();
  }

  @Test
  void limitsAreRefusedInOneLineAndListedInTheHelp() {
    for (String wrong :
        List.of(
            "nothing=3", "connections", "connections=", "connections=0", "idle=60", "idle=2h")) {
      Run run = Run.of("serve", "--port", 0, "--limit", wrong, "--data", folder);
      assertThat(run.complained()).as(run.toString()).isTrue();
      assertThat(run.err()).contains(wrong.substring(0, 4));
    }
    String help = Run.of("help", "serve").out();
    for (ServerLimit bound : ServerLimit.values()) {
      assertThat(help).contains(bound.id() + "=" + bound.unit().write(bound.standard()));
    }
  }

  @Test
  void anotherServersFolderOrPortIsRefusedInOneLine() {
    try (Server server = Server.start(ServerConfig.local(folder.resolve("a")).withPort(0))) {
      Run folderInUse = Run.of("serve", "--port", 0, "--data", folder.resolve("a"));
      assertThat(folderInUse.complained()).as(folderInUse.toString()).isTrue();
      assertThat(folderInUse.err()).contains("another server");
      Run portInUse = Run.of("serve", "--port", server.port(), "--data", folder.resolve("b"));
      assertThat(portInUse.complained()).as(portInUse.toString()).isTrue();
    }
  }
}
