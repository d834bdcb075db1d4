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
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteBackup;

/// `restore FILE`.
@Command(
    name = "restore",
    description = "Puts a backup into a data folder that has no tables yet. No server may use it.")
public final class RestoreCommand implements Runnable {
  private final Console console;

  @Mixin private final DataOptions options = new DataOptions();

  @Parameters(paramLabel = "FILE", description = "The backup.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  public RestoreCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Logs.configure(Logs.Form.TEXT);
    try {
      Path folder = DataFolders.of("restore", options);
      long size = SqliteBackup.restore(file, folder);
      console.print("%s: %,d KiB%n".formatted(folder, size / 1024));
    } catch (UncheckedIOException e) {
      throw new CommandError("restore: " + IoMessages.told(e));
    } catch (DataFolder.InUse | SettingError e) {
      throw new CommandError("restore: " + e.getMessage());
    }
  }
}
