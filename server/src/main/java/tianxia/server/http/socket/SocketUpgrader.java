package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpPrologue;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http.DirectTransportRequest;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsConnection;
import io.helidon.webserver.websocket.WsUpgrader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tianxia.server.account.SeatKey;
import tianxia.server.club.desk.ClubDoor;
import tianxia.server.http.api.AccountSeats;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.FriendApi;
import tianxia.server.http.api.LobbyApi;
import tianxia.server.http.api.Speakers;
import tianxia.server.http.api.Visit;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.api.call.Origins;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Visitor;
import tianxia.server.http.connection.ClientAddress;
import tianxia.server.http.connection.Connection;
import tianxia.server.message.Problem;
import tianxia.server.store.Store;

/// Opens sockets: checks the origin and the limits before the handshake, and makes sure that a
/// socket's end is noticed however it ends.
public final class SocketUpgrader extends WsUpgrader {
  private static final Route ROUTE =
      new Route("GET", Api.SOCKET, (call, parameters) -> Answer.text(""));
  private static final Route LOBBY =
      new Route("GET", LobbyApi.SOCKET, (call, parameters) -> Answer.text(""));
  private static final Route NEWS =
      new Route("GET", FriendApi.SOCKET, (call, parameters) -> Answer.text(""));

  private final Sockets sockets;
  private final Mount mount;
  private final Origins origins;
  private final boolean proxy;
  private final AccountSeats seats;
  private final ClubDoor clubs;
  private final Speakers speakers;

  public SocketUpgrader(
      WsConfig config,
      Sockets sockets,
      Mount mount,
      Origins origins,
      boolean proxy,
      AccountSeats seats,
      ClubDoor clubs,
      Speakers speakers) {
    super(config);
    this.sockets = sockets;
    this.mount = mount;
    this.origins = origins;
    this.proxy = proxy;
    this.seats = seats;
    this.clubs = clubs;
    this.speakers = speakers;
  }

  /// The socket's connection; null for a request for something else, which is then answered like
  /// any other.
  @Override
  public @Nullable ServerConnection upgrade(
      ConnectionContext context, HttpPrologue prologue, WritableHeaders<?> headers) {
    String path = mount.inside(prologue.uriPath().rawPath()).orElse("");
    Optional<List<String>> table = ROUTE.match(path);
    boolean lobby = LOBBY.match(path).isPresent();
    boolean news = NEWS.match(path).isPresent();
    Optional<String> key = headers.first(WS_KEY);
    if (table.isEmpty() && !lobby && !news
        || key.isEmpty()
        || !prologue.method().text().equals("GET")) {
      return null;
    }
    String host = headers.first(HeaderNames.HOST).orElse("");
    if (!origins.knows(host) || !origins.allows(headers.first(HeaderNames.ORIGIN), host)) {
      throw refused(prologue, headers, HttpProblemCodes.WRONG_ORIGIN, "origin not allowed");
    }
    if (!headers.first(WS_VERSION).orElse(SUPPORTED_VERSION).equals(SUPPORTED_VERSION)) {
      throw refused(prologue, headers, Problem.MALFORMED, "the WebSocket version must be 13");
    }
    String hash = hash(context, prologue, headers, key.get());
    String address =
        ClientAddress.of(
            context.remotePeer().host(),
            headers.all(HeaderNames.X_FORWARDED_FOR, List::<String>of),
            proxy);
    Runnable cut = () -> Connection.cut(context);
    // Who may act by a socket must be somebody who may change something.
    Call call = new Call("CONNECT", Api.SOCKET, "", "", address, Visitor.of(headers));
    SocketSession session =
        table
            .map(List::getFirst)
            .map(id -> sockets.open(id, new Visit(call, seats, speakers), cut))
            .orElseGet(() ->
                news
                    ? sockets.openNews(address, token -> seats.key(call, token), cut)
                    : lobby(prologue, headers, call, cut))
            .orElseThrow(() -> refused(prologue, headers, Problem.SLOW_DOWN, "too many sockets"));
    return connection(context, prologue, headers, key.get(), hash, session);
  }

  /// A socket that reads a list of open tables; a club's is for its members.
  private Optional<SocketSession> lobby(
      HttpPrologue prologue, WritableHeaders<?> headers, Call call, Runnable cut) {
    String club = prologue.query().first(LobbyApi.CLUB).orElse("");
    if (club.isEmpty()) {
      return sockets.openLobby(call.address(), "", Optional::empty, cut);
    }
    Optional<String> bearer = headers.first(HeaderNames.AUTHORIZATION);
    String token = bearer.isPresent() ? Call.bearer(bearer) : AccountSeats.SESSION;
    Supplier<Optional<Problem>> refusal =
        () -> clubs.refusal(SeatKey.account(seats.key(call, token)).orElse(""), club);
    Optional<Problem> why = asked(refusal);
    if (why.isPresent()) {
      throw refused(prologue, headers, why.get().code(), why.get().message());
    }
    return sockets.openLobby(call.address(), club, refusal, cut);
  }

  private static Optional<Problem> asked(Supplier<Optional<Problem>> refusal) {
    try {
      return refusal.get();
    } catch (Store.Failure e) {
      return Optional.of(new Problem(Problem.UNAVAILABLE, "clubs are not available: try again"));
    }
  }

  private ServerConnection connection(
      ConnectionContext context,
      HttpPrologue prologue,
      WritableHeaders<?> headers,
      String key,
      String hash,
      SocketSession session) {
    try {
      String answer = SWITCHING_PROTOCOL_PREFIX + hash + SWITCHING_PROTOCOLS_SUFFIX;
      context.dataWriter().writeNow(BufferData.create(answer.getBytes(StandardCharsets.US_ASCII)));
      session.wired(context.dataWriter());
      WsConnection connection = WsConnection.create(context, prologue, headers, key, session);
      return new Connection(connection, context, sockets.limits().idle(), session::ended);
    } catch (RuntimeException e) {
      session.ended();
      throw e;
    }
  }

  private String hash(
      ConnectionContext context, HttpPrologue prologue, WritableHeaders<?> headers, String key) {
    try {
      return hash(context, key);
    } catch (IllegalArgumentException e) {
      throw refused(prologue, headers, Problem.MALFORMED, "Sec-WebSocket-Key is not Base64");
    }
  }

  private static RequestException refused(
      HttpPrologue prologue, WritableHeaders<?> headers, String code, String message) {
    Answer answer = Answer.problem(code, message);
    RequestException.Builder refused =
        RequestException.builder()
            .type(EventType.OTHER)
            .status(Status.create(answer.status()))
            .request(DirectTransportRequest.create(prologue, headers))
            .setKeepAlive(false)
            .message(answer.body());
    return refused.build();
  }
}
