package tianxia.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.kernel.Quoted;

/// `help [COMMAND]`.
@Command(name = "help", description = "Lists the commands, or describes one of them in detail.")
final class HelpCommand implements Runnable {
  private final Console console;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(arity = "0..1", paramLabel = "COMMAND")
  private String command = "";

  HelpCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    CommandLine root = spec.root().commandLine();
    CommandLine about = command.isEmpty() ? root : root.getSubcommands().get(command);
    if (about == null) {
      throw new CommandError("help: unknown command " + Quoted.of(command));
    }
    console.print(about.getUsageMessage());
  }
}
