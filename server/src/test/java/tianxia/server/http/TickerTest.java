package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.socket.Sockets;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.supervision.Unbroken;

/// What must go on goes on, or is missed.
final class TickerTest {
  private static final Duration OFTEN = Duration.ofMillis(1);

  @Test
  void oneFailureDoesNotEndIt() {
    AtomicInteger runs = new AtomicInteger();
    Runnable task =
        () -> {
          if (runs.incrementAndGet() == 2) {
            throw new AssertionError("once");
          }
        };
    try (PeriodicTask ticker = PeriodicTask.start("a part", OFTEN, task, new Unbroken())) {
      Await.until("it went on", () -> runs.get() > 20);
      assertThat(ticker).isNotNull();
    }
  }

  @Test
  void whoNeedsItHearsThatItIsLost() {
    Queue<String> lost = new ConcurrentLinkedQueue<>();
    Runnable task =
        () -> {
          throw new IllegalStateException("always");
        };
    try (PeriodicTask ticker =
        PeriodicTask.start("a part", OFTEN, task, (part, cause) -> lost.add(part))) {
      Await.until("it is missed", () -> lost.contains("a part"));
      assertThat(ticker).isNotNull();
    }
    assertThat(lost).hasSize(1);
  }

  @Test
  void aSocketThatCannotBeLookedAfterHarmsNoOther() {
    ClientLimits limits = TestLimits.few();
    Sockets sockets = new Sockets(new StubTables(), limits, new RateLimits(limits), new Unbroken());
    AtomicBoolean cut = new AtomicBoolean();
    Runnable broken =
        () -> {
          throw new IllegalStateException("it can't be cut");
        };
    assertThat(sockets.open("t1", "10.0.0.1", broken)).isPresent();
    assertThat(sockets.open("t1", "10.0.0.1", () -> cut.set(true))).isPresent();
    Await.until("the other is looked after", cut::get);
    sockets.close();
  }
}
