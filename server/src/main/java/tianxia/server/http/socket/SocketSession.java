package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataWriter;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.socket.FrameRateLimit.Verdict;
import tianxia.server.log.RequestId;
import tianxia.server.message.Problem;

/// One socket: its frames, limits and end. Messages are read on the connection's own thread; what
/// the table (or the lobby) publishes is written by the [SocketFeed]'s thread. A message is handled
/// once the one before it has been answered, so a client that does not read is soon no longer read
/// from.
final class SocketSession implements WsListener {
  private final String address;
  private final ClientLimits limits;
  private final Consumer<SocketSession> onEnd;
  private final SocketWriter writer;
  private final FrameRateLimit rate;
  private final Receiver receiver;
  private final RequestId id = RequestId.next();
  private final StringBuilder text = new StringBuilder();
  private volatile boolean refused;

  /// When the client was heard last, and whether it has said that it goes.
  private volatile long heard = System.nanoTime();

  private volatile boolean left;

  /// What a socket's messages are for.
  interface Receiver extends AutoCloseable {
    /// Whether the client has said what it has to say first.
    boolean greeted();

    /// Why its client may not have any more what it was let in for, if so. Asks the store.
    default Optional<Problem> ended() {
      return Optional.empty();
    }

    /// The socket is open.
    default void opened() {}

    /// Handles one message.
    ///
    /// @param slow whether its client is over the rate: a request is refused
    void received(String message, boolean slow);

    @Override
    void close();

    /// The same, where the client went without saying so.
    ///
    /// @param silence how long ago it was heard last
    default void lose(Duration silence) {
      close();
    }
  }

  /// @param cut closes the connection at once, whatever it is doing
  /// @param receivers makes what handles the messages, given what writes to the socket
  SocketSession(
      String address,
      ClientLimits limits,
      RateLimits rates,
      Runnable cut,
      Function<SocketWriter, Receiver> receivers,
      Consumer<SocketSession> onEnd) {
    this.address = address;
    this.limits = limits;
    this.onEnd = onEnd;
    this.writer = new SocketWriter(cut, limits);
    this.rate = new FrameRateLimit(address, limits, rates, writer);
    this.receiver = receivers.apply(writer);
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
    if (!receiver.greeted() && writer.age(now) > limits.hello().toNanos()) {
      refuse(Problem.MALFORMED, "hello must be the first message, without delay");
    }
    writer.checkTimeouts(now);
  }

  /// Checks whether its client may still have what it was let in for. Called now and then.
  void checkSession() {
    receiver.ended().ifPresent(why -> refuse(why.code(), why.message()));
  }

  /// Tells why it ends, once; whoever checks waits for no client.
  private void refuse(String code, String message) {
    if (!refused) {
      refused = true;
      Thread.startVirtualThread(() -> writer.fail(code, message));
    }
  }

  void cut() {
    writer.cut();
  }

  /// The connection has ended.
  void ended() {
    writer.ended();
    id.run(left ? receiver::close : () -> receiver.lose(silence()));
    onEnd.accept(this);
  }

  private Duration silence() {
    return Duration.ofNanos(System.nanoTime() - heard);
  }

  @Override
  public void onOpen(WsSession session) {
    writer.opened(session);
    id.run(receiver::opened);
  }

  private Verdict count() {
    heard = System.nanoTime();
    return rate.count();
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    left = true;
    writer.ended();
  }

  @Override
  public void onError(WsSession session, Throwable problem) {
    writer.ended();
  }

  @Override
  public void onPing(WsSession session, BufferData buffer) {
    if (count() == Verdict.ACCEPT) {
      writer.pong(buffer);
    }
  }

  @Override
  public void onPong(WsSession session, BufferData buffer) {
    count();
  }

  @Override
  public void onMessage(WsSession session, BufferData buffer, boolean last) {
    if (count() != Verdict.IGNORE) {
      writer.fail(Problem.MALFORMED, "messages must be text");
    }
  }

  @Override
  public void onMessage(WsSession session, String part, boolean last) {
    Verdict verdict = count();
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
      id.run(() -> receiver.received(whole, verdict == Verdict.SLOW));
    }
  }
}
