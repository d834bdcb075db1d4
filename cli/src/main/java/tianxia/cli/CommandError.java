package tianxia.cli;

import java.nio.file.Path;

/// What ends a command: one line that says file, line, what and why. [Main] prints it.
final class CommandError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CommandError(String line) {
    super(line, null, false, false);
  }

  /// About a line of a file, from 1.
  static CommandError at(Path file, int line, String what) {
    return new CommandError(file + ":" + line + ": " + what);
  }

  String line() {
    return String.valueOf(getMessage());
  }
}
