package tianxia.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.Logs;
import tianxia.cli.host.ServeCommand;
import tianxia.kernel.Quoted;

/// The program's entry point: serves the games, and works on their records.
public final class Main {
  /// The exit status of every error.
  static final int UNUSABLE = 2;

  /// The default command without options. Picocli has nothing to parse there, and would take an
  /// eighth of the time to ready: its classes are older than what the cache of classes takes.
  private static final String[] PLAIN = {"serve"};

  private Main() {}

  public static void main(String[] args) {
    Logs.choose();
    System.exit(run(new FileOutputStream(FileDescriptor.out), System.err, args));
  }

  /// Runs one command and returns its exit status.
  static int run(OutputStream output, PrintStream error, String... args) {
    PrintStream err = new PrintStream(error, true, StandardCharsets.UTF_8);
    Console console = new Console(output);
    if (Arrays.equals(args, PLAIN)) {
      return run(new ServeCommand(console, err), console, err);
    }
    return run(new CommandList(console, err).named(args), console, err, args);
  }

  private static int run(ServeCommand serve, Console console, PrintStream err) {
    try {
      return serve.call();
    } catch (RuntimeException failure) {
      return tell(err, failure);
    } catch (Error fault) {
      return broken(err, fault);
    } finally {
      console.flush();
    }
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
      return broken(err, fault);
    }
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

  private static int broken(PrintStream err, Error fault) {
    fault.printStackTrace(err);
    return tell(err, fault);
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
