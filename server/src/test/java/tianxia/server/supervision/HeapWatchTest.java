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
    assertThat(isDue(173 * MIB, 100 * MIB, MINUTE, 0.1)).isFalse();
    assertThat(isDue(174 * MIB, 100 * MIB, MINUTE, 0.1)).isTrue();
    assertThat(isDue(49 * MIB, 0, MINUTE, 0.1)).isTrue();
  }

  @Test
  void whileTheProcessIsBusyItMayGrowFurther() {
    assertThat(isDue(637 * MIB, 100 * MIB, MINUTE, 0.3)).isFalse();
    assertThat(isDue(638 * MIB, 100 * MIB, MINUTE, 0.3)).isTrue();
    assertThat(isDue(174 * MIB, 100 * MIB, MINUTE, 0.29)).isTrue();
  }

  @Test
  void notTwiceInAMinute() {
    assertThat(isDue(1_000 * MIB, 100 * MIB, MINUTE.minusNanos(1), 0.1)).isFalse();
  }

  @Test
  void memoryIsGivenBackAfterAWhile() {
    assertThat(isDue(100 * MIB, 100 * MIB, Duration.ofMinutes(14), 0.1)).isFalse();
    assertThat(isDue(100 * MIB, 100 * MIB, Duration.ofMinutes(15), 0.1)).isTrue();
  }

  @Test
  void aLargeHeapIsLeftToTheCollector() {
    assertThat(isDue(4_000 * MIB, 257 * MIB, Duration.ofDays(1), 0.1)).isFalse();
  }
}
