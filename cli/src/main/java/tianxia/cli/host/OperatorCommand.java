package tianxia.cli.host;

import java.io.UncheckedIOException;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.console.Logs;
import tianxia.cli.settings.DataOptions;
import tianxia.cli.settings.ServerSettings;
import tianxia.cli.settings.SettingError;
import tianxia.server.ServerConfig;
import tianxia.server.store.folder.KeyFile;

/// `operator`.
@Command(
    name = "operator",
    description = {
      "Tells the address of the operator's page of a server, with the key that opens it: how the"
          + " server is, a word to all players, no new tables before an upgrade.",
      "The key is made the first time; it is in the data folder, in operator.key. Delete that file,"
          + " and nobody is the operator; the next call makes another."
    })
public final class OperatorCommand implements Runnable {
  private final Console console;

  @Mixin private final DataOptions options = new DataOptions();

  public OperatorCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    Logs.configure(Logs.Form.TEXT);
    try {
      ServerConfig config = new ServerSettings(options.settings()).config(Duration.ZERO);
      String key = new KeyFile(config.data()).make();
      console.print(address(config) + "/operator#key=" + key + "\n");
    } catch (UncheckedIOException e) {
      throw new CommandError("operator: " + IoMessages.told(e));
    } catch (SettingError e) {
      throw new CommandError("operator: " + e.getMessage());
    }
  }

  /// Where players open the page, if the settings say so; else on this machine.
  private static String address(ServerConfig config) {
    return config.origins().stream()
        .sorted()
        .findFirst()
        .orElse("http://localhost:" + config.port());
  }
}
