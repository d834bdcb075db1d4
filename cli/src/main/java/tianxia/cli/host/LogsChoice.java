package tianxia.cli.host;

import java.nio.file.Path;
import java.util.Optional;
import tianxia.cli.settings.ServerSettings;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.store.sqlite.SqliteLogs;
import tianxia.server.supervision.FatalFailureListener;

/// The logs that a command reads: those of a backup, of the store that is set, or of the data
/// folder.
final class LogsChoice {
  /// What fails then is told by whoever asks next.
  static final FatalFailureListener LOST =
      (part, cause) -> {
        throw new Store.Failure(part + " has ended", cause);
      };

  private LogsChoice() {}

  static TableLogs open(Optional<Path> file, ServerSettings settings) {
    return file.<TableLogs>map(SqliteLogs::new)
        .or(() -> store(settings).map(TableLogs::of))
        .orElseGet(() -> SqliteLogs.in(settings.data()));
  }

  /// The store that is set, if one is.
  static Optional<Store> store(ServerSettings settings) {
    return settings
        .store()
        .map(address -> StoreChoice.at(address, settings.storeEnvironment(System.getenv())))
        .map(opener -> opener.open(LOST));
  }
}
