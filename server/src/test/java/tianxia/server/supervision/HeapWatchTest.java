package tianxia.server.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.supervision.HeapWatch.isDue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// When the heap is collected before the collector would.
class HeapWatchTest {
  private static final long MIB = 1L << 20;
  private static final Duration MINUTE = Duration.ofMinutes(1);

  @Test
  void itHasGrownByAQuarterOfWhatIsInUseAndTheYoungGeneration() {
    assertThat(isDue(149 * MIB, 100 * MIB, MINUTE, false)).isFalse();
    assertThat(isDue(150 * MIB, 100 * MIB, MINUTE, false)).isTrue();
    assertThat(isDue(25 * MIB, 0, MINUTE, false)).isTrue();
  }

  @Test
  void whileTheProcessIsBusyItMayGrowFurther() {
    assertThat(isDue(637 * MIB, 100 * MIB, MINUTE, true)).isFalse();
    assertThat(isDue(638 * MIB, 100 * MIB, MINUTE, true)).isTrue();
  }

  @Test
  void notTwiceInAMinute() {
    assertThat(isDue(1_000 * MIB, 100 * MIB, MINUTE.minusNanos(1), false)).isFalse();
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
