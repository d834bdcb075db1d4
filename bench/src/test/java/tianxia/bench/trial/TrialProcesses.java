package tianxia.bench.trial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.bench.trial.plan.TrialOptions;

/// Nodes as processes that run what these tests are compiled with.
final class TrialProcesses {
  private TrialProcesses() {}

  /// The options of a trial, with the command that starts a node, and that of the version to which
  /// nodes are upgraded, which is the same here.
  ///
  /// @param given with spaces between them
  static TrialOptions options(Path folder, String given) {
    List<String> all = new ArrayList<>(Arrays.asList(given.split(" ", -1)));
    List<String> serving =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx256m",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            "tianxia.cli.Main",
            "serve");
    all.addAll(List.of("--folder", folder.toString(), "--"));
    all.addAll(serving);
    all.add("--");
    all.addAll(serving);
    return TrialOptions.of(all);
  }
}
