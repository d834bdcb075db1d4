package tianxia.cli;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tianxia.arena.player.ThinkingLimit;

/// How much players may think: `--time`, `--iterations`.
final class ThinkingOptions {
  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "Milliseconds a turn for all who think, of computing time.")
  private @Nullable Long time;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations a decision, at most, for all who think.")
  private @Nullable Integer iterations;

  /// @param command whose options they are
  ThinkingLimit limit(String command) {
    long nanos = Long.MAX_VALUE;
    if (time != null) {
      atLeastOne(command, "--time", time);
      nanos = TimeUnit.MILLISECONDS.toNanos(time);
    }
    int most = Integer.MAX_VALUE;
    if (iterations != null) {
      atLeastOne(command, "--iterations", iterations);
      most = iterations;
    }
    return new ThinkingLimit(nanos, most);
  }

  static void atLeastOne(String command, String option, long number) {
    if (number < 1) {
      throw new CommandError(command + ": " + option + " " + number + ": at least 1 is needed");
    }
  }
}
