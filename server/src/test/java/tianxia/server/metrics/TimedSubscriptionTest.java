package tianxia.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.http.StubTables;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// Who watches is counted, and moves are timed until they are written.
class TimedSubscriptionTest {
  private final Metrics metrics = new Metrics();
  private final Stream stream = new Stream();
  private final TimedSubscription timed = new TimedSubscription(stream, metrics);

  /// A stream of what the test gives.
  private static final class Stream implements Subscription {
    private final Deque<Frame> frames = new ArrayDeque<>();
    private long moved;

    @Override
    public ServerMessage next() {
      return frames.removeFirst();
    }

    @Override
    public Optional<ServerMessage> take() {
      return poll();
    }

    @Override
    public Optional<ServerMessage> poll() {
      return Optional.ofNullable(frames.pollFirst());
    }

    @Override
    public long movedSince() {
      return moved;
    }

    @Override
    public void resync() {}

    @Override
    public void close() {}
  }

  @AfterEach
  void close() {
    timed.close();
  }

  private void told(String... lines) {
    assertThat(metrics.text().lines()).contains(lines);
  }

  @Test
  void aMoveIsTimedOnceItIsWritten() throws InterruptedException {
    stream.frames.addAll(List.of(frame(1), frame(1), frame(1), frame(1)));
    timed.next();
    timed.next();
    told("tianxia_shown_seconds_count 0");
    stream.moved = System.nanoTime();
    timed.next();
    // Whoever has taken it may not have written it yet.
    told("tianxia_shown_seconds_count 0");
    stream.moved = 0;
    timed.next();
    told("tianxia_shown_seconds_count 1");
  }

  @Test
  void soIsOneThatIsTakenByWhomTheStreamWakes() {
    stream.frames.add(frame(1));
    stream.moved = System.nanoTime();
    assertThat(timed.take()).isPresent();
    told("tianxia_shown_seconds_count 0");
    assertThat(timed.take()).isEmpty();
    assertThat(timed.take()).isEmpty();
    told("tianxia_shown_seconds_count 1");
  }

  @Test
  void oneThatFollowsItsCommandToo() {
    stream.frames.add(frame(1));
    stream.moved = System.nanoTime();
    assertThat(timed.poll()).isPresent();
    told("tianxia_shown_seconds_count 0");
    timed.release();
    timed.release();
    told("tianxia_shown_seconds_count 1");
  }

  @Test
  void seatsAndSpectatorsAreCountedApart() throws InterruptedException {
    told("tianxia_seats 0.0", "tianxia_spectators 0.0");
    stream.frames.addAll(List.of(frame(2), frame(2), frame(0)));
    timed.next();
    timed.next();
    told("tianxia_seats 1.0", "tianxia_spectators 0.0");
    // Whoever has left the seat watches.
    timed.next();
    told("tianxia_seats 0.0", "tianxia_spectators 1.0");
    timed.close();
    timed.close();
    told("tianxia_seats 0.0", "tianxia_spectators 0.0");
  }

  private static Frame frame(int viewer) {
    Frame any = StubTables.frame(1, "{}");
    return new Frame(
        viewer,
        any.seq(),
        any.ply(),
        any.whole(),
        any.events(),
        any.actors(),
        any.view(),
        any.legal(),
        any.can(),
        any.info(),
        any.stages(),
        any.questions(),
        any.prepared(),
        any.clock());
  }
}
