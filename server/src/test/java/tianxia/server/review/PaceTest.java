package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {
  private final AtomicLong clock = new AtomicLong();
  private final Pace pace = new Pace(clock::get);

  private void pass(int seconds) {
    clock.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void theRestTakesAsLongAsWhatWasDoneHere() {
    assertThat(pace.secondsLeft()).isEqualTo(-1);
    pace.reached(0.5);
    pass(2);
    pace.reached(0.51);
    assertThat(pace.secondsLeft()).as("too early to tell").isEqualTo(-1);
    pass(2);
    pace.reached(0.6);
    assertThat(pace.done()).isEqualTo(0.6);
    assertThat(pace.secondsLeft()).as("40 percent at 10 in 4 seconds").isEqualTo(17);
  }

  @Test
  void whatElseIsDoneMeanwhileDoesNotCount() {
    pace.reached(0);
    pass(5);
    pace.reached(0.25);
    pace.pause(() -> pass(100));
    pass(5);
    pace.reached(0.5);
    assertThat(pace.secondsLeft()).isEqualTo(11);
  }

  @Test
  void aFirstLookDoesNotTellHowLongTheOtherWorkTakes() {
    pace.reached(0);
    pass(1);
    pace.reached(0.125);
    assertThat(pace.secondsLeft()).isEqualTo(8);
    pace.changes();
    assertThat(pace.secondsLeft()).isEqualTo(-1);
    pace.reached(0.125);
    pass(14);
    pace.reached(0.5625);
    assertThat(pace.secondsLeft()).isEqualTo(15);
  }
}
