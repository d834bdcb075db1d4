package tianxia.bench.trial.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Clocks that differ, by libfaketime (Debian: `apt install faketime`), which shows a process
/// another time of day.
public final class Clocks {
  private Clocks() {}

  /// The library, if it is installed.
  public static Optional<Path> library() {
    try (Stream<Path> folders = Files.list(Path.of("/usr/lib"))) {
      return folders
          .map(folder -> folder.resolve("faketime/libfaketimeMT.so.1"))
          .filter(Files::exists)
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The environment of a process whose clock is wrong.
  ///
  /// @param seconds how far it is ahead
  public static Map<String, String> wrong(int seconds) {
    return Map.of(
        "LD_PRELOAD",
        library().orElseThrow().toString(),
        "FAKETIME",
        (seconds < 0 ? "" : "+") + seconds + "s",
        // Durations are measured as always; with the other setting Java's waits end at once.
        "FAKETIME_DONT_FAKE_MONOTONIC",
        "1",
        "FAKETIME_FORCE_MONOTONIC_FIX",
        "0");
  }
}
