package tianxia.cli.research;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tianxia.arena.player.ThinkingLimit;
import tianxia.cli.console.CommandError;

/// Limits on computer players: `--time`, `--iterations`.
final class ThinkingOptions {
  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "Computing time per turn for all players that search, in milliseconds.")
  private @Nullable Long time;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations per decision at most, for all players that search.")
  private @Nullable Integer iterations;

  /// @param command the command whose options they are, for error messages
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
      throw new CommandError(command + ": " + option + " " + number + ": must be at least 1");
    }
  }
}
