package tianxia.cli.settings;

import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tianxia.server.ServerConfig;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.ProviderSettings;
import tianxia.server.club.ClubMode;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.limit.LimitUnit;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.notice.NoticeSettings;
import tianxia.server.store.sqlite.ScheduledBackups;
import tianxia.server.tournament.Mode;

/// The settings as the server takes them, each checked.
public final class ServerSettings {
  /// The loopback interface.
  public static final String LOOPBACK = "127.0.0.1";

  /// The default of the data folder.
  public static final String DATA = "data";

  /// The default number of copies that are kept.
  public static final int BACKUPS_KEPT = 7;

  /// The default form of the log.
  public static final String TEXT_LOG = "text";

  /// What players call a provider that has no name.
  public static final String PROVIDER = "OpenID Connect";

  private static final int MIN_CODE = 8;
  private static final int MAX_BACKUPS = 10_000;
  private static final Duration MIN_INTERVAL = Duration.ofMinutes(10);
  private static final Duration MAX_INTERVAL = Duration.ofDays(365);

  private final Settings settings;

  /// @param settings that were given
  public ServerSettings(Settings settings) {
    this.settings = settings;
  }

  /// How the server is to run.
  ///
  /// @param pause how long after it opened a question is answered for a seat that leaves it to the
  ///   table
  /// @throws SettingError if a setting is wrong
  public ServerConfig config(Duration pause) {
    ServerLimits limits = limits();
    return new ServerConfig(
        value(Setting.HOST, Function.identity()).orElse(LOOPBACK),
        value(Setting.PORT, ServerSettings::port).orElse(ServerConfig.PORT),
        data(),
        origins(),
        value(Setting.PROXY, ServerSettings::yes).orElse(false),
        value(Setting.PAGE, ServerSettings::folder),
        limits.limits(),
        limits.tableLimits(),
        limits.reviewLimits(),
        pause,
        value(Setting.METRICS, ServerSettings::address),
        accounts(),
        value(Setting.NOTICES, ServerSettings::notices).orElse(NoticeSettings.STANDARD),
        value(Setting.TOURNAMENTS, ServerSettings::tournaments).orElse(Mode.ANYONE),
        value(Setting.CLUBS, ServerSettings::clubs).orElse(ClubMode.ANYONE));
  }

  /// Whether the log is written as JSON.
  ///
  /// @throws SettingError if it is to be written otherwise than as text or JSON
  public boolean jsonLog() {
    return value(Setting.LOG, ServerSettings::json).orElse(false);
  }

  /// The data folder.
  ///
  /// @throws SettingError if it can't be one
  public Path data() {
    return value(Setting.DATA, ServerSettings::folder).orElse(Path.of(DATA));
  }

  /// All limits.
  ///
  /// @throws SettingError if one is unknown or out of range
  public ServerLimits limits() {
    List<Given> given = settings.all(Setting.LIMIT);
    given.forEach(limit -> limit.as(text -> ServerLimits.of(List.of(text))));
    return ServerLimits.of(given.stream().map(Given::value).toList());
  }

  /// The address of the store, if it is not the data folder.
  public Optional<Given> store() {
    return settings.one(Setting.STORE);
  }

  /// The address at which other servers reach this one, if it shares its tables with others.
  ///
  /// @throws SettingError if there is no store that they could share
  public Optional<Given> cluster() {
    Optional<Given> cluster = settings.one(Setting.CLUSTER);
    if (cluster.isPresent() && store().isEmpty()) {
      throw cluster
          .get()
          .error(
              "needs a database that the servers share: --store postgresql://host:5432/database");
    }
    return cluster;
  }

  /// The copies that the server makes of its data folder.
  ///
  /// @throws SettingError if one of their settings is wrong, or there is no data folder to copy
  public Optional<ScheduledBackups.Plan> backups() {
    Optional<Path> to = value(Setting.BACKUP_TO, ServerSettings::folder);
    int kept = value(Setting.BACKUPS_KEPT, ServerSettings::count).orElse(BACKUPS_KEPT);
    Optional<Given> every = settings.one(Setting.BACKUP_EVERY);
    if (every.isPresent() && store().isPresent()) {
      throw every.get().error("is for the data folder: copy a database with its own tools");
    }
    return every.map(given ->
        new ScheduledBackups.Plan(
            data(),
            to.orElseGet(() -> data().resolve("backups")),
            given.as(ServerSettings::interval),
            kept));
  }

  /// The folder with the certificates by which the servers know each other, if it is set.
  ///
  /// @throws SettingError if it can't be one, or is set for a single server
  public Optional<Path> clusterCertificates() {
    Optional<Given> given = settings.one(Setting.CLUSTER_TLS);
    if (given.isPresent() && cluster().isEmpty()) {
      throw given.get().error("is for several servers: needs --cluster HOST:PORT");
    }
    return given.map(folder -> folder.as(ServerSettings::folder));
  }

  /// The environment with the store's user and password from the file, unless it has its own.
  public Map<String, String> storeEnvironment(Map<String, String> environment) {
    Map<String, String> all = new HashMap<>(environment);
    for (Setting setting : List.of(Setting.STORE_USER, Setting.STORE_PASSWORD)) {
      settings.one(setting).ifPresent(given -> all.put(setting.variable(), given.value()));
    }
    return all;
  }

  /// Who may make an account.
  ///
  /// @throws SettingError if codes are needed and there are none, or a code is short
  private AccountSettings accounts() {
    Optional<Given> mode = settings.one(Setting.ACCOUNTS);
    Set<String> codes = new LinkedHashSet<>();
    settings.all(Setting.ACCOUNTS_CODE).forEach(given -> codes.add(given.as(ServerSettings::code)));
    AccountMode wanted = mode.map(given -> given.as(ServerSettings::mode)).orElse(AccountMode.OPEN);
    if (wanted == AccountMode.INVITE && codes.isEmpty()) {
      throw mode.get().error("needs codes: TIANXIA_ACCOUNTS_CODE, or accounts-code in the file");
    }
    return wanted == AccountMode.PROVIDER
        ? new AccountSettings(wanted, codes, Optional.of(provider(mode.get())))
        : new AccountSettings(wanted, codes);
  }

  /// @throws SettingError if something is missing, or no provider can be there
  private ProviderSettings provider(Given mode) {
    Given issuer =
        settings
            .one(Setting.ACCOUNTS_ISSUER)
            .orElseThrow(() -> mode.error("needs accounts-issuer and accounts-client"));
    Given client =
        settings
            .one(Setting.ACCOUNTS_CLIENT)
            .orElseThrow(() -> mode.error("needs accounts-issuer and accounts-client"));
    String name = settings.one(Setting.ACCOUNTS_PROVIDER).map(Given::value).orElse(PROVIDER);
    Optional<String> secret = settings.one(Setting.ACCOUNTS_SECRET).map(Given::value);
    return issuer.as(url -> new ProviderSettings(name, URI.create(url), client.value(), secret));
  }

  private static AccountMode mode(String text) {
    return AccountMode.of(text)
        .orElseThrow(
            () -> new IllegalArgumentException("must be open, invite, closed, provider or off"));
  }

  private static NoticeSettings notices(String text) {
    return switch (text) {
      case "on" -> NoticeSettings.STANDARD;
      case "local" -> NoticeSettings.LOCAL;
      case "off" -> NoticeSettings.OFF;
      default -> throw new IllegalArgumentException("must be on, local or off");
    };
  }

  private static Mode tournaments(String text) {
    return Mode.of(text)
        .orElseThrow(() -> new IllegalArgumentException("must be anyone, host or off"));
  }

  private static ClubMode clubs(String text) {
    return ClubMode.of(text)
        .orElseThrow(() -> new IllegalArgumentException("must be anyone or off"));
  }

  private static String code(String text) {
    if (text.length() < MIN_CODE) {
      throw new IllegalArgumentException("must have at least " + MIN_CODE + " characters");
    }
    return text;
  }

  private Set<String> origins() {
    Set<String> origins = new LinkedHashSet<>();
    settings.all(Setting.ORIGIN).forEach(given -> origins.add(given.as(ServerSettings::origin)));
    return origins;
  }

  private <T> Optional<T> value(Setting setting, Function<String, T> reader) {
    return settings.one(setting).map(given -> given.as(reader));
  }

  private static int port(String text) {
    return number(text, 0, 65_535);
  }

  /// `[HOST:]PORT`.
  private static InetSocketAddress address(String text) {
    int colon = text.lastIndexOf(':');
    String host = colon > 0 ? text.substring(0, colon) : LOOPBACK;
    return new InetSocketAddress(host, port(text.substring(colon + 1)));
  }

  private static int count(String text) {
    return number(text, 1, MAX_BACKUPS);
  }

  private static int number(String text, int least, int most) {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // As any other text that is no such number.
    }
    throw new IllegalArgumentException("must be a number from " + least + " to " + most);
  }

  private static Duration interval(String text) {
    LimitUnit unit = LimitUnit.Time.between(MIN_INTERVAL, MAX_INTERVAL);
    long millis = unit.read(text).orElse(0);
    if (millis < unit.least() || millis > unit.most()) {
      throw new IllegalArgumentException("must be a time from 10m to 365d, such as 24h");
    }
    return Duration.ofMillis(millis);
  }

  private static boolean json(String text) {
    return switch (text) {
      case "json" -> true;
      case TEXT_LOG -> false;
      default -> throw new IllegalArgumentException("must be text or json");
    };
  }

  private static boolean yes(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException("must be true or false");
    };
  }

  private static Path folder(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("must be the path of a folder");
    }
  }

  private static String origin(String text) {
    if (!Mount.valid(text)) {
      throw new IllegalArgumentException(
          "must be an origin in lower case, such as https://play.example.org, or with the path that"
              + " the page is under, such as https://example.org/games");
    }
    return text;
  }
}
