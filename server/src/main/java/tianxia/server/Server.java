package tianxia.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.games.Games;
import tianxia.kernel.Catalogue;
import tianxia.server.cluster.TableSpread;
import tianxia.server.computer.Computers;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.Settings;
import tianxia.server.http.connection.FileDescriptors;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.review.ReviewLimits;
import tianxia.server.review.Reviews;
import tianxia.server.store.DataFolder;
import tianxia.server.store.SqliteStore;
import tianxia.server.store.Store;
import tianxia.server.store.StoreOpener;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.HeapWatch;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.LocalTables;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;

/// A running server: one data folder, its tables, and the page and the interface to them.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// How a server is to run.
  ///
  /// @param host the name or address to listen on
  /// @param port 0 for any that is free
  /// @param data the folder of all data; created if missing
  /// @param origins of pages that may use this server besides its own: `https://play.example.org`
  /// @param proxy whether all requests come through a proxy that names the client last in
  ///   `X-Forwarded-For`
  /// @param page a folder with the built page, instead of the one that is built in
  /// @param pause how long after it opened a question is answered for a seat that leaves it to the
  ///   table; the same for all, so that it tells nothing
  public record Config(
      String host,
      int port,
      Path data,
      Set<String> origins,
      boolean proxy,
      Optional<Path> page,
      ClientLimits limits,
      TableLimits tableLimits,
      ReviewLimits reviewLimits,
      Duration pause) {

    /// The default port.
    public static final int PORT = 8080;

    public Config {
      origins = Set.copyOf(origins);
    }

    /// On the loopback interface, for this machine alone.
    public static Config local(Path data) {
      return new Config(
          "127.0.0.1",
          PORT,
          data,
          Set.of(),
          false,
          Optional.empty(),
          ServerLimits.STANDARD.limits(),
          TableLimits.standard(),
          ReviewLimits.standard(),
          LocalTables.PAUSE);
    }

    public Config withPort(int other) {
      return new Config(
          host, other, data, origins, proxy, page, limits, tableLimits, reviewLimits, pause);
    }

    public Config withLimits(ClientLimits other) {
      return new Config(
          host, port, data, origins, proxy, page, other, tableLimits, reviewLimits, pause);
    }

    public Config withTableLimits(TableLimits other) {
      return new Config(host, port, data, origins, proxy, page, limits, other, reviewLimits, pause);
    }
  }

  private final Store store;
  private final Computers computers;
  private final Tables tables;
  private final Reviews reviews;
  private final HttpServer web;
  private final PeriodicTask heap;
  private final CompletableFuture<String> broken;
  private boolean closed;

  private Server(
      Store store,
      Computers computers,
      Tables tables,
      Reviews reviews,
      HttpServer web,
      PeriodicTask heap,
      CompletableFuture<String> broken) {
    this.store = store;
    this.computers = computers;
    this.tables = tables;
    this.reviews = reviews;
    this.web = web;
    this.heap = heap;
    this.broken = broken;
  }

  /// Starts a server with all games.
  ///
  /// @throws DataFolder.InUse if another server has the data folder
  /// @throws java.io.UncheckedIOException if the data folder, the page or the port can't be had,
  ///   with a message for the one who started it
  /// @throws IllegalArgumentException if an origin is none
  public static Server start(Config config) {
    return start(config, Games.CATALOGUE);
  }

  /// Starts a server with these games.
  public static Server start(Config config, Catalogue catalogue) {
    return start(
        config, catalogue, failures -> new SqliteStore(DataFolder.open(config.data()), failures));
  }

  /// Starts a server with these games on another store than the one in its data folder.
  ///
  /// @throws java.io.UncheckedIOException if the store, the page or the port can't be had
  public static Server start(Config config, Catalogue catalogue, StoreOpener opener) {
    return start(config, catalogue, opener, (local, store, failures) -> local);
  }

  /// Starts a server with these games whose tables may be spread over other servers too.
  ///
  /// @throws java.io.UncheckedIOException if the store, the page, the port or the other servers
  ///   can't be had
  public static Server start(
      Config config, Catalogue catalogue, StoreOpener opener, TableSpread spread) {
    FileDescriptors.check();
    Settings settings =
        new Settings(
            config.host(),
            config.port(),
            config.origins(),
            config.proxy(),
            config.page().map(Page::in).orElseGet(Page::builtIn),
            config.limits(),
            config.tableLimits());
    CompletableFuture<String> broken = new CompletableFuture<>();
    FatalFailureListener failures =
        (part, cause) -> {
          LOG.error("{} has ended: the server cannot continue", part, cause);
          broken.complete(part + " has ended: " + cause);
        };
    Store store = opener.open(failures);
    Computers computers = new Computers();
    LocalTables local =
        new LocalTables(
            catalogue, store, computers, config.pause(), config.tableLimits(), failures);
    Tables tables = local;
    try {
      tables = spread.over(local, store, failures);
      Reviews reviews =
          Reviews.start(tables, catalogue, config.reviewLimits(), computers::thinking);
      HttpServer web =
          HttpServer.start(settings, tables, reviews, GameInfos.of(catalogue), failures);
      LOG.info("listening on {} port {}", config.host(), web.port());
      return new Server(store, computers, tables, reviews, web, HeapWatch.start(failures), broken);
    } catch (RuntimeException e) {
      tables.close();
      computers.close();
      store.close();
      throw e;
    }
  }

  /// The port that it listens on.
  public int port() {
    return web.port();
  }

  /// Completed, with a message for the operator, once a part has ended without which the server
  /// can't go on ([FatalFailureListener]). Then the server is to be closed and its process to exit.
  public CompletableFuture<String> broken() {
    return broken.copy();
  }

  /// Stops: ends all streams, lets every table finish what it is writing, and releases the port and
  /// the data folder. Idempotent.
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    web.closing();
    reviews.close();
    tables.close();
    try {
      web.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    computers.close();
    store.close();
    heap.close();
    LOG.info("stopped");
  }
}
