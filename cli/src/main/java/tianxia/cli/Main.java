package tianxia.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.Logs;
import tianxia.cli.host.BackupCommand;
import tianxia.cli.host.CheckCommand;
import tianxia.cli.host.ConfigCommand;
import tianxia.cli.host.OperatorCommand;
import tianxia.cli.host.RatingsCommand;
import tianxia.cli.host.RestoreCommand;
import tianxia.cli.host.ServeCommand;
import tianxia.cli.play.BenchCommand;
import tianxia.cli.play.PerftCommand;
import tianxia.cli.play.RandomCommand;
import tianxia.cli.play.TraceCommand;
import tianxia.cli.play.VerifyCommand;
import tianxia.cli.research.AnalyseCommand;
import tianxia.cli.research.ArenaCommand;
import tianxia.cli.research.CalibrateCommand;
import tianxia.cli.research.EnvironmentCommand;
import tianxia.cli.research.ExploitabilityCommand;
import tianxia.cli.research.PuzzlesCommand;
import tianxia.cli.research.ReviewCommand;
import tianxia.cli.research.TrainCommand;
import tianxia.kernel.Quoted;

/// The program's entry point: serves the games, and works on their records.
@Command(
    name = "./tianxia",
    description = "Four board games, played in the browser.",
    synopsisSubcommandLabel = "COMMAND")
public final class Main {
  /// The exit status of every error.
  static final int UNUSABLE = 2;

  private Main() {}

  public static void main(String[] args) {
    Logs.choose();
    System.exit(run(new FileOutputStream(FileDescriptor.out), System.err, args));
  }

  /// Runs one command and returns its exit status.
  static int run(OutputStream output, PrintStream error, String... args) {
    PrintStream err = new PrintStream(error, true, StandardCharsets.UTF_8);
    Console console = new Console(output);
    return run(commands(console, err), console, err, args);
  }

  /// Whatever a command fails by, there is a status: without one the process would stay for as long
  /// as any thread that it has started.
  static int run(CommandLine line, Console console, PrintStream err, String... args) {
    line.setParameterExceptionHandler(misused(err));
    line.setExecutionExceptionHandler((failure, command, result) -> {
      console.flush();
      return tell(err, failure);
    });
    try {
      if (args.length == 0) {
        console.print(line.getUsageMessage());
        console.flush();
        return 0;
      }
      int status = line.execute(args);
      console.flush();
      return status;
    } catch (CommandError complaint) {
      return tell(err, complaint);
    } catch (Error fault) {
      fault.printStackTrace(err);
      return tell(err, fault);
    }
  }

  private static CommandLine commands(Console console, PrintStream err) {
    return new CommandLine(new Main())
        .addSubcommand(serve(console, err))
        .addSubcommand(new ConfigCommand(console))
        .addSubcommand(new OperatorCommand(console))
        .addSubcommand(new BackupCommand(console))
        .addSubcommand(new RestoreCommand(console))
        .addSubcommand(new CheckCommand(console))
        .addSubcommand(new RatingsCommand(console))
        .addSubcommand(new TestCommand())
        .addSubcommand(new DistCommand())
        .addSubcommand(new TraceCommand(console))
        .addSubcommand(new RandomCommand())
        .addSubcommand(new PerftCommand(console))
        .addSubcommand(new BenchCommand(console))
        .addSubcommand(new ArenaCommand(console, err))
        .addSubcommand(new AnalyseCommand(console))
        .addSubcommand(new ReviewCommand(console))
        .addSubcommand(new PuzzlesCommand(console, err))
        .addSubcommand(new CalibrateCommand(console, err))
        .addSubcommand(new EnvironmentCommand(console, System.in))
        .addSubcommand(new ExploitabilityCommand(console, err))
        .addSubcommand(new TrainCommand(console))
        .addSubcommand(new VerifyCommand(console))
        .addSubcommand(new VersionCommand(console))
        .addSubcommand(new HelpCommand(console))
        .setUsageHelpAutoWidth(false);
  }

  private static CommandLine serve(Console console, PrintStream err) {
    CommandLine serve = new CommandLine(new ServeCommand(console, err));
    serve.getCommandSpec().usageMessage().footer(ServeCommand.limits());
    return serve;
  }

  private static IParameterExceptionHandler misused(PrintStream err) {
    return (ParameterException wrong, String[] args) -> {
      String command = wrong.getCommandLine().getCommandName();
      boolean top = wrong.getCommandLine().getParent() == null;
      String what = String.valueOf(wrong.getMessage());
      if (top && wrong instanceof UnmatchedArgumentException unmatched) {
        what = "unknown command " + Quoted.of(unmatched.getUnmatched().getFirst());
      }
      err.println(
          (top ? "tianxia" : "tianxia " + command)
              + ": "
              + oneLine(what)
              + " (see ./tianxia help"
              + (top ? "" : " " + command)
              + ")");
      return UNUSABLE;
    };
  }

  private static int tell(PrintStream err, Throwable failure) {
    String line =
        switch (failure) {
          case CommandError complaint -> complaint.line();
          case OutOfMemoryError full -> "out of memory";
          default -> "internal error: " + failure;
        };
    err.println("tianxia: " + oneLine(line));
    return UNUSABLE;
  }

  /// Keeps untrusted text from breaking the line or controlling the terminal.
  private static String oneLine(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .map(point ->
            Character.isISOControl(point) || point == 0x2028 || point == 0x2029 ? ' ' : point)
        .limit(1000)
        .forEach(out::appendCodePoint);
    return out.toString();
  }
}
