package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;

/// Tables go on when the node that owns them ends, and nobody who plays elsewhere notices more than
/// a pause.
@Timeout(120)
class FailoverTest {
  /// Longer than on a machine that has nothing else to do.
  private static final Duration KILLED = Duration.ofSeconds(8);

  private final SharedMemoryStore store = new SharedMemoryStore();
  private final List<TestNode> nodes = new ArrayList<>();

  @AfterEach
  void close() {
    nodes.forEach(TestNode::close);
  }

  private TestNode start() {
    TestNode node = new TestNode(store);
    nodes.add(node);
    return node;
  }

  /// A table that a node owns.
  private static Guests ownedBy(TestNode owner, TestNode maker) {
    while (true) {
      Guests guests = Guests.at(maker.tables());
      if (owner.owns(guests.table())) {
        return guests;
      }
    }
  }

  @Test
  void theOldestIsKilled() throws InterruptedException {
    killed(all -> all.get(0));
  }

  @Test
  void theYoungestIsKilled() throws InterruptedException {
    killed(all -> all.get(2));
  }

  private void killed(Function<List<TestNode>, TestNode> choice)
      throws InterruptedException {
    start();
    start();
    start();
    TestNode lost = choice.apply(nodes);
    int index = nodes.indexOf(lost);
    TestNode left = nodes.get(1);
    balanced();
    Guests guests = ownedBy(lost, left);
    try (Tables.Subscription stream = guests.stream(left.tables(), 1, Optional.empty())) {
      Frame first = (Frame) stream.next();
      long began = System.nanoTime();
      lost.kill(store.nodes().get(index), nodes);
      ClientMessage.Play play = guests.next(first);
      CommandAnswer answer = guests.send(left.tables(), 1, play);
      assertThat(answer).isInstanceOf(Done.class);
      Frame shown = Streams.until(stream, frame -> frame.seq() > first.seq());
      assertThat(shown.whole()).isFalse();
      long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
      System.out.println("WAITED kill " + index + ": " + waited);
      assertThat(waited).isLessThan(KILLED.toMillis());
      assertThat(guests.send(left.tables(), 1, play)).isEqualTo(answer);
      assertThat(guests.events(left.tables())).hasSize(1);
    }
    nodes.remove(lost);
  }

  /// Waits until every node owns some tables.
  private void balanced() {
    List<TestNode> without = new ArrayList<>(nodes);
    while (!without.isEmpty()) {
      Guests guests = Guests.at(nodes.get(0).tables());
      without.removeIf(node -> node.owns(guests.table()));
    }
  }

  @Test
  void aNodeThatLeavesHandsItsTablesOver() throws InterruptedException {
    TestNode leaving = start();
    TestNode left = start();
    balanced();
    Guests guests = ownedBy(leaving, left);
    try (Tables.Subscription stream = guests.stream(left.tables(), 2, Optional.empty());
        Tables.Subscription there = guests.stream(leaving.tables(), 1, Optional.empty())) {
      Frame first = (Frame) stream.next();
      assertThat(there.next()).isInstanceOf(Frame.class);
      Thread closing = Thread.ofVirtual().start(leaving::close);
      long worst = 0;
      int played = 0;
      while (closing.isAlive()) {
        long began = System.nanoTime();
        if (guests.play(left.tables()) == 0) {
          guests = ownedBy(left, left);
        }
        played++;
        worst = Math.max(worst, System.nanoTime() - began);
      }
      System.out.println(
          "WAITED leave: " + TimeUnit.NANOSECONDS.toMillis(worst) + " of " + played);
      assertThat(TimeUnit.NANOSECONDS.toMillis(worst)).isLessThan(4000);
      Streams.until(stream, frame -> frame.seq() > first.seq());
      ServerMessage last = there.next();
      while (!(last instanceof ServerMessage.Failure)) {
        last = there.next();
      }
      assertThat(((ServerMessage.Failure) last).code()).isEqualTo("closing");
    }
    nodes.remove(leaving);
  }
}
