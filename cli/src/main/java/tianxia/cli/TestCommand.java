package tianxia.cli;

import picocli.CommandLine.Command;
import tianxia.cli.console.CommandError;

/// Only listed in the help; the script `./tianxia` runs the tests, since they need the sources.
@Command(
    name = "test",
    description = "Runs all checks and tests of a clone (--deep: ten times as many playouts).")
final class TestCommand implements Runnable {
  @Override
  public void run() {
    throw new CommandError("test: run it through the script ./tianxia in a clone of the project");
  }
}
