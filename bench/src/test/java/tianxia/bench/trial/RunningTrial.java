package tianxia.bench.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import tianxia.bench.trial.plan.Fault;

/// A trial as a process of its own, and what it printed.
final class RunningTrial {
  private final List<Fault> faults;
  private final Path printed;
  private final Process process;

  /// Starts one.
  ///
  /// @param folder of its own, which need not exist
  /// @param given its options, with spaces between them
  RunningTrial(Path folder, String given) throws IOException {
    faults = TrialProcesses.options(folder, given).faults();
    printed = folder.resolveSibling(folder.getFileName() + ".txt");
    process =
        new ProcessBuilder(TrialProcesses.command(folder, given))
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
  }

  /// Its faults, whether they could be caused or not.
  List<Fault> faults() {
    return faults;
  }

  /// Waits for its end.
  ///
  /// @return its exit status, 0 if nothing is wrong
  int status() throws InterruptedException {
    return process.waitFor();
  }

  /// All it printed until now.
  String text() throws IOException {
    return Files.readString(printed);
  }

  /// The number after a heading in its tally; 0 if there is a dash, or no such line.
  long number(String heading) throws IOException {
    return after(heading, " +(\\d+)").stream().mapToLong(Long::parseLong).sum();
  }

  /// Why a fault was left out; empty if it was not.
  List<String> skipped(Fault fault) throws IOException {
    return after(fault.meaning(), " +-  (.+)");
  }

  private List<String> after(String heading, String rest) throws IOException {
    Pattern row = Pattern.compile("^" + Pattern.quote(heading) + rest, Pattern.MULTILINE);
    return row.matcher(text()).results().map(found -> found.group(1)).toList();
  }

  /// Ends it, and with it its nodes and its database.
  void end() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }
}
