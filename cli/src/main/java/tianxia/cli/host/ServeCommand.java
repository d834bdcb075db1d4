package tianxia.cli.host;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tianxia.cli.address.QrText;
import tianxia.cli.address.Reach;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.console.LastingLogManager;
import tianxia.cli.console.Logs;
import tianxia.cli.settings.ServeOptions;
import tianxia.cli.settings.ServerSettings;
import tianxia.cli.settings.SettingError;
import tianxia.games.Games;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.cluster.TableSpread;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.limit.ServerLimit;
import tianxia.server.store.StoreOpener;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.ScheduledBackups;
import tianxia.server.table.node.LocalTables;

/// `serve`.
@Command(
    name = "serve",
    description = {
      "Serves the games until stopped (Ctrl-C). This is the default command.",
      "Reachable from this machine only, unless --host is given."
    })
public final class ServeCommand implements Callable<Integer> {
  /// The exit status when the server cannot continue (EX_SOFTWARE in sysexits.h), so that a
  /// supervisor restarts it.
  static final int BROKEN = 70;

  private final Console console;
  private final PrintStream err;

  @Mixin private final ServeOptions options = new ServeOptions();

  /// For tests of whole games, which need no pauses for spectators.
  @Option(names = "--pause", hidden = true)
  private Duration pause = LocalTables.PAUSE;

  /// For tests of what a page makes of a review: by how much less effort than usual it is made.
  @Option(names = "--review-haste", hidden = true)
  private int reviewHaste = 1;

  /// For tests of what a browser is told: by how much sooner than usual it is.
  @Option(names = "--notice-haste", hidden = true)
  private int noticeHaste = 1;

  @Option(names = "--rehearse", hidden = true)
  private boolean rehearse;

  /// The limits, one per line, for the end of the help.
  public static String[] limits() {
    return Stream.concat(
            Stream.of("", "Limits and their defaults:"),
            Arrays.stream(ServerLimit.values()).map(ServeCommand::line))
        .toArray(String[]::new);
  }

  private static String line(ServerLimit bound) {
    String standard = bound.unit().write(bound.standard());
    return "  %s=%s%n      %s (%s)"
        .formatted(bound.id(), standard, bound.meaning(), bound.unit().name());
  }

  public ServeCommand(Console console, PrintStream err) {
    this.console = console;
    this.err = err;
  }

  @Override
  public Integer call() {
    Logs.configure(Logs.Form.TEXT);
    try {
      if (rehearse) {
        WarmUp.run();
        return 0;
      }
      return serve();
    } catch (IOException e) {
      throw new CommandError("serve: " + IoMessages.with(e));
    } catch (UncheckedIOException e) {
      throw new CommandError("serve: " + IoMessages.told(e));
    } catch (DataFolder.InUse | SettingError | IllegalArgumentException e) {
      throw new CommandError("serve: " + e.getMessage());
    }
  }

  private int serve() {
    ServerSettings settings = new ServerSettings(options.settings());
    if (settings.jsonLog()) {
      Logs.configure(Logs.Form.JSON);
    }
    ServerConfig usual = settings.config(pause);
    ServerConfig config =
        usual
            .withReviewLimits(usual.reviewLimits().withHaste(reviewHaste))
            .withNotices(usual.notices().withHaste(noticeHaste));
    Optional<ScheduledBackups.Plan> backups = settings.backups();
    Server server = start(config, settings);
    // A daemon thread: it ends with the process.
    backups.ifPresent(plan -> ScheduledBackups.start(plan, this::lost));
    CompletableFuture<String> broken = server.broken();
    // What is said while it stops is to be read too.
    LastingLogManager.last();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () ->
                    stopping(settings)
                        .stop(server::close, broken.isDone() ? BROKEN : BoundedStop.TERMINATED),
                "stop"));
    tell(
        Reach.of(config.host(), server.port()).under(Mount.of(config.origins()).path()),
        config.proxy());
    // Ends by the shutdown hook, or because the server cannot continue.
    String why = broken.join();
    err.println("tianxia: serve: cannot continue, exiting: " + why);
    return BROKEN;
  }

  /// A server that makes no more backups still serves its players.
  private void lost(String part, Throwable cause) {
    err.println("tianxia: serve: no more " + part + " until the next start: " + cause);
  }

  /// Tells where to open the page. Behind a proxy nobody opens it at this machine's addresses.
  private void tell(Reach reach, boolean proxy) {
    console.print("Tianxia is running on " + reach.here() + " (Ctrl-C stops it)\n");
    if (!proxy && !reach.network().isEmpty()) {
      console.print("In the same network: " + String.join(" ", reach.network()) + "\n");
      if (Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent()) {
        console.print(QrText.of(reach.network().getFirst()));
      }
    }
    console.flush();
  }

  /// A node of a cluster hands its tables over first.
  private BoundedStop stopping(ServerSettings settings) {
    return new BoundedStop(
        settings.cluster().isPresent() ? BoundedStop.HANDING_OVER : BoundedStop.ALONE,
        err,
        Runtime.getRuntime()::halt);
  }

  private static Server start(ServerConfig config, ServerSettings settings) {
    if (settings.store().isEmpty()) {
      return Server.start(config);
    }
    StoreOpener opener =
        StoreChoice.at(settings.store().get(), settings.storeEnvironment(System.getenv()));
    Optional<Path> certificates = settings.clusterCertificates();
    return settings
        .cluster()
        .map(address -> address.as(at -> TableSpread.at(at, certificates)))
        .map(spread -> Server.start(config, Games.CATALOGUE, opener, spread))
        .orElseGet(() -> Server.start(config, Games.CATALOGUE, opener));
  }
}
