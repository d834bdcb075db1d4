package tianxia.cli;

import java.nio.file.Path;

/// Ends a command with one line that gives file, line, what and why. [Main] prints it.
final class CommandError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandError(String line) {
    super(line, null, false, false);
  }

  /// An error in a line of a file, counted from 1.
  static CommandError at(Path file, int line, String what) {
    return new CommandError(file + ":" + line + ": " + what);
  }

  String line() {
    return String.valueOf(getMessage());
  }
}
