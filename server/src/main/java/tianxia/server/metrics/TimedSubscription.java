package tianxia.server.metrics;

import java.time.Duration;
import java.util.Optional;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// A socket's stream whose viewer is counted, and whose moves are timed from when they could be
/// shown until they are written: whoever takes a message with [#next] or [#take] has written it
/// when it calls again, and one taken with [#poll] at the [#release].
final class TimedSubscription implements Subscription {
  private final Subscription stream;
  private final Metrics metrics;
  private final Watched watched;

  /// Since when what [#next] or [#take] returned could be shown; 0 where it is not timed. Of the
  /// feed's threads, one after the other.
  private long taken;

  /// The same of [#poll]; of the thread that handles a command.
  private long polled;

  TimedSubscription(Subscription stream, Metrics metrics) {
    this.stream = stream;
    this.metrics = metrics;
    this.watched = new Watched(metrics);
  }

  @Override
  public ServerMessage next() throws InterruptedException {
    metrics.shown(taken);
    ServerMessage message = stream.next();
    taken = since(message);
    return message;
  }

  @Override
  public boolean whenDue(Runnable due) {
    return stream.whenDue(due);
  }

  @Override
  public Optional<ServerMessage> take() {
    metrics.shown(taken);
    Optional<ServerMessage> message = stream.take();
    taken = message.map(this::since).orElse(0L);
    return message;
  }

  @Override
  public Optional<ServerMessage> poll() {
    Optional<ServerMessage> message = stream.poll();
    if (message.isPresent()) {
      polled = since(message.get());
    }
    return message;
  }

  private long since(ServerMessage message) {
    if (message instanceof Frame frame) {
      watched.by(frame.viewer());
      return stream.movedSince();
    }
    return 0;
  }

  @Override
  public long movedSince() {
    return stream.movedSince();
  }

  @Override
  public void hold() {
    stream.hold();
  }

  @Override
  public void release() {
    metrics.shown(polled);
    polled = 0;
    stream.release();
  }

  @Override
  public void resync() {
    stream.resync();
  }

  @Override
  public void look(boolean now) {
    stream.look(now);
  }

  @Override
  public void close() {
    lose(Duration.ZERO);
  }

  @Override
  public void lose(Duration silence) {
    watched.close();
    stream.lose(silence);
  }

  /// Whether the stream counts as a seat's or a spectator's; neither before its first frame.
  private static final class Watched {
    private static final int NOBODY = -1;
    private static final int CLOSED = -2;

    private final Metrics metrics;
    private volatile int viewer = NOBODY;

    Watched(Metrics metrics) {
      this.metrics = metrics;
    }

    void by(int now) {
      if (viewer != now) {
        become(now);
      }
    }

    private synchronized void become(int now) {
      if (viewer != CLOSED) {
        count(viewer, -1);
        count(now, 1);
        viewer = now;
      }
    }

    private void count(int whose, int change) {
      if (whose >= 0) {
        metrics.watching(whose, change);
      }
    }

    void close() {
      become(CLOSED);
    }
  }
}
