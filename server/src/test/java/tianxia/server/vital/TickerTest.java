package tianxia.server.vital;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TickerTest {
  @Test
  void whateverATickFailsWithTheNextOneComes() throws InterruptedException {
    CountDownLatch ticks = new CountDownLatch(4);
    Ticker ticker =
        new Ticker(
            "test",
            Duration.ofMillis(1),
            () -> {
              ticks.countDown();
              if (ticks.getCount() % 2 == 0) {
                throw new IllegalStateException("an exception");
              }
              throw new StackOverflowError("an error");
            });
    try {
      assertThat(ticks.await(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      ticker.close();
    }
  }
}
