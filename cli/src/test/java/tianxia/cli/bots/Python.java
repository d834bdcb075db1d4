package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;

/// One run of a Python program, with the output of both streams.
record Python(int status, String said) {

  static Python run(List<String> words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3"));
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("PYTHONIOENCODING", "utf-8");
    Process process = builder.start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      String said = out.lines().collect(Collectors.joining("\n"));
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(said).isTrue();
      return new Python(process.exitValue(), said);
    } finally {
      process.destroyForcibly();
    }
  }

  /// Skips the test if Python is missing, which is allowed only outside CI.
  static void needed() throws InterruptedException {
    Assumptions.assumeTrue(there(), "python3 is missing");
  }

  private static boolean there() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return System.getenv("CI") != null;
    }
  }
}
