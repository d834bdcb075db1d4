package tianxia.cli.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.settings.Given;
import tianxia.cli.settings.ServeOptions;
import tianxia.cli.settings.ServerSettings;
import tianxia.cli.settings.Setting;
import tianxia.cli.settings.SettingError;
import tianxia.cli.settings.Settings;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountMode;
import tianxia.server.club.ClubMode;
import tianxia.server.http.limit.ServerLimit;
import tianxia.server.table.node.LocalTables;
import tianxia.server.tournament.Mode;

/// `config`.
@Command(
    name = "config",
    description = {
      "Prints the settings that serve would have here, and where each comes from: an option, the"
          + " environment, a line of the file, or the default.",
      "Takes the options of serve. Checks the settings, but starts nothing."
    })
public final class ConfigCommand implements Runnable {
  private record Row(String name, String value, String source) {}

  private final Console console;

  @Mixin private final ServeOptions options = new ServeOptions();

  public ConfigCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    try {
      Settings settings = options.settings();
      ServerSettings checked = new ServerSettings(settings);
      checked.config(LocalTables.PAUSE);
      checked.cluster();
      checked.backups();
      checked.clusterCertificates();
      checked
          .store()
          .ifPresent(store -> StoreChoice.at(store, checked.storeEnvironment(System.getenv())));
      print(rows(settings));
    } catch (SettingError e) {
      throw new CommandError("config: " + e.getMessage());
    }
  }

  private static List<Row> rows(Settings settings) {
    List<Row> rows = new ArrayList<>();
    for (Setting setting : Setting.values()) {
      List<Given> given = setting == Setting.LIMIT ? List.of() : settings.all(setting);
      given.forEach(one -> rows.add(row(one)));
      if (given.isEmpty()) {
        standard(setting).ifPresent(value -> rows.add(new Row(setting.key(), value, "default")));
      }
    }
    for (ServerLimit limit : ServerLimit.values()) {
      rows.add(row(limit, settings));
    }
    return rows;
  }

  private static Row row(Given given) {
    String value = given.setting().secret() ? "(not shown)" : given.value();
    return new Row(given.setting().key(), value, given.source().toString());
  }

  private static Row row(ServerLimit limit, Settings settings) {
    String name = "limit " + limit.id();
    return settings.all(Setting.LIMIT).reversed().stream()
        .filter(given -> given.value().startsWith(limit.id() + "="))
        .findFirst()
        .map(given ->
            new Row(
                name, given.value().substring(limit.id().length() + 1), given.source().toString()))
        .orElseGet(() -> new Row(name, limit.unit().write(limit.standard()), "default"));
  }

  /// The default of a setting that has one.
  private static Optional<String> standard(Setting setting) {
    return switch (setting) {
      case HOST -> Optional.of(ServerSettings.LOOPBACK);
      case PORT -> Optional.of(String.valueOf(ServerConfig.PORT));
      case DATA -> Optional.of(ServerSettings.DATA);
      case PROXY -> Optional.of("false");
      case BACKUPS_KEPT -> Optional.of(String.valueOf(ServerSettings.BACKUPS_KEPT));
      case ACCOUNTS -> Optional.of(AccountMode.OPEN.id());
      case ACCOUNTS_PROVIDER -> Optional.of(ServerSettings.PROVIDER);
      case NOTICES -> Optional.of("on");
      case TOURNAMENTS -> Optional.of(Mode.ANYONE.id());
      case CLUBS -> Optional.of(ClubMode.ANYONE.id());
      case LOG -> Optional.of(ServerSettings.TEXT_LOG);
      case STORE,
          STORE_USER,
          STORE_PASSWORD,
          CLUSTER,
          CLUSTER_TLS,
          ORIGIN,
          LIMIT,
          PAGE,
          ACCOUNTS_CODE,
          ACCOUNTS_ISSUER,
          ACCOUNTS_CLIENT,
          ACCOUNTS_SECRET,
          BACKUP_EVERY,
          BACKUP_TO,
          METRICS ->
          Optional.empty();
    };
  }

  private void print(List<Row> rows) {
    int names = width(rows.stream().map(Row::name).toList());
    int values = width(rows.stream().map(Row::value).toList());
    String format = "%-" + names + "s  %-" + values + "s  %s%n";
    rows.forEach(row -> console.print(format.formatted(row.name(), row.value(), row.source())));
  }

  private static int width(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(1);
  }
}
