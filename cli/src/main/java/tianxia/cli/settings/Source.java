package tianxia.cli.settings;

import java.nio.file.Path;

/// Where a value was given.
public sealed interface Source {
  /// On the command line.
  record CommandLine(String option) implements Source {
    @Override
    public String toString() {
      return option;
    }
  }

  /// In the environment.
  record Variable(String name) implements Source {
    @Override
    public String toString() {
      return name;
    }
  }

  /// In the file.
  ///
  /// @param line from 1
  record Line(Path file, int line) implements Source {
    @Override
    public String toString() {
      return file + ":" + line;
    }
  }
}
