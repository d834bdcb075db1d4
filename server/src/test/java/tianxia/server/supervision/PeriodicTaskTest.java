package tianxia.server.supervision;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import org.junit.jupiter.api.Test;
import tianxia.server.log.Mendable;
import tianxia.server.log.Recorded;

/// What a task that fails again and again means, by whose fault it is.
class PeriodicTaskTest {
  private static final Duration AT_ONCE = Duration.ofNanos(1);

  /// What an operator can mend.
  private static final class Full extends RuntimeException implements Mendable {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean isMendable() {
      return true;
    }
  }

  @Test
  void whatTheOperatorCanMendEndsNothingAndHasNoTrace() throws InterruptedException {
    CountDownLatch runs = new CountDownLatch(30);
    Runnable task =
        () -> {
          runs.countDown();
          throw new Full();
        };
    try (Recorded log = Recorded.from(Level.INFO);
        PeriodicTask running = PeriodicTask.start("a task", AT_ONCE, task, new Unbroken())) {
      assertThat(running).isNotNull();
      runs.await();
      assertThat(log.traces()).isEmpty();
    }
  }

  @Test
  void aFaultHasATraceAndIsGivenUpAtTheTenth() {
    CompletableFuture<String> lost = new CompletableFuture<>();
    Runnable task =
        () -> {
          throw new IllegalStateException("broken");
        };
    try (Recorded log = Recorded.from(Level.INFO);
        PeriodicTask running =
            PeriodicTask.start("a task", AT_ONCE, task, (part, cause) -> lost.complete(part))) {
      assertThat(running).isNotNull();
      assertThat(lost.join()).isEqualTo("a task");
      assertThat(log.traces()).hasSize(10);
    }
  }
}
