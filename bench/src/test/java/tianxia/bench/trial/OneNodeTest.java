package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A server of its own on SQLite loads nothing of what several servers need, even where it is on
/// the class path, as it is here.
@Timeout(120)
class OneNodeTest {
  private static final List<String> OTHERS =
      List.of(
          "org.apache.pekko.",
          "scala.",
          "com.typesafe.",
          "org.postgresql.",
          "tianxia.cluster.",
          "tianxia.postgres.");

  @TempDir private Path folder;

  @Test
  void itLoadsNoClassOfAClusterOrOfPostgres() throws Exception {
    Path log = folder.resolve("classes");
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xlog:class+load:file=" + log,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "tianxia.cli.Main",
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("tables").toString())
            .redirectError(folder.resolve("log").toFile())
            .start();
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).startsWith("Tianxia is running");
    } finally {
      server.destroy();
      server.waitFor();
    }
    try (Stream<String> loaded = Files.lines(log)) {
      assertThat(loaded)
          .anyMatch(line -> line.contains(" tianxia.server.Server "))
          .noneMatch(line -> OTHERS.stream().anyMatch(other -> line.contains(" " + other)));
    }
  }
}
