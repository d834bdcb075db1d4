package tianxia.server;

import java.time.Clock;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.games.Games;
import tianxia.kernel.Catalogue;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.account.Challenges;
import tianxia.server.club.ClubCalls;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.desk.Clubs;
import tianxia.server.cluster.SharedStore;
import tianxia.server.cluster.TableSpread;
import tianxia.server.computer.Computers;
import tianxia.server.friend.FriendStore;
import tianxia.server.friend.Friends;
import tianxia.server.friend.NewsDesk;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.Settings;
import tianxia.server.http.api.Services;
import tianxia.server.http.connection.FileDescriptors;
import tianxia.server.lobby.Lobby;
import tianxia.server.log.RecentFaults;
import tianxia.server.metrics.MetricsServer;
import tianxia.server.metrics.Monitoring;
import tianxia.server.notice.NoticeService;
import tianxia.server.notice.Notices;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.position.Positions;
import tianxia.server.review.Reviews;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.StoreOpener;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.folder.KeyFile;
import tianxia.server.store.sql.StatementEvents;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.HeapWatch;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;
import tianxia.server.talk.Moderation;
import tianxia.server.tournament.desk.Tournaments;

/// A running server: one data folder, its tables, and the page and the interface to them.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final Store store;
  private final Computers computers;
  private final Tables tables;
  private final Lobby lobby;
  private final NewsDesk news;
  private final Tournaments tournaments;
  private final Optional<NoticeService> notices;
  private final Reviews reviews;
  private final HttpServer web;
  private final Monitoring monitoring;
  private final PeriodicTask heap;
  private final RecentFaults faults;
  private final CompletableFuture<String> broken;
  private boolean closed;

  private Server(
      Store store,
      Computers computers,
      Tables tables,
      Lobby lobby,
      NewsDesk news,
      Tournaments tournaments,
      Optional<NoticeService> notices,
      Reviews reviews,
      HttpServer web,
      Monitoring monitoring,
      PeriodicTask heap,
      RecentFaults faults,
      CompletableFuture<String> broken) {
    this.store = store;
    this.computers = computers;
    this.tables = tables;
    this.lobby = lobby;
    this.news = news;
    this.tournaments = tournaments;
    this.notices = notices;
    this.reviews = reviews;
    this.web = web;
    this.monitoring = monitoring;
    this.heap = heap;
    this.faults = faults;
    this.broken = broken;
  }

  /// Starts a server with all games.
  ///
  /// @throws DataFolder.InUse if another server has the data folder
  /// @throws java.io.UncheckedIOException if the data folder, the page or the port can't be had,
  ///   with a message for the one who started it
  /// @throws IllegalArgumentException if an origin is none
  public static Server start(ServerConfig config) {
    return start(config, Games.CATALOGUE);
  }

  /// Starts a server with these games.
  public static Server start(ServerConfig config, Catalogue catalogue) {
    return start(
        config, catalogue, failures -> new SqliteStore(DataFolder.open(config.data()), failures));
  }

  /// Starts a server with these games on another store than the one in its data folder.
  ///
  /// @throws java.io.UncheckedIOException if the store, the page or the port can't be had
  public static Server start(ServerConfig config, Catalogue catalogue, StoreOpener opener) {
    return start(config, catalogue, opener, (local, lobby, store, failures) -> local);
  }

  /// Starts a server with these games whose tables may be spread over other servers too.
  ///
  /// @throws java.io.UncheckedIOException if the store, the page, the port or the other servers
  ///   can't be had
  public static Server start(
      ServerConfig config, Catalogue catalogue, StoreOpener opener, TableSpread spread) {
    FileDescriptors.check();
    CompletableFuture<String> broken = new CompletableFuture<>();
    FatalFailureListener failures =
        (part, cause) -> {
          LOG.error("{} has ended: the server cannot continue", part, cause);
          broken.complete(part + " has ended: " + cause);
        };
    StartedParts started = new StartedParts();
    try {
      return start(config, catalogue, opener, spread, failures, broken, started);
    } catch (RuntimeException | Error e) {
      started.close();
      throw e;
    }
  }

  private static Server start(
      ServerConfig config,
      Catalogue catalogue,
      StoreOpener opener,
      TableSpread spread,
      FatalFailureListener failures,
      CompletableFuture<String> broken,
      StartedParts started) {
    RecentFaults faults = started.add(RecentFaults.listening(), RecentFaults::close);
    Preparation<Settings> preparation =
        Preparation.start("preparing the page", () -> prepared(config));
    Store store = started.add(opener.open(failures), Store::close);
    Settings settings = preparation.get();
    Computers computers = started.add(new Computers(), Computers::close);
    Moderation moderation = new Moderation(store.talk(), InstantSource.system());
    Lobby lobby =
        started.add(Lobby.start(config.tableLimits().listedInAll(), failures), Lobby::close);
    Optional<NoticeService> notices = notices(config, store, failures);
    notices.ifPresent(each -> started.add(each, NoticeService::close));
    Monitoring monitoring =
        config
            .metrics()
            .<Monitoring>map(
                at -> started.add(MetricsServer.start(at, failures), Monitoring::close))
            .orElse(Monitoring.OFF);
    LocalTables local =
        started.add(
            new LocalTables(
                catalogue,
                monitoring.timed(store),
                computers,
                config.pause(),
                config.tableLimits(),
                lobby,
                notices.map(NoticeService::notices).orElse(Notices.NONE),
                moderation,
                failures),
            LocalTables::close);
    Tables tables =
        started.add(monitoring.timed(spread.over(local, lobby, store, failures)), Tables::close);
    notices.ifPresent(each -> each.lookThrough(tables::inspect));
    Reviews reviews =
        started.add(
            Reviews.start(
                reviewStore(store),
                tables,
                catalogue,
                config.reviewLimits(),
                moderation::mark,
                computers::thinking,
                failures),
            Reviews::close);
    Accounts accounts = accounts(config, store);
    Friends friends =
        new Friends(
            accounts::friends, tables::withdraw, Clock.systemUTC(), FriendStore.Bounds.STANDARD);
    Tournaments tournaments =
        started.add(
            Tournaments.start(
                config.tournaments(),
                store.tournaments(),
                catalogue,
                accounts,
                tables,
                InstantSource.system(),
                config.tableLimits().kept().tournaments(),
                failures),
            Tournaments::close);
    Clubs clubs = clubs(config, store, accounts, tournaments, notices);
    NewsDesk news =
        started.add(
            NewsDesk.start(
                friends,
                tournaments.reports()::waiting,
                clubs.reports()::news,
                accounts::friends,
                store.accounts().isPresent(),
                failures),
            NewsDesk::close);
    HttpServer web =
        started.add(
            HttpServer.start(
                settings,
                new Services(
                    tables,
                    reviews,
                    new Positions(catalogue),
                    lobby,
                    GameInfos.of(catalogue),
                    new OperatorDesk(
                        new KeyFile(config.data()),
                        new RunningParts(local, store, computers, reviews, faults),
                        InstantSource.system()),
                    accounts,
                    friends,
                    news,
                    tournaments,
                    clubs,
                    notices,
                    moderation),
                failures),
            Server::stop);
    monitoring.watch(local, computers, reviews, web, notices);
    PeriodicTask heap = started.add(HeapWatch.start(failures), PeriodicTask::close);
    LOG.info("listening on {} port {}", config.host(), web.port());
    return new Server(
        store,
        computers,
        tables,
        lobby,
        news,
        tournaments,
        notices,
        reviews,
        web,
        monitoring,
        heap,
        faults,
        broken);
  }

  /// Where no other server can be, nobody works any more on what an earlier process has begun.
  private static ReviewStore reviewStore(Store store) {
    ReviewStore reviews = store.reviews().orElseThrow();
    if (!(store instanceof SharedStore)) {
      reviews.releaseAll();
    }
    return reviews;
  }

  private static Optional<NoticeService> notices(
      ServerConfig config, Store store, FatalFailureListener failures) {
    return store
        .notices()
        .filter(kept -> config.notices().on())
        .map(kept -> NoticeService.start(config.notices(), kept, failures));
  }

  private static Accounts accounts(ServerConfig config, Store store) {
    return store
        .accounts()
        .map(kept ->
            new Accounts(
                config.accounts(), () -> kept, new Challenges(System::nanoTime), Clock.systemUTC()))
        .orElseGet(Accounts::off);
  }

  private static Clubs clubs(
      ServerConfig config,
      Store store,
      Accounts accounts,
      Tournaments tournaments,
      Optional<NoticeService> notices) {
    return new Clubs(
        config.clubs(),
        store.clubs(),
        ClubLimits.STANDARD,
        accounts,
        tournaments.reports(),
        notices
            .map(each -> each.clubs(id -> accounts.account(id).map(Account::name)))
            .orElse(ClubCalls.NONE),
        InstantSource.system());
  }

  /// What asks nothing of the store, in an order in which it is wanted first.
  private static Settings prepared(ServerConfig config) {
    StatementEvents.register();
    HttpServer.prepare();
    return settings(config);
  }

  private static Settings settings(ServerConfig config) {
    return new Settings(
        config.host(),
        config.port(),
        config.origins(),
        config.proxy(),
        config.page().map(Page::in).orElseGet(Page::builtIn),
        config.limits(),
        config.tableLimits());
  }

  /// The port that it listens on.
  public int port() {
    return web.port();
  }

  /// The port at which its metrics can be read; empty if they can't.
  public Optional<Integer> metricsPort() {
    return monitoring.port();
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
    notices.ifPresent(NoticeService::close);
    tournaments.close();
    // What waits for threads to end and for peers to answer does so at the same time.
    Thread reviewing = Thread.ofPlatform().name("reviews-closing").start(reviews::close);
    tables.close();
    news.close();
    lobby.close();
    stop(web);
    computers.close();
    join(reviewing);
    store.close();
    heap.close();
    monitoring.close();
    faults.close();
    LOG.info("stopped");
  }

  private static void join(Thread closing) {
    try {
      closing.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void stop(HttpServer web) {
    try {
      web.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
