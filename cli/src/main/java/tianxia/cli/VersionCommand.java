package tianxia.cli;

import picocli.CommandLine.Command;
import tianxia.cli.console.Console;
import tianxia.server.version.Version;

/// `version`, or `--version`.
@Command(
    name = "version",
    aliases = "--version",
    description = "Prints the program's version, and the commit that it was built from.")
final class VersionCommand implements Runnable {
  private final Console console;

  VersionCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    console.print("Tianxia " + Version.text() + "\n");
  }
}
