package tianxia.server.http;

import io.helidon.http.DirectHandler;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.ErrorHandling;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.websocket.WsConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import tianxia.server.message.GameInfo;
import tianxia.server.message.Messages;
import tianxia.server.message.Problem;
import tianxia.server.table.Tables;
import tianxia.server.vital.Vital;

/// The listening server: HTTP and WebSocket over one set of tables.
public final class Web {
  private static final int MOST_CONNECTIONS = 8_192;

  /// The greatest body that is read to its end to be refused, in bytes; a greater one is cut off.
  private static final long READ_AT_ALL = 16L * Limits.BODY;

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final WebServer server;
  private final Sockets sockets;

  private Web(WebServer server, Sockets sockets) {
    this.server = server;
    this.sockets = sockets;
  }

  /// Starts to listen.
  ///
  /// @throws UncheckedIOException if it can't: the port is taken, the host is unknown
  public static Web start(Settings settings, Tables tables, List<GameInfo> games, Vital vital) {
    InetAddress address = address(settings.host());
    Origins origins = new Origins(settings.origins(), address);
    RateLimits rates = new RateLimits(settings.limits());
    Sockets sockets = new Sockets(tables, settings.limits(), rates);
    TableQuota quota = new TableQuota(tables, settings.tableLimits());
    Api api = new Api(tables, rates, quota, json(games), description());
    Front front = new Front(api, settings.page(), origins, settings.proxy());
    try {
      WebServer server = server(settings, address, origins, front, sockets).start();
      if (server.port() < 1) {
        // Helidon only logs that it could not listen.
        throw new UncheckedIOException(
            new BindException(
                "port "
                    + settings.port()
                    + " of "
                    + settings.host()
                    + " can't be listened on:"
                    + " it is taken, or not allowed"));
      }
      return new Web(server, sockets);
    } catch (RuntimeException e) {
      sockets.close();
      throw e;
    }
  }

  private static WebServer server(
      Settings settings, InetAddress address, Origins origins, Front front, Sockets sockets) {
    // A frame counts bytes, a message characters: a message that is too long is told so.
    WsConfig ws = WsConfig.builder().maxFrameLength(4 * Limits.MESSAGE).build();
    Http1ConnectionSelector http =
        Http1ConnectionSelector.builder()
            .config(Http1Config.create())
            .addUpgrader(new SocketUpgrader(ws, sockets, origins, settings.proxy()))
            .build();
    return WebServer.builder()
        .address(address)
        .port(settings.port())
        .shutdownHook(false)
        .featuresDiscoverServices(false)
        .protocolsDiscoverServices(false)
        .addProtocol(ws)
        .addConnectionSelector(new Doorman(http, settings.limits(), settings.proxy()))
        .maxTcpConnections(MOST_CONNECTIONS)
        .maxPayloadSize(READ_AT_ALL)
        .idleConnectionTimeout(settings.limits().idle())
        .idleConnectionPeriod(settings.limits().idle().dividedBy(4))
        .connectionOptions(options -> options.tcpNoDelay(true))
        .errorHandling(ErrorHandling.builder().includeEntity(true).build())
        .directHandlers(directHandlers())
        .routing(HttpRouting.builder().any(front))
        .build();
  }

  /// The port that it listens on.
  public int port() {
    return server.port();
  }

  /// How many sockets are open.
  public int sockets() {
    return sockets.count();
  }

  /// Lets no more sockets in. To be called before the tables are closed.
  public void closing() {
    sockets.closing();
  }

  /// Stops. To be called after the tables are closed: that is what ends the sockets.
  public void stop() throws InterruptedException {
    sockets.drain(PATIENCE);
    sockets.close();
    server.stop();
  }

  private static InetAddress address(String host) {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new UncheckedIOException("unknown host " + host, e);
    }
  }

  private static String json(List<GameInfo> games) {
    List<String> all = games.stream().map(game -> Messages.write(GameInfo.class, game)).toList();
    return "[" + String.join(",", all) + "]";
  }

  private static String description() {
    try (InputStream in = Web.class.getResourceAsStream("/tianxia/server/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("the program has lost its openapi.json");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What is answered where a request is refused before it reaches [Front].
  private static DirectHandlers directHandlers() {
    DirectHandlers.Builder all = DirectHandlers.builder();
    for (EventType type : EventType.values()) {
      all.addHandler(
          type, (request, event, status, headers, message) -> direct(status.code(), message));
    }
    return all.build();
  }

  private static DirectHandler.TransportResponse direct(int status, String message) {
    Answer answer =
        switch (status) {
          case 413 -> Answer.problem(Trouble.TOO_LARGE, "at most " + Limits.BODY + " bytes");
          // Those of the upgrader have their body already.
          case 401, 403, 429 -> Answer.json(status, message);
          // Front answers for itself: what fails before it is no request, whatever Helidon says.
          default -> Answer.problem(Problem.MALFORMED, "no HTTP request as it is needed");
        };
    var response =
        DirectHandler.TransportResponse.builder()
            .status(Status.create(answer.status()))
            .keepAlive(false)
            .header(HeaderNames.CONTENT_TYPE, answer.type());
    SecurityHeaders.ALL.forEach(response::header);
    return response.entity(answer.body().getBytes(StandardCharsets.UTF_8)).build();
  }
}
