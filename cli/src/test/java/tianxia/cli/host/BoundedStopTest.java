package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class BoundedStopTest {
  private final ByteArrayOutputStream told = new ByteArrayOutputStream();
  private final List<Integer> halted = new ArrayList<>();

  private BoundedStop stopping(Duration patience) {
    return new BoundedStop(
        patience, new PrintStream(told, true, StandardCharsets.UTF_8), halted::add);
  }

  @Test
  void aServerThatClosesEndsByItself() {
    CountDownLatch closed = new CountDownLatch(1);
    stopping(Duration.ofMinutes(5)).stop(closed::countDown, BoundedStop.TERMINATED);
    assertThat(closed.getCount()).isZero();
    assertThat(halted).isEmpty();
    assertThat(told.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aServerThatHangsIsHaltedOnceItsTimeIsUp() {
    CountDownLatch never = new CountDownLatch(1);
    stopping(Duration.ofMillis(1))
        .stop(
            () -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            BoundedStop.TERMINATED);
    assertThat(halted).containsExactly(BoundedStop.TERMINATED);
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("nothing acknowledged is lost");
  }

  @Test
  void aServerAloneHasLessThanTwoSeconds() {
    assertThat(BoundedStop.ALONE).isLessThan(Duration.ofSeconds(2));
  }
}
