package tianxia.bench.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// What the PostgreSQL of this machine has used so far: processor time of all its processes, from
/// `/proc`. A process that ends takes its time with it, so connections are to stay.
final class DatabaseCost {
  /// Hundredths of a second, on Linux everywhere.
  private static final int TICKS = 100;

  private DatabaseCost() {}

  /// Seconds of processor time, user and system.
  static double seconds() {
    try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
      return processes
              .filter(path -> Character.isDigit(path.getFileName().toString().charAt(0)))
              .mapToLong(DatabaseCost::ticks)
              .sum()
          / (double) TICKS;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long ticks(Path process) {
    try {
      String stat = Files.readString(process.resolve("stat"));
      if (!stat.contains("(postgres)")) {
        return 0;
      }
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    } catch (IOException e) {
      // The process has ended meanwhile.
      return 0;
    }
  }
}
