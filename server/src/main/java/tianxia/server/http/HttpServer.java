package tianxia.server.http;

import io.helidon.common.socket.SocketOptions;
import io.helidon.webserver.ErrorHandling;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.websocket.WsConfig;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.function.IntFunction;
import tianxia.server.club.desk.ClubDoor;
import tianxia.server.http.api.AccountSeats;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.OperatorApi;
import tianxia.server.http.api.Services;
import tianxia.server.http.api.Speakers;
import tianxia.server.http.api.call.Origins;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.connection.AcceptFilter;
import tianxia.server.http.connection.AnswerWatch;
import tianxia.server.http.connection.ConnectionLimiter;
import tianxia.server.http.connection.ConnectionRegistry;
import tianxia.server.http.connection.FileDescriptors;
import tianxia.server.http.connection.Listener;
import tianxia.server.http.connection.RequestWatch;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.TableQuota;
import tianxia.server.http.socket.SocketUpgrader;
import tianxia.server.http.socket.Sockets;
import tianxia.server.link.PictureDesk;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// The listening server: HTTP and WebSocket over one set of tables.
public final class HttpServer {
  /// How many connections there may be besides the accepted ones: those that are being refused or
  /// closed.
  private static final int SPARE_CONNECTIONS = 16;

  private static final Duration CHECK_PERIOD = Duration.ofMillis(500);
  private static final SocketOptions OPTIONS = SocketOptions.builder().tcpNoDelay(true).build();

  /// A frame is measured in bytes, a message in characters: a message that is too long gets a
  /// proper answer.
  private static final WsConfig WS =
      WsConfig.builder().maxFrameLength(4 * ClientLimits.MESSAGE).build();

  /// The largest body that is read to its end before it is refused, in bytes; a larger one is cut
  /// off.
  private static final long MAX_DRAINED_BYTES = 16L * ClientLimits.BODY;

  private static final Duration DRAIN_TIMEOUT = Duration.ofSeconds(1);

  private final Listener listening;
  private final Sockets sockets;
  private final PeriodicTask ticker;
  private final ConnectionRegistry connections;
  private final RateLimits rates;
  private final PictureDesk pictures;

  private HttpServer(
      Listener listening,
      Sockets sockets,
      PeriodicTask ticker,
      ConnectionRegistry connections,
      RateLimits rates,
      PictureDesk pictures) {
    this.listening = listening;
    this.sockets = sockets;
    this.ticker = ticker;
    this.connections = connections;
    this.rates = rates;
    this.pictures = pictures;
  }

  /// Starts to listen.
  ///
  /// @param services what is offered
  /// @param failures is told when the port can't be listened on any more
  /// @throws UncheckedIOException if it can't, because the port is taken or the host is unknown
  public static HttpServer start(
      Settings settings, Services services, FatalFailureListener failures) {
    InetAddress address = address(settings.host());
    Origins origins = new Origins(settings.mount().origins(), address);
    ClientLimits limits = settings.limits();
    RateLimits rates = new RateLimits(limits, services.operator().barred());
    int maxConnections = FileDescriptors.connections(limits.allConnections());
    ConnectionRegistry registry = new ConnectionRegistry(limits, maxConnections, settings.proxy());
    Sockets sockets =
        new Sockets(services.tables(), services.lobby(), services.news(), limits, rates, failures);
    PeriodicTask ticker =
        PeriodicTask.start(
            "the connections' watch",
            CHECK_PERIOD,
            () -> registry.checkTimeouts(System.nanoTime()),
            failures);
    TableQuota quota = new TableQuota(services.tables(), settings.tableLimits());
    OperatorApi operator =
        new OperatorApi(
            services.operator(),
            services.tables(),
            services.accounts(),
            rates,
            sockets::count,
            registry::count,
            sockets::cut);
    Sessions sessions = new Sessions(services.accounts(), settings.mount(), settings.proxy());
    Api api = new Api(services, rates, quota, operator, sessions, OpenApiDocument::text);
    PictureDesk pictures = new PictureDesk();
    RequestHandler handler =
        new RequestHandler(
            api,
            settings.mount(),
            settings.page(),
            Links.of(settings, services, pictures, rates),
            origins,
            rates,
            settings.proxy());
    Http1ConnectionSelector http =
        http(
            settings,
            origins,
            sockets,
            new AccountSeats(
                sessions, services.tables(), services.friends(), services.clubs().door()),
            services.clubs().door(),
            new Speakers(sessions, services.moderation()));
    ConnectionLimiter limiter =
        new ConnectionLimiter(http, limits, registry, rates, settings.proxy());
    IntFunction<WebServer> servers =
        port ->
            server(settings, address, port, handler)
                .addConnectionSelector(limiter)
                .connectionOptions(new AcceptFilter(OPTIONS, registry, rates, settings.proxy()))
                .maxTcpConnections(maxConnections + SPARE_CONNECTIONS)
                .build();
    try {
      return new HttpServer(
          Listener.start(servers, address, settings.port(), failures),
          sockets,
          ticker,
          registry,
          rates,
          pictures);
    } catch (RuntimeException e) {
      pictures.close();
      ticker.close();
      sockets.close();
      throw e;
    }
  }

  private static Http1ConnectionSelector http(
      Settings settings,
      Origins origins,
      Sockets sockets,
      AccountSeats seats,
      ClubDoor clubs,
      Speakers speakers) {
    return Http1ConnectionSelector.builder()
        .config(
            Http1Config.builder()
                .addReceiveListener(new RequestWatch(settings.proxy()))
                .addSendListener(new AnswerWatch())
                .build())
        .addUpgrader(
            new SocketUpgrader(
                WS, sockets, settings.mount(), origins, settings.proxy(), seats, clubs, speakers))
        .build();
  }

  private static WebServerConfig.Builder server(
      Settings settings, InetAddress address, int port, RequestHandler handler) {
    Duration idle = settings.limits().idle();
    return WebServer.builder()
        .address(address)
        .port(port)
        // Otherwise each connection keeps a buffer of 8 KiB for what it writes too.
        .useNio(false)
        .shutdownHook(false)
        .featuresDiscoverServices(false)
        .protocolsDiscoverServices(false)
        .addProtocol(WS)
        .maxPayloadSize(MAX_DRAINED_BYTES)
        .idleConnectionTimeout(idle)
        .idleConnectionPeriod(idle.dividedBy(4))
        .errorHandling(ErrorHandling.builder().includeEntity(true).build())
        .directHandlers(DirectAnswers.handlers())
        .routing(HttpRouting.builder().any(handler));
  }

  /// The port that it listens on.
  public int port() {
    return listening.port();
  }

  /// Waits until no socket is open.
  ///
  /// @return whether none is; false where `patience` was not enough
  public boolean awaitNoSockets(Duration patience) throws InterruptedException {
    return sockets.awaitNone(patience);
  }

  /// How many sockets are open.
  public int socketCount() {
    return sockets.count();
  }

  /// How many connections are open, sockets included.
  public int connectionCount() {
    return connections.count();
  }

  /// How often one more of a kind was refused to an address that had had its share.
  public long refused(RateLimits.Kind kind) {
    return rates.refused(kind);
  }

  /// How many pictures of links were drawn.
  public long picturesMade() {
    return pictures.made();
  }

  /// How many were refused, since too many waited.
  public long picturesRefused() {
    return pictures.refused();
  }

  /// Accepts no more sockets. To be called before the tables are closed.
  public void closing() {
    sockets.closing();
  }

  /// Stops. To be called after the tables are closed: that is what ends the sockets.
  public void stop() throws InterruptedException {
    sockets.drain(DRAIN_TIMEOUT);
    sockets.close();
    ticker.close();
    pictures.close();
    listening.close();
  }

  private static InetAddress address(String host) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new UncheckedIOException("unknown host " + host, e);
    }
  }

  /// Has the library look for its parts, which takes a tenth of a second: so that it can be done
  /// beside other things.
  public static void prepare() {
    HttpRouting.builder();
    Http1Config.builder();
  }
}
