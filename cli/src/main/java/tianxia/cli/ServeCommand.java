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
      "Serves the games until it is stopped (Ctrl-C). Also what happens without a command.",
      "It is seen by this machine alone unless --host says otherwise."
    })
final class ServeCommand implements Callable<Integer> {
  /// The exit status where the server could not go on (EX_SOFTWARE in sysexits.h): a supervisor
  /// starts it again.
  static final int BROKEN = 70;

  /// How long stopping may take: a supervisor commonly waits longer before it kills.
  private static final Duration STOPPING = Duration.ofSeconds(20);

  private static final String LOOPBACK = "127.0.0.1";

  private final Console console;
  private final PrintStream err;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "8080 if not given; 0: any that is free.")
  private int port = Server.Config.PORT;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "The name or address to listen on: 0.0.0.0 for all of this machine's.")
  private String host = LOOPBACK;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where the tables are kept: the folder «data» if not given.")
  private Path data = Path.of("data");

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description =
          "Where the page is reached from outside, such as https://play.example.org; may be repeated.")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--proxy",
      description = "All requests come through a proxy that names the client in X-Forwarded-For.")
  private boolean proxy;

  @Option(
      names = "--limit",
      paramLabel = "NAME=VALUE",
      description =
          "How much clients may ask, such as sockets-per-address=600; may be repeated. All names"
              + " are below, and in docs/LIMITS.md.")
  private List<String> limits = new ArrayList<>();

  @Option(
      names = "--page",
      paramLabel = "DIR",
      description = "A built page to serve in the place of the one that is built in.")
  private Optional<Path> page = Optional.empty();

  /// For tests of whole games, which have nobody to tell anything.
  @Option(names = "--pause", hidden = true)
  private Duration pause = LocalTables.PAUSE;

  @Option(names = "--rehearse", hidden = true)
  private boolean rehearse;

  /// The limits, a line each, for the end of the help.
  static String[] limits() {
    return Stream.concat(
            Stream.of("", "Limits, with what they are if nothing else is said:"),
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
      throw new CommandError("serve: --port " + port + ": from 0 to 65535 is needed");
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

  /// The message of the one who made the exception, without the name of its cause's class.
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
    Server server =
        Server.start(
            new Server.Config(
                host,
                port,
                data,
                Set.copyOf(origins),
                proxy,
                page,
                bounds.limits(),
                bounds.tableLimits(),
                pause));
    CompletableFuture<String> broken = server.broken();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stop"));
    console.print("Tianxia is open on " + url(server.port()) + " (Ctrl-C stops it)\n");
    console.flush();
    // Ends by the shutdown hook, or because the server can't go on.
    String why = broken.join();
    err.println("tianxia: serve: it can't go on and ends: " + why);
    return BROKEN;
  }

  /// Stops a server, in bounded time whatever it waits for: a disk that hangs must not keep a
  /// supervisor from starting it again. Nothing is lost by the force.
  private void stop(Server server) {
    Thread closing = Thread.ofPlatform().daemon().name("closing").start(server::close);
    try {
      if (!closing.join(STOPPING)) {
        err.println("tianxia: serve: it does not stop by itself and is ended");
        Runtime.getRuntime().halt(BROKEN);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// What a person on this machine types, or one elsewhere where the host is a name of its own.
  private String url(int bound) {
    boolean here = host.equals(LOOPBACK) || host.equals("0.0.0.0") || host.equals("::");
    String name = here ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + bound;
  }
}
