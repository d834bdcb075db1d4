package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;

/// Tables go on when the node that owns them ends, and nobody who plays elsewhere notices more than
/// a pause; how long it is, the trials over processes measure (`docs/CAPACITY.md`).
@Timeout(120)
class FailoverTest {
  @Test
  void theOldestIsKilled() throws InterruptedException {
    killed(0);
  }

  @Test
  void theYoungestIsKilled() throws InterruptedException {
    killed(2);
  }

  private static void killed(int index) throws InterruptedException {
    try (Nodes nodes = new Nodes(3)) {
      TestNode lost = nodes.get(index);
      Tables left = nodes.get(1).tables();
      Guests guests = nodes.ownedBy(lost);
      try (Tables.Subscription stream = guests.stream(left, 1, Optional.empty())) {
        Frame first = (Frame) stream.next();
        nodes.kill(lost);
        ClientMessage.Play play = guests.next(first);
        CommandAnswer answer = guests.send(left, 1, play);
        assertThat(answer).isInstanceOf(Done.class);
        Frame shown = Streams.until(stream, frame -> frame.seq() > first.seq());
        assertThat(shown.whole()).isFalse();
        assertThat(guests.send(left, 1, play)).isEqualTo(answer);
        assertThat(guests.events(left)).hasSize(1);
      }
    }
  }

  /// Its answer is lost; the command is asked again of the next owner, which has it already.
  @Test
  void theOwnerIsKilledBetweenCommitAndAnswer() {
    try (Nodes nodes = new Nodes(3)) {
      TestNode lost = nodes.get(0);
      Tables left = nodes.get(1).tables();
      Guests guests = nodes.ownedBy(lost);
      ClientMessage.Play play = guests.next(guests.frame(left, 1));
      CountDownLatch answered = new CountDownLatch(1);
      nodes
          .store()
          .afterCommit(() -> {
            Thread.startVirtualThread(() -> nodes.kill(lost));
            await(answered);
          });

      CommandAnswer answer = guests.send(left, 1, play);
      answered.countDown();

      assertThat(answer).isInstanceOf(Done.class);
      assertThat(guests.send(left, 1, play)).isEqualTo(answer);
      assertThat(guests.events(left)).hasSize(1);
      assertThat(nodes.store().epoch(guests.table())).isEqualTo(2);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aNodeThatLeavesHandsItsTablesOver() throws InterruptedException {
    try (Nodes nodes = new Nodes(2)) {
      TestNode leaving = nodes.get(0);
      Tables left = nodes.get(1).tables();
      Guests guests = nodes.ownedBy(leaving);
      try (Tables.Subscription stream = guests.stream(left, 2, Optional.empty());
          Tables.Subscription there = guests.stream(leaving.tables(), 1, Optional.empty())) {
        Frame first = (Frame) stream.next();
        assertThat(there.next()).isInstanceOf(Frame.class);
        Thread closing = Thread.ofVirtual().start(leaving::close);
        guests.play(left);
        while (leaving.owns(guests.table())) {
          guests.frame(left, 0);
        }
        guests.play(left);
        assertThat(Streams.until(stream, frame -> frame.ply() == 2).seq())
            .isGreaterThan(first.seq());
        ServerMessage last = there.next();
        while (!(last instanceof ServerMessage.Failure)) {
          last = there.next();
        }
        assertThat(((ServerMessage.Failure) last).code()).isEqualTo("closing");
        assertThat(closing.join(Duration.ofSeconds(20))).isTrue();
        assertThat(leaving.broken()).isNotDone();
      }
    }
  }

  /// The part with more nodes goes on; the other one ends itself.
  @Test
  void aNodeThatIsCutOffIsExpelled() throws Exception {
    try (Nodes nodes = new Nodes(3)) {
      TestNode lost = nodes.get(0);
      Tables left = nodes.get(1).tables();
      Guests guests = nodes.ownedBy(lost);
      try (Tables.Subscription stream = guests.stream(left, 1, Optional.empty())) {
        Frame first = (Frame) stream.next();
        nodes.cut(lost);
        // The expulsion may take longer than an answer is waited for: then it is asked again.
        ClientMessage.Play play = guests.next(first);
        CommandAnswer answer = guests.send(left, 1, play);
        while (answer instanceof Problem(String code, String _)
            && code.equals(Problem.UNAVAILABLE)
            && !Thread.currentThread().isInterrupted()) {
          answer = guests.send(left, 1, play);
        }
        assertThat(answer).isInstanceOf(Done.class);
        Streams.until(stream, frame -> frame.seq() > first.seq());
        assertThat(lost.broken().get(20, TimeUnit.SECONDS)).isEqualTo("the place in the cluster");
      }
    }
  }

  /// A node that does not reach the store serves nobody until it does.
  @Test
  void aLeaseThatLapsesStopsTheTables() throws InterruptedException {
    try (Nodes nodes = new Nodes(2)) {
      TestNode node = nodes.get(0);
      Guests guests = nodes.ownedBy(node);
      try (Tables.Subscription stream = guests.stream(nodes.get(1).tables(), 1, Optional.empty())) {
        Frame first = (Frame) stream.next();
        nodes.membership(0).lapse();
        assertThat(node.tables().trouble()).isPresent();
        while (node.owns(guests.table())) {
          Thread.onSpinWait();
        }
        nodes.membership(0).renew();
        assertThat(node.tables().trouble()).isEmpty();
        guests.play(nodes.get(1).tables());
        Streams.until(stream, frame -> frame.seq() > first.seq());
      }
    }
  }
}
