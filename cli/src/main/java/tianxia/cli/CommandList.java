package tianxia.cli;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import tianxia.cli.console.Console;
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

/// All commands by their names, in the order in which the help lists them. A command is made only
/// where it is asked for: to read the options of all takes longer than many of them run.
@Command(
    name = "./tianxia",
    description = "Four board games, played in the browser.",
    synopsisSubcommandLabel = "COMMAND")
final class CommandList {
  private static final String HELP = "help";

  private final Map<String, Supplier<Object>> commands = new LinkedHashMap<>();

  CommandList(Console console, PrintStream err) {
    commands.put("serve", () -> serve(console, err));
    commands.put("config", () -> new ConfigCommand(console));
    commands.put("operator", () -> new OperatorCommand(console));
    commands.put("backup", () -> new BackupCommand(console));
    commands.put("restore", () -> new RestoreCommand(console));
    commands.put("check", () -> new CheckCommand(console));
    commands.put("ratings", () -> new RatingsCommand(console));
    commands.put("test", TestCommand::new);
    commands.put("dist", DistCommand::new);
    commands.put("trace", () -> new TraceCommand(console));
    commands.put("random", RandomCommand::new);
    commands.put("perft", () -> new PerftCommand(console));
    commands.put("bench", () -> new BenchCommand(console));
    commands.put("arena", () -> new ArenaCommand(console, err));
    commands.put("analyse", () -> new AnalyseCommand(console));
    commands.put("review", () -> new ReviewCommand(console));
    commands.put("puzzles", () -> new PuzzlesCommand(console, err));
    commands.put("calibrate", () -> new CalibrateCommand(console, err));
    commands.put("environment", () -> new EnvironmentCommand(console, System.in));
    commands.put("exploitability", () -> new ExploitabilityCommand(console, err));
    commands.put("train", () -> new TrainCommand(console));
    commands.put("verify", () -> new VerifyCommand(console));
    commands.put("version", () -> new VersionCommand(console));
    commands.put(HELP, () -> new HelpCommand(console));
  }

  private static CommandLine serve(Console console, PrintStream err) {
    CommandLine serve = new CommandLine(new ServeCommand(console, err));
    serve.getCommandSpec().usageMessage().footer(ServeCommand.limits());
    return serve;
  }

  /// The program with all commands.
  CommandLine all() {
    return with(commands);
  }

  /// The program with the command that is asked for; with all where none is, or where all are told.
  ///
  /// @param args the program's arguments
  CommandLine named(String... args) {
    String name = args.length == 0 ? HELP : args[0];
    Supplier<Object> command = commands.get(name);
    return command == null || name.equals(HELP) ? all() : with(Map.of(name, command));
  }

  private CommandLine with(Map<String, Supplier<Object>> chosen) {
    CommandLine line = new CommandLine(this);
    chosen.forEach((name, command) -> line.addSubcommand(name, command.get()));
    return line.setUsageHelpAutoWidth(false);
  }
}
