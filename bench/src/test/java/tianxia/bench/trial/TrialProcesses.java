package tianxia.bench.trial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.bench.trial.plan.TrialOptions;

/// Trials and their nodes, as processes that run what these tests are compiled with.
final class TrialProcesses {
  private TrialProcesses() {}

  /// The options of a trial, with the command that starts a node, and that of the version to which
  /// nodes are upgraded, which is the same here.
  ///
  /// @param given with spaces between them
  static TrialOptions options(Path folder, String given) {
    return TrialOptions.of(arguments(folder, given));
  }

  /// The command that runs a trial with such options, in a network of its own.
  static List<String> command(Path folder, String given) {
    List<String> command = new ArrayList<>();
    command.add(Path.of("..", "scripts", "own-network.sh").toString());
    command.addAll(java(List.of("-Xmx512m"), TrialMain.class.getName()));
    command.addAll(arguments(folder, given));
    return command;
  }

  private static List<String> arguments(Path folder, String given) {
    List<String> all = new ArrayList<>(Arrays.asList(given.split(" ", -1)));
    List<String> serving =
        java(
            List.of("-XX:TieredStopAtLevel=1", "-Xmx256m", "--sun-misc-unsafe-memory-access=allow"),
            "tianxia.cli.Main");
    serving.add("serve");
    all.addAll(List.of("--folder", folder.toString(), "--"));
    all.addAll(serving);
    all.add("--");
    all.addAll(serving);
    return all;
  }

  private static List<String> java(List<String> flags, String main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.addAll(flags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    return command;
  }
}
