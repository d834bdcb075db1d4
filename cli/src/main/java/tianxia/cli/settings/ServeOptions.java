package tianxia.cli.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of `serve`. All of them can be set in the environment and in the file too.
public final class ServeOptions {
  @Mixin private final DataOptions data = new DataOptions();

  @Option(names = "--port", paramLabel = "PORT", description = "Default 8080; 0 picks a free one.")
  private Optional<String> port = Optional.empty();

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "Name or address to listen on; 0.0.0.0 for all addresses of this machine.")
  private Optional<String> host = Optional.empty();

  @Option(
      names = "--cluster",
      paramLabel = "HOST:PORT",
      description = {
        "Several servers with one --store share their tables: the address at which the others reach"
            + " this one.",
        "For servers alone: nobody else may be able to reach it (docs/HOSTING.md)."
      })
  private Optional<String> cluster = Optional.empty();

  @Option(
      names = "--cluster-tls",
      paramLabel = "DIR",
      description =
          "A folder with tls.key, tls.crt and ca.crt (PEM): the servers encrypt what they say to each"
              + " other, and talk only to those that have a certificate of the same authority.")
  private Optional<String> clusterTls = Optional.empty();

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description =
          "A public origin of the page, such as https://play.example.org, with its path if it is not"
              + " at the root, such as https://example.org/games; may be repeated.")
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

  @Option(
      names = "--accounts",
      paramLabel = "MODE",
      description = {
        "Who may make an account: open (the default), invite (whoever has one of the codes that"
            + " TIANXIA_ACCOUNTS_CODE or the file names), closed (nobody more), provider (whom an OpenID"
            + " Connect provider of yours vouches for), or off (there are none).",
        "Everything can be played without one."
      })
  private Optional<String> accounts = Optional.empty();

  @Option(
      names = "--accounts-provider",
      paramLabel = "NAME",
      description = "With --accounts provider: what players call it, as in “Sign in with NAME”.")
  private Optional<String> accountsProvider = Optional.empty();

  @Option(
      names = "--accounts-issuer",
      paramLabel = "URL",
      description =
          "With --accounts provider: the provider's issuer, below which its configuration stands"
              + " (/.well-known/openid-configuration).")
  private Optional<String> accountsIssuer = Optional.empty();

  @Option(
      names = "--accounts-client",
      paramLabel = "ID",
      description =
          "With --accounts provider: as which client the provider knows this server. Its secret, if it"
              + " has one, is in TIANXIA_ACCOUNTS_SECRET or in the file.")
  private Optional<String> accountsClient = Optional.empty();

  @Option(
      names = "--notices",
      paramLabel = "MODE",
      description =
          "Whether people may be told that a game waits, by notifications of their browsers or in chat"
              + " rooms: on (the default); local: at addresses of the server's own network and without"
              + " TLS too, where all who play are trusted; or off.")
  private Optional<String> notices = Optional.empty();

  @Option(
      names = "--tournaments",
      paramLabel = "MODE",
      description =
          "Who may make tournaments: anyone with an account (the default), host (whoever has the"
              + " operator's key), or off (nobody; those that have begun go on).")
  private Optional<String> tournaments = Optional.empty();

  @Option(
      names = "--clubs",
      paramLabel = "MODE",
      description =
          "Who may make clubs: anyone with an account (the default), or off (nobody, and nobody joins"
              + " one; those that there are stay).")
  private Optional<String> clubs = Optional.empty();

  @Option(
      names = "--backup-every",
      paramLabel = "TIME",
      description = "Copies the data folder's tables so often, such as 24h. By default never.")
  private Optional<String> backupEvery = Optional.empty();

  @Option(
      names = "--backup-to",
      paramLabel = "DIR",
      description = "Where these copies are made; by default in the data folder's backups.")
  private Optional<String> backupTo = Optional.empty();

  @Option(
      names = "--backups-kept",
      paramLabel = "COUNT",
      description = "How many of these copies are kept, the newest. Default 7.")
  private Optional<String> backupsKept = Optional.empty();

  @Option(
      names = "--metrics",
      paramLabel = "[HOST:]PORT",
      description =
          "Tells metrics in the format of Prometheus at /metrics of this port, for your monitoring alone;"
              + " without HOST on the loopback interface. By default nowhere.")
  private Optional<String> metrics = Optional.empty();

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description = "How the log is written to standard error: text (the default) or json.")
  private Optional<String> log = Optional.empty();

  /// What the command line, the environment and the file set.
  ///
  /// @throws SettingError if the file can't be read or used
  public Settings settings() {
    List<Given> given = new ArrayList<>();
    DataOptions.add(given, Setting.PORT, port.stream());
    DataOptions.add(given, Setting.HOST, host.stream());
    DataOptions.add(given, Setting.CLUSTER, cluster.stream());
    DataOptions.add(given, Setting.CLUSTER_TLS, clusterTls.stream());
    DataOptions.add(given, Setting.ORIGIN, origins.stream());
    DataOptions.add(given, Setting.PROXY, proxy ? Stream.of("true") : Stream.of());
    DataOptions.add(given, Setting.LIMIT, limits.stream());
    DataOptions.add(given, Setting.PAGE, page.stream());
    DataOptions.add(given, Setting.ACCOUNTS, accounts.stream());
    DataOptions.add(given, Setting.ACCOUNTS_PROVIDER, accountsProvider.stream());
    DataOptions.add(given, Setting.ACCOUNTS_ISSUER, accountsIssuer.stream());
    DataOptions.add(given, Setting.ACCOUNTS_CLIENT, accountsClient.stream());
    DataOptions.add(given, Setting.NOTICES, notices.stream());
    DataOptions.add(given, Setting.TOURNAMENTS, tournaments.stream());
    DataOptions.add(given, Setting.CLUBS, clubs.stream());
    DataOptions.add(given, Setting.BACKUP_EVERY, backupEvery.stream());
    DataOptions.add(given, Setting.BACKUP_TO, backupTo.stream());
    DataOptions.add(given, Setting.BACKUPS_KEPT, backupsKept.stream());
    DataOptions.add(given, Setting.METRICS, metrics.stream());
    DataOptions.add(given, Setting.LOG, log.stream());
    return data.settings(given);
  }
}
