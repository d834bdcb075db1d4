package tianxia.server.http;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.socket.Sockets;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.supervision.Unbroken;

/// Periodic tasks survive a failure, or their loss is reported.
final class TickerTest {
  private static final Duration OFTEN = Duration.ofMillis(1);

  @Test
  void oneFailureDoesNotEndIt() throws InterruptedException {
    CountDownLatch runs = new CountDownLatch(20);
    Runnable task =
        () -> {
          runs.countDown();
          if (runs.getCount() == 18) {
            throw new AssertionError("once");
          }
        };
    try (PeriodicTask ticker = PeriodicTask.start("a part", OFTEN, task, new Unbroken())) {
      assertThat(ticker).isNotNull();
      assertThat(runs.await(30, SECONDS)).as("it went on").isTrue();
    }
  }

  @Test
  void whoNeedsItHearsThatItIsLost() throws InterruptedException {
    BlockingQueue<String> lost = new LinkedBlockingQueue<>();
    Runnable task =
        () -> {
          throw new IllegalStateException("always");
        };
    try (PeriodicTask ticker =
        PeriodicTask.start("a part", OFTEN, task, (part, cause) -> lost.add(part))) {
      assertThat(ticker).isNotNull();
      assertThat(lost.poll(30, SECONDS)).isEqualTo("a part");
    }
    assertThat(lost).as("told once").isEmpty();
  }

  @Test
  void aSocketThatCannotBeLookedAfterHarmsNoOther() throws InterruptedException {
    ClientLimits limits = TestLimits.few();
    Sockets sockets =
        new Sockets(
            new StubTables(),
            StubTables.LOBBY,
            StubTables.NEWS,
            limits,
            new RateLimits(limits),
            new Unbroken());
    CountDownLatch cut = new CountDownLatch(1);
    Runnable broken =
        () -> {
          throw new IllegalStateException("it can't be cut");
        };
    assertThat(sockets.open("t1", StubTables.visit("10.0.0.1"), broken)).isPresent();
    assertThat(sockets.open("t1", StubTables.visit("10.0.0.1"), cut::countDown)).isPresent();
    assertThat(cut.await(30, SECONDS)).as("the other is checked").isTrue();
    sockets.close();
  }
}
