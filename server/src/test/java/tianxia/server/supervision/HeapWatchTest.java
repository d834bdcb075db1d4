package tianxia.server.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.supervision.HeapWatch.isDue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// When the heap is collected before the collector would.
class HeapWatchTest {
  private static final long MIB = 1L << 20;
  private static final Duration HALF_A_MINUTE = Duration.ofSeconds(30);
  private static final Duration MINUTE = Duration.ofMinutes(1);

  @Test
  void itHasGrownByAnEighthOfWhatIsInUseAndTheYoungGeneration() {
    assertThat(isDue(136 * MIB, 100 * MIB, HALF_A_MINUTE, false)).isFalse();
    assertThat(isDue(137 * MIB, 100 * MIB, HALF_A_MINUTE, false)).isTrue();
    assertThat(isDue(25 * MIB, 0, HALF_A_MINUTE, false)).isTrue();
  }

  @Test
  void whileTheProcessIsBusyItMayGrowFurther() {
    assertThat(isDue(624 * MIB, 100 * MIB, MINUTE, true)).isFalse();
    assertThat(isDue(625 * MIB, 100 * MIB, MINUTE, true)).isTrue();
  }

  @Test
  void notTwiceInHalfAMinuteNorInAMinuteWhileItIsBusy() {
    assertThat(isDue(1_000 * MIB, 100 * MIB, MINUTE.minusNanos(1), true)).isFalse();
    assertThat(isDue(1_000 * MIB, 100 * MIB, HALF_A_MINUTE.minusNanos(1), false)).isFalse();
  }

  @Test
  void memoryIsGivenBackAfterAWhile() {
    assertThat(isDue(100 * MIB, 100 * MIB, Duration.ofMinutes(14), false)).isFalse();
    assertThat(isDue(100 * MIB, 100 * MIB, Duration.ofMinutes(15), false)).isTrue();
  }

  @Test
  void aLargeHeapIsLeftToTheCollector() {
    assertThat(isDue(4_000 * MIB, 257 * MIB, Duration.ofDays(1), false)).isFalse();
  }
}
