package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataWriter;
import io.helidon.websocket.WsCloseCodes;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;

/// Writes to one socket, one message at a time. Nothing is queued: callers wait for their turn. A
/// write that takes too long ends the connection, so nobody waits for long. Calls after the end do
/// nothing.
final class SocketWriter {
  private static final Logger LOG = LoggerFactory.getLogger(SocketWriter.class);

  /// How long a client may take to answer a close.
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

  private final ReentrantLock turn = new ReentrantLock();
  private final Runnable cut;
  private final ClientLimits limits;
  private final long opened = System.nanoTime();

  /// About how many bytes the next messages take: a little more than the last ones. Changed in
  /// turn.
  private int expected = 1024;

  private volatile @Nullable DataWriter wire;
  private volatile @Nullable WsSession session;
  private volatile long writingSince;
  private volatile boolean writing;
  private volatile long closingSince;
  private volatile boolean closing;
  private volatile boolean ended;
  private volatile long pinged = opened;
  private volatile boolean pinging;

  /// @param cut closes the connection at once, whatever it is doing
  SocketWriter(Runnable cut, ClientLimits limits) {
    this.cut = cut;
    this.limits = limits;
  }

  /// The connection, to which messages are written past the session.
  void wired(DataWriter connection) {
    wire = connection;
  }

  void opened(WsSession open) {
    session = open;
  }

  /// How long ago the socket was opened, in nanoseconds.
  long age(long now) {
    return now - opened;
  }

  /// Whether a close was sent, so that nothing more will be written.
  boolean closing() {
    return closing;
  }

  /// The connection has ended, or is being closed by the client: nothing more is written.
  void ended() {
    ended = true;
    // A write in progress finishes, or fails, before the connection answers the close.
    exclusively(() -> closing = true);
  }

  void cut() {
    try {
      cut.run();
    } catch (RuntimeException e) {
      LOG.debug("closing a connection failed", e);
    }
  }

  /// Runs an action with no other write in between.
  void exclusively(Runnable action) {
    turn.lock();
    try {
      action.run();
    } finally {
      turn.unlock();
    }
  }

  void write(ServerMessage message) {
    write(List.of(message));
  }

  /// Writes messages one after the other, at once.
  void write(List<ServerMessage> messages) {
    exclusively(() ->
        send(open -> {
          DataWriter connection = wire;
          if (connection != null) {
            BufferData frames = TextFrames.of(messages, expected);
            expected = Math.max(frames.available() * 9 / 8, expected * 3 / 4);
            connection.writeNow(frames);
          }
        }));
  }

  /// Sends the reason, and closes.
  void fail(String code, String message) {
    exclusively(() -> {
      write(new ServerMessage.Failure(code, message));
      close(code);
    });
  }

  void fail(Problem problem) {
    fail(problem.code(), problem.message());
  }

  /// Closes after a [ServerMessage.Failure] with this code was written.
  void close(String code) {
    exclusively(() -> {
      send(open -> open.close(status(code), code));
      if (!closing) {
        closingSince = System.nanoTime();
        closing = true;
      }
    });
  }

  void pong(BufferData data) {
    exclusively(() -> send(open -> open.pong(data)));
  }

  private static int status(String code) {
    return switch (code) {
      case Problem.CLOSING -> WsCloseCodes.GOING_AWAY;
      case HttpProblemCodes.TOO_LARGE -> WsCloseCodes.TOO_BIG;
      case HttpProblemCodes.INTERNAL -> WsCloseCodes.UNEXPECTED_CONDITION;
      default -> WsCloseCodes.VIOLATED_POLICY;
    };
  }

  /// A write to the open session.
  private interface Write {
    void to(WsSession open);
  }

  private void send(Write write) {
    WsSession open = session;
    if (open == null || closing || ended) {
      return;
    }
    writingSince = System.nanoTime();
    writing = true;
    try {
      write.to(open);
    } catch (RuntimeException e) {
      // The connection is broken; its own thread notices, or the cut makes it.
      ended = true;
      cut();
    } finally {
      writing = false;
    }
  }

  /// Cuts the connection if the client does not read or does not answer; pings a silent one. Called
  /// a few times a second.
  void checkTimeouts(long now) {
    boolean slow = writing && now - writingSince > limits.write().toNanos();
    boolean gone = closing && closingSince != 0 && now - closingSince > CLOSE_TIMEOUT.toNanos();
    if (slow || gone) {
      cut();
    } else if (now - pinged > limits.ping().toNanos() && !closing && !pinging) {
      pinging = true;
      pinged = now;
      Thread.startVirtualThread(this::ping);
    }
  }

  /// Pings in its turn; meanwhile no other ping is started.
  private void ping() {
    try {
      exclusively(() -> send(open -> open.ping(BufferData.empty())));
    } finally {
      pinging = false;
    }
  }
}
