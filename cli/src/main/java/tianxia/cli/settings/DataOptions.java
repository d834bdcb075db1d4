package tianxia.cli.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// The options that say where the tables are.
public final class DataOptions {
  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = {
        "A file with settings, one \"name = value\" per line, where a name is an option without its"
            + " dashes; default tianxia.conf in this folder, if it exists.",
        "The environment has TIANXIA_PORT for --port, and so on. Options come first, then the"
            + " environment, then the file."
      })
  private Optional<Path> file = Optional.empty();

  @Option(names = "--data", paramLabel = "DIR", description = "Folder for all data; default data.")
  private Optional<String> data = Optional.empty();

  @Option(
      names = "--store",
      paramLabel = "URL",
      description = {
        "A PostgreSQL database for the tables instead of the data folder:"
            + " postgresql://host:5432/database.",
        "User and password: TIANXIA_STORE_USER and TIANXIA_STORE_PASSWORD in the environment, or"
            + " store-user and store-password in the file."
      })
  private Optional<String> store = Optional.empty();

  /// What the command line, the environment and the file set.
  ///
  /// @throws SettingError if the file can't be read or used
  public Settings settings() {
    return settings(List.of());
  }

  /// The same with other options that were given.
  Settings settings(List<Given> others) {
    List<Given> given = new ArrayList<>(others);
    add(given, Setting.DATA, data.stream());
    add(given, Setting.STORE, store.stream());
    return Settings.of(given, file, System.getenv());
  }

  /// Adds the values of an option.
  static void add(List<Given> given, Setting setting, Stream<String> values) {
    values.forEach(
        value -> given.add(new Given(setting, value, new Source.CommandLine(setting.option()))));
  }
}
