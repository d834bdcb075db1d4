package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataWriter;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tianxia.server.http.api.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.socket.FrameRateLimit.Verdict;
import tianxia.server.message.Problem;
import tianxia.server.table.Tables;

/// One socket: its frames, limits and end. Messages are read on the connection's own thread; what
/// the table publishes is written by the [SocketFeed]'s thread. A message is handled once the one
/// before it has been answered, so a client that does not read is soon no longer read from.
final class SocketSession implements WsListener {
  private final String address;
  private final ClientLimits limits;
  private final Consumer<SocketSession> onEnd;
  private final SocketWriter writer;
  private final FrameRateLimit rate;
  private final MessageHandler handler;
  private final StringBuilder text = new StringBuilder();
  private volatile boolean late;

  SocketSession(
      Tables tables,
      String table,
      String address,
      UnaryOperator<String> key,
      ClientLimits limits,
      RateLimits rates,
      Runnable cut,
      Consumer<SocketSession> onEnd) {
    this.address = address;
    this.limits = limits;
    this.onEnd = onEnd;
    this.writer = new SocketWriter(cut, limits);
    this.rate = new FrameRateLimit(address, limits, rates, writer);
    this.handler = new MessageHandler(tables, table, address, key, rates, writer);
  }

  /// The connection that it writes to. To be called before the socket is open.
  void wired(DataWriter connection) {
    writer.wired(connection);
  }

  String address() {
    return address;
  }

  /// Checks for time-outs. Called a few times a second.
  void checkTimeouts(long now) {
    if (!handler.greeted() && !late && writer.age(now) > limits.hello().toNanos()) {
      late = true;
      Thread.startVirtualThread(
          () -> writer.fail(Problem.MALFORMED, "hello must be the first message, without delay"));
    }
    writer.checkTimeouts(now);
  }

  void cut() {
    writer.cut();
  }

  /// The connection has ended.
  void ended() {
    writer.ended();
    handler.close();
    onEnd.accept(this);
  }

  @Override
  public void onOpen(WsSession session) {
    writer.opened(session);
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    writer.ended();
  }

  @Override
  public void onError(WsSession session, Throwable problem) {
    writer.ended();
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    if (rate.count() == Verdict.ACCEPT) {
      writer.pong(buffer);
    }
  }

  @Override
  public void onPong(WsSession session, BufferData buffer) {
    rate.count();
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    if (rate.count() != Verdict.IGNORE) {
      writer.fail(Problem.MALFORMED, "messages must be text");
    }
  }

  @Override
  public void onMessage(WsSession session, String part, boolean last) {
    Verdict verdict = rate.count();
    if (verdict == Verdict.IGNORE) {
      return;
    }
    if (text.length() + part.length() > ClientLimits.MESSAGE) {
      writer.fail(
          HttpProblemCodes.TOO_LARGE,
          "a message has at most " + ClientLimits.MESSAGE + " characters");
      return;
    }
    text.append(part);
    if (last) {
      String whole = text.toString();
      text.setLength(0);
      handler.received(whole, verdict == Verdict.SLOW);
    }
  }
}
