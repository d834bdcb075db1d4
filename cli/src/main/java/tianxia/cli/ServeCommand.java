package tianxia.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tianxia.server.Server;
import tianxia.server.http.limit.ServerLimit;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.store.DataFolder;
import tianxia.server.table.LocalTables;

/// `serve`.
@Command(
    name = "serve",
    description = {
      "Serves the games until stopped (Ctrl-C). This is the default command.",
      "Reachable from this machine only, unless --host is given."
    })
final class ServeCommand implements Callable<Integer> {
  /// The exit status when the server cannot continue (EX_SOFTWARE in sysexits.h), so that a
  /// supervisor restarts it.
  static final int BROKEN = 70;

  /// How long shutdown may take; supervisors commonly wait longer before they kill.
  private static final Duration STOPPING = Duration.ofSeconds(20);

  private static final String LOOPBACK = "127.0.0.1";

  private final Console console;
  private final PrintStream err;

  @Option(names = "--port", paramLabel = "PORT", description = "Default 8080; 0 picks a free one.")
  private int port = Server.Config.PORT;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "Name or address to listen on; 0.0.0.0 for all addresses of this machine.")
  private String host = LOOPBACK;

  @Option(names = "--data", paramLabel = "DIR", description = "Folder for all data; default data.")
  private Path data = Path.of("data");

  @Mixin private StoreOptions store = new StoreOptions();

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
  private Optional<Path> page = Optional.empty();

  /// For tests of whole games, which need no pauses for spectators.
  @Option(names = "--pause", hidden = true)
  private Duration pause = LocalTables.PAUSE;

  @Option(names = "--rehearse", hidden = true)
  private boolean rehearse;

  /// The limits, one per line, for the end of the help.
  static String[] limits() {
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

  ServeCommand(Console console, PrintStream err) {
    this.console = console;
    this.err = err;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > 65535) {
      throw new CommandError("serve: --port " + port + ": must be from 0 to 65535");
    }
    Logs.brief();
    try {
      if (rehearse) {
        WarmUp.run();
        return 0;
      }
      return serve();
    } catch (IOException e) {
      throw new CommandError("serve: " + IoMessages.with(e));
    } catch (UncheckedIOException e) {
      throw new CommandError("serve: " + told(e));
    } catch (DataFolder.InUse | IllegalArgumentException e) {
      throw new CommandError("serve: " + e.getMessage());
    }
  }

  /// The message of the exception's creator, without the class name of its cause.
  private static String told(UncheckedIOException failure) {
    return switch (failure.getCause()) {
      case FileSystemException file -> file.getFile() + ": " + IoMessages.with(file);
      case IOException cause when cause.toString().equals(failure.getMessage()) ->
          IoMessages.with(cause);
      case null, default -> "" + failure.getMessage();
    };
  }

  private int serve() {
    ServerLimits bounds = ServerLimits.of(limits);
    Server.Config config =
        new Server.Config(
            host,
            port,
            data,
            Set.copyOf(origins),
            proxy,
            page,
            bounds.limits(),
            bounds.tableLimits(),
            pause);
    Server server = store.start(config);
    CompletableFuture<String> broken = server.broken();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
    console.print("Tianxia is running on " + url(server.port()) + " (Ctrl-C stops it)\n");
    console.flush();
    // Ends by the shutdown hook, or because the server cannot continue.
    String why = broken.join();
    err.println("tianxia: serve: cannot continue, exiting: " + why);
    return BROKEN;
  }

  /// Stops a server within bounded time, whatever it is waiting for: a hanging disk must not keep a
  /// supervisor from restarting it. Halting loses nothing, since everything acknowledged is on
  /// disk.
  private void stop(Server server) {
    Thread closing = Thread.ofPlatform().daemon().name("closing").start(server::close);
    try {
      if (!closing.join(STOPPING)) {
        err.println("tianxia: serve: did not shut down in time, exiting");
        Runtime.getRuntime().halt(BROKEN);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// The address to open: localhost where that works, the given host otherwise.
  private String url(int bound) {
    boolean here = host.equals(LOOPBACK) || host.equals("0.0.0.0") || host.equals("::");
    String name = here ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + bound;
  }
}
