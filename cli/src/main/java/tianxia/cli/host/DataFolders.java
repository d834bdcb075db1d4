package tianxia.cli.host;

import java.nio.file.Path;
import tianxia.cli.console.CommandError;
import tianxia.cli.settings.DataOptions;
import tianxia.cli.settings.ServerSettings;

/// The data folder of commands that are for data folders alone.
final class DataFolders {
  private DataFolders() {}

  /// The folder that is set.
  ///
  /// @param command that asks
  /// @throws CommandError if the tables are elsewhere
  static Path of(String command, DataOptions options) {
    ServerSettings settings = new ServerSettings(options.settings());
    if (settings.store().isPresent()) {
      throw new CommandError(
          command + ": the tables are in PostgreSQL: use its own tools (pg_dump, pg_restore)");
    }
    return settings.data();
  }
}
