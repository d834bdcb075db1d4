package tianxia.cli.console;

import java.nio.file.Path;

/// Ends a command with one line that gives file, line, what and why. [Main] prints it.
public final class CommandError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CommandError(String line) {
    super(line, null, false, false);
  }

  /// An error in a line of a file, counted from 1.
  public static CommandError at(Path file, int line, String what) {
    return new CommandError(file + ":" + line + ": " + what);
  }

  public String line() {
    return String.valueOf(getMessage());
  }
}
