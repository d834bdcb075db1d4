package tianxia.cli.host;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.console.Logs;
import tianxia.cli.settings.DataOptions;
import tianxia.cli.settings.ServerSettings;
import tianxia.cli.settings.SettingError;
import tianxia.games.Games;
import tianxia.server.check.StoreCheck;
import tianxia.server.check.StoreCheck.Report;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;

/// `check`.
@Command(
    name = "check",
    description = {
      "Checks all tables of a server, which may be running, or of a backup: replays every game, and"
          + " computes every draw again.",
      "Exit status 1 if anything is wrong, with a line for each table."
    })
public final class CheckCommand implements Callable<Integer> {
  private static final int FOUND = 1;

  private final Console console;

  @Mixin private final DataOptions options = new DataOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "A backup; default: the data folder, or the store that is set.")
  private Optional<Path> file = Optional.empty();

  public CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Logs.configure(Logs.Form.TEXT);
    try (TableLogs logs = LogsChoice.open(file, new ServerSettings(options.settings()))) {
      Report report = StoreCheck.of(Games.CATALOGUE, logs);
      report
          .findings()
          .forEach(finding ->
              console.print(
                  finding.table()
                      + (finding.seq() > 0 ? " entry " + finding.seq() : "")
                      + ": "
                      + finding.what()
                      + "\n"));
      console.print(
          "%,d tables with %,d entries replayed: %,d finished games, %,d events, %,d draws. %s%n"
              .formatted(
                  report.tables(),
                  report.entries(),
                  report.finished(),
                  report.events(),
                  report.draws(),
                  report.findings().isEmpty()
                      ? "All is well."
                      : report.findings().size() + " faults."));
      return report.findings().isEmpty() ? 0 : FOUND;
    } catch (UncheckedIOException e) {
      throw new CommandError("check: " + IoMessages.told(e));
    } catch (SettingError | Store.Failure e) {
      throw new CommandError("check: " + e.getMessage());
    }
  }
}
