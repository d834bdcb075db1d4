package tianxia.cli.host;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.console.Logs;
import tianxia.cli.settings.DataOptions;
import tianxia.cli.settings.SettingError;
import tianxia.server.store.sqlite.SqliteBackup;

/// `backup FILE`.
@Command(
    name = "backup",
    description = {
      "Copies all tables of the data folder into a file, as they are at one moment, while a server"
          + " may be running.",
      "The file is readable by its owner only: it has the secrets of tables in play."
    })
public final class BackupCommand implements Runnable {
  private final Console console;

  @Mixin private final DataOptions options = new DataOptions();

  @Parameters(paramLabel = "FILE", description = "The file to make.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  public BackupCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Logs.configure(Logs.Form.TEXT);
    try {
      long size = SqliteBackup.make(DataFolders.of("backup", options), file);
      console.print("%s: %,d KiB%n".formatted(file, size / 1024));
    } catch (UncheckedIOException e) {
      throw new CommandError("backup: " + IoMessages.told(e));
    } catch (SettingError e) {
      throw new CommandError("backup: " + e.getMessage());
    }
  }
}
