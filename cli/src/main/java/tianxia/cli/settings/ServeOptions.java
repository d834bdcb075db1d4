package tianxia.cli.settings;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// The options of `serve`. All of them can be set in the environment and in the file too.
public final class ServeOptions {
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

  @Option(names = "--port", paramLabel = "PORT", description = "Default 8080; 0 picks a free one.")
  private Optional<String> port = Optional.empty();

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "Name or address to listen on; 0.0.0.0 for all addresses of this machine.")
  private Optional<String> host = Optional.empty();

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

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description =
          "A public origin of the page, such as https://play.example.org; may be repeated.")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--proxy",
      description = "All requests come through a reverse proxy that sets X-Forwarded-For.")
  private boolean proxy;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description =
          "A limit on what clients may ask for, such as sockets-per-address=600; may be repeated. All limits"
              + " are listed below and in docs/LIMITS.md.")
  private List<String> limits = new ArrayList<>();

  @Option(
      names = "--page",
      paramLabel = "DIR",
      description = "A built page to serve instead of the built-in one.")
  private Optional<String> page = Optional.empty();

  /// What the command line, the environment and the file set.
  ///
  /// @throws SettingError if the file can't be read or used
  public Settings settings() {
    List<Given> given = new ArrayList<>();
    add(given, Setting.PORT, port.stream());
    add(given, Setting.HOST, host.stream());
    add(given, Setting.DATA, data.stream());
    add(given, Setting.STORE, store.stream());
    add(given, Setting.ORIGIN, origins.stream());
    add(given, Setting.PROXY, proxy ? Stream.of("true") : Stream.of());
    add(given, Setting.LIMIT, limits.stream());
    add(given, Setting.PAGE, page.stream());
    return Settings.of(given, file, System.getenv());
  }

  private static void add(List<Given> given, Setting setting, Stream<String> values) {
    values.forEach(
        value -> given.add(new Given(setting, value, new Source.CommandLine(setting.option()))));
  }
}
