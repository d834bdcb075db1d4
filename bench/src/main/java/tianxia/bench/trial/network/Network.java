package tianxia.bench.trial.network;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Where nodes listen, and what is between them.
public sealed interface Network extends AutoCloseable permits Loopback, Namespaces {
  /// The address of a node.
  ///
  /// @param node from 1
  String host(int node);

  /// The address at which nodes reach this machine.
  String machine();

  /// A command as it is to be run for a node.
  List<String> command(int node, List<String> command);

  /// Lets nothing pass between a node and the others, or everything again.
  void cut(int node, boolean now) throws IOException;

  @Override
  void close() throws IOException;

  /// Runs a command of the system.
  ///
  /// @throws IOException if it fails, with what it said
  static void run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException(String.join(" ", command) + ": " + said.strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /// The same, with the words in one text.
  static void run(String command) throws IOException {
    run(new ArrayList<>(List.of(command.split(" ", -1))));
  }
}
