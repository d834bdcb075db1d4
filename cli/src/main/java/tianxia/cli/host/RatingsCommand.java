package tianxia.cli.host;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.console.Logs;
import tianxia.cli.settings.DataOptions;
import tianxia.cli.settings.ServerSettings;
import tianxia.cli.settings.SettingError;
import tianxia.games.Games;
import tianxia.server.check.RatingCheck;
import tianxia.server.check.RatingCheck.Report;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;

/// `ratings`.
@Command(
    name = "ratings",
    description = {
      "Computes all ratings again from the records of a server, which may be running, or of a backup,"
          + " and tells which games differ.",
      "Exit status 1 if any does and nothing was written."
    })
public final class RatingsCommand implements Callable<Integer> {
  private static final int FOUND = 1;

  private final Console console;

  @Mixin private final DataOptions options = new DataOptions();

  @Option(
      names = "--write",
      description =
          "Puts what was computed in the place of what was there. The server must be stopped.")
  private boolean write;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A backup; default: the data folder, or the store that is set.")
  private Optional<Path> file = Optional.empty();

  public RatingsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Logs.configure(Logs.Form.TEXT);
    if (write && file.isPresent()) {
      throw new CommandError("ratings: a backup is not written to: restore it first");
    }
    try {
      return write ? replace() : compare();
    } catch (UncheckedIOException e) {
      throw new CommandError("ratings: " + IoMessages.told(e));
    } catch (SettingError | Store.Failure e) {
      throw new CommandError("ratings: " + e.getMessage());
    }
  }

  private int compare() {
    try (TableLogs logs = LogsChoice.open(file, settings())) {
      Report report = RatingCheck.of(Games.CATALOGUE, logs);
      tell(report);
      return report.different().isEmpty() ? 0 : FOUND;
    }
  }

  private int replace() {
    ServerSettings settings = settings();
    try (Store store =
        LogsChoice.store(settings)
            .orElseGet(() -> new SqliteStore(DataFolder.open(settings.data()), LogsChoice.LOST))) {
      Report report = RatingCheck.of(Games.CATALOGUE, TableLogs.of(store));
      store
          .accounts()
          .orElseThrow(() -> new CommandError("ratings: this store keeps no accounts"))
          .ratings()
          .replace(report.changes());
      tell(report);
      console.print("Written.\n");
      return 0;
    }
  }

  private ServerSettings settings() {
    return new ServerSettings(options.settings());
  }

  private void tell(Report report) {
    report.different().forEach(table -> console.print(table + ": differs\n"));
    console.print(
        "%,d rated games computed again, %,d of them without their records: %s%n"
            .formatted(
                report.games(),
                report.kept(),
                report.different().isEmpty()
                    ? "all is as it was."
                    : "%,d differ.".formatted(report.different().size())));
  }
}
