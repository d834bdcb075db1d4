package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tianxia.testkit.Repository;

/// One of the programs for bot writers, as it runs.
record BotProcess(Process process) {
  static final Path BOTS = Repository.root().resolve("bots");
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /// How each of the two is started that play at tables.
  private static final List<List<String>> PLAYERS =
      List.of(
          List.of("python3", BOTS.resolve("bot.py").toString()),
          List.of(JAVA, BOTS.resolve("Bot.java").toString()));

  static BotProcess start(List<String> words) throws IOException {
    return new BotProcess(new ProcessBuilder(words).redirectErrorStream(true).start());
  }

  /// Has a program play at a table.
  ///
  /// @param player 0: that in Python; 1: that in Java
  /// @param environment in addition to that of the tests
  static BotProcess play(int player, String link, String name, Map<String, String> environment)
      throws IOException {
    List<String> words =
        Stream.concat(PLAYERS.get(player).stream(), Stream.of(link, name)).toList();
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().putAll(environment);
    return new BotProcess(builder.start());
  }

  /// The output of a process that has exited successfully.
  String said() throws IOException, InterruptedException {
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      String said = out.lines().collect(Collectors.joining("\n"));
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(said).isTrue();
      assertThat(process.exitValue()).as(said).isZero();
      return said;
    } finally {
      process.destroyForcibly();
    }
  }
}
