package tianxia.server.http.socket;

import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Quoted;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.log.FaultId;
import tianxia.server.log.FaultLog;
import tianxia.server.log.RequestId;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.table.Tables;
import tianxia.server.table.Tables.Subscription;

/// Sends what a table publishes to one socket, on a thread of its own, which it has only while
/// there is something to send, if the stream can tell when there is. The next message is fetched
/// once the previous one is written, so that a slow client gets the newest state and delays nobody
/// else.
final class SocketFeed implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SocketFeed.class);

  private final String table;
  private final Subscription stream;
  private final SocketWriter writer;

  private SocketFeed(String table, Subscription stream, SocketWriter writer) {
    this.table = table;
    this.stream = stream;
    this.writer = writer;
  }

  static SocketFeed start(
      Tables tables,
      String table,
      String token,
      Optional<Integer> since,
      Optional<Heard> heard,
      SocketWriter writer) {
    return start(table, tables.subscribe(table, token, since, heard), writer);
  }

  /// @param table what the stream shows, for the log
  static SocketFeed start(String table, Subscription stream, SocketWriter writer) {
    SocketFeed feed = new SocketFeed(table, stream, writer);
    Thread.Builder threads = Thread.ofVirtual().name("feed " + Quoted.of(table));
    Runnable sending = RequestId.carriedBy(() -> feed.guarded(feed::sendWhatIsThere));
    if (!stream.whenDue(() -> threads.start(sending))) {
      threads.start(RequestId.carriedBy(() -> feed.guarded(feed::sendAll)));
    }
    return feed;
  }

  private interface Sending {
    void run() throws InterruptedException;
  }

  /// Until the stream says why it ends, or has nothing more for now.
  private void sendWhatIsThere() {
    Optional<ServerMessage> message = stream.take();
    while (message.isPresent() && show(message.get())) {
      message = stream.take();
    }
  }

  /// Until the stream says why it ends.
  private void sendAll() throws InterruptedException {
    ServerMessage message;
    do {
      message = stream.next();
    } while (show(message));
  }

  private void guarded(Sending sending) {
    try {
      sending.run();
    } catch (InterruptedException e) {
      writer.fail(Problem.CLOSING, "the server is shutting down");
    } catch (RuntimeException | Error e) {
      if (FaultLog.isMendable(e)) {
        writer.fail(Problem.ofStore());
        return;
      }
      FaultId fault = FaultId.here();
      LOG.error("table {} can't be shown ({})", Quoted.of(table), fault, e);
      writer.fail(HttpProblemCodes.INTERNAL, fault.told());
    }
  }

  /// @return whether more will follow
  private boolean show(ServerMessage message) {
    writer.write(message);
    if (message instanceof ServerMessage.Failure failure) {
      writer.close(failure.code());
      return false;
    }
    return true;
  }

  /// Until [#release], the feed's thread is not woken: the caller takes what comes.
  void hold() {
    stream.hold();
  }

  /// What the stream has now ([Subscription#poll]).
  Optional<ServerMessage> poll() {
    return stream.poll();
  }

  /// Ends a [#hold].
  void release() {
    stream.release();
  }

  /// Whether somebody looks at what is shown.
  void look(boolean here) {
    stream.look(here);
  }

  /// Makes the next message a whole frame.
  void resync() {
    stream.resync();
  }

  @Override
  public void close() {
    stream.close();
  }

  /// The same, where the client went without saying so.
  void lose(Duration silence) {
    stream.lose(silence);
  }
}
