package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Quoted;
import tianxia.server.http.api.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.http.socket.FrameRateLimit.Heed;
import tianxia.server.message.Problem;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Tables;

/// One socket: reads what its client sends, on the connection's own thread, and answers it; what
/// the table has to say is written by the [SocketFeed]'s thread. A message is handled when the one
/// before it was answered, so a client that does not read is soon not read either.
final class SocketSession implements WsListener {
  private static final Logger LOG = LoggerFactory.getLogger(SocketSession.class);

  private final Tables tables;
  private final String table;
  private final String address;
  private final ClientLimits limits;
  private final RateLimits rates;
  private final Consumer<SocketSession> onEnd;
  private final SocketWriter line;
  private final FrameRateLimit rate;
  private final StringBuilder text = new StringBuilder();
  private String token = "";
  private volatile @Nullable SocketFeed viewing;
  private volatile boolean late;

  SocketSession(
      Tables tables,
      String table,
      String address,
      ClientLimits limits,
      RateLimits rates,
      Runnable cut,
      Consumer<SocketSession> onEnd) {
    this.tables = tables;
    this.table = table;
    this.address = address;
    this.limits = limits;
    this.rates = rates;
    this.onEnd = onEnd;
    this.line = new SocketWriter(cut, limits);
    this.rate = new FrameRateLimit(address, limits, rates, line);
  }

  String address() {
    return address;
  }

  /// Called a few times a second.
  void look(long now) {
    if (viewing == null && !late && line.age(now) > limits.hello().toNanos()) {
      late = true;
      Thread.startVirtualThread(
          () -> line.fail(Problem.MALFORMED, "hello is the first message, and soon"));
    }
    line.look(now);
  }

  void cut() {
    line.cut();
  }

  /// The connection is no more.
  void ended() {
    line.ended();
    SocketFeed open = viewing;
    if (open != null) {
      open.close();
    }
    onEnd.accept(this);
  }

  @Override
  public void onOpen(WsSession session) {
    line.opened(session);
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    line.ended();
  }

  @Override
  public void onError(WsSession session, Throwable problem) {
    line.ended();
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    if (rate.heed() == Heed.FULL) {
      line.pong(buffer);
    }
  }

  @Override
  public void onPong(WsSession session, BufferData buffer) {
    rate.heed();
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    if (rate.heed() != Heed.NONE) {
      line.fail(Problem.MALFORMED, "messages are text");
    }
  }

  @Override
  public void onMessage(WsSession session, String part, boolean last) {
    Heed heed = rate.heed();
    if (heed == Heed.NONE) {
      return;
    }
    if (text.length() + part.length() > ClientLimits.MESSAGE) {
      line.fail(
          HttpProblemCodes.TOO_LARGE,
          "a message has at most " + ClientLimits.MESSAGE + " characters");
      return;
    }
    text.append(part);
    if (last) {
      String whole = text.toString();
      text.setLength(0);
      received(whole, heed == Heed.SLOW);
    }
  }

  private void received(String message, boolean slow) {
    try {
      read(message, slow);
    } catch (RuntimeException e) {
      LOG.error("a message to table {} failed", Quoted.of(table), e);
      line.fail(HttpProblemCodes.INTERNAL, "the server failed; it has kept the reason");
    }
  }

  private void read(String message, boolean slow) {
    switch (Messages.receive(ClientMessage.class, message)) {
      case Messages.Parsed.Read<ClientMessage> read -> handle(read.message(), slow);
      case Messages.Parsed.Malformed<ClientMessage> wrong -> malformed(wrong);
    }
  }

  /// A message that has an id is answered under it; another can't be answered, and ends the socket.
  private void malformed(Messages.Parsed.Malformed<ClientMessage> wrong) {
    Optional<String> id = viewing == null ? Optional.empty() : wrong.id();
    id.ifPresentOrElse(
        known -> line.write(Refused.of(known, RefusedCode.MALFORMED, wrong.why())),
        () -> line.fail(Problem.MALFORMED, wrong.why()));
  }

  private void handle(ClientMessage message, boolean slow) {
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Ping() -> line.write(new ServerMessage.Pong());
      case ClientMessage.Request request -> request(request, slow);
    }
  }

  private void hello(ClientMessage.Hello hello) {
    if (viewing != null) {
      line.fail(Problem.MALFORMED, "hello is said once");
      return;
    }
    token = hello.token();
    viewing = SocketFeed.start(tables, table, token, hello.since(), line);
  }

  /// This client alone is out of step: what its seat shows elsewhere goes on.
  private void resync() {
    SocketFeed open = viewing;
    if (open != null) {
      open.resync();
    }
  }

  private void request(ClientMessage.Request request, boolean slow) {
    if (viewing == null) {
      line.fail(Problem.MALFORMED, "hello is the first message");
    } else if (slow || !rates.take(address, Kind.COMMAND)) {
      line.write(Refused.of(request.id(), RefusedCode.SLOW_DOWN, "too many messages"));
    } else {
      // What the table tells its viewers of a command waits until the command is answered.
      line.exclusively(() -> answer(request));
    }
  }

  private void answer(ClientMessage.Request request) {
    switch (tables.command(table, token, request)) {
      case ServerMessage.Done done -> line.write(done);
      case ServerMessage.Previewed previewed -> line.write(previewed);
      case ServerMessage.Refused refused -> {
        line.write(refused);
        if (refused.code().equals(RefusedCode.STALE.code())) {
          resync();
        }
      }
      case Problem problem -> {
        if (problem.code().equals(Problem.SLOW_DOWN)) {
          // Too much waits at the table: not this client's fault, who may try again.
          line.write(Refused.of(request.id(), RefusedCode.SLOW_DOWN, problem.message()));
        } else {
          line.fail(problem.code(), problem.message());
        }
      }
    }
  }
}
