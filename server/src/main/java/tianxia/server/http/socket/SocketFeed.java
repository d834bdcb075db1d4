package tianxia.server.http.socket;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Quoted;
import tianxia.server.http.api.HttpProblemCodes;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables;
import tianxia.server.table.Tables.Subscription;

/// What a table shows to one socket, on a thread of its own: the next state is asked for when the
/// one before it is written, so that however slowly a client reads it gets the newest, and costs no
/// one else anything.
final class SocketFeed implements Runnable, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketFeed.class);

  private final String table;
  private final Subscription stream;
  private final SocketWriter line;

  private SocketFeed(String table, Subscription stream, SocketWriter line) {
    this.table = table;
    this.stream = stream;
    this.line = line;
  }

  static SocketFeed start(
      Tables tables, String table, String token, Optional<Integer> since, SocketWriter line) {
    SocketFeed viewing = new SocketFeed(table, tables.subscribe(table, token, since), line);
    Thread.ofVirtual().name("viewing " + Quoted.of(table)).start(viewing);
    return viewing;
  }

  @Override
  public void run() {
    try {
      while (show(stream.next())) {
        // Until the stream says why it ends.
      }
    } catch (InterruptedException e) {
      line.fail(Problem.CLOSING, "the server is closing");
    } catch (RuntimeException | Error e) {
      LOG.error("table {} can't be shown", Quoted.of(table), e);
      line.fail(HttpProblemCodes.INTERNAL, "the server failed; it has kept the reason");
    }
  }

  /// @return whether more will follow
  private boolean show(ServerMessage message) {
    line.write(message);
    if (message instanceof ServerMessage.Failure failure) {
      line.close(failure.code());
      return false;
    }
    return true;
  }

  /// Has the client get a whole frame.
  void resync() {
    stream.resync();
  }

  @Override
  public void close() {
    stream.close();
  }
}
