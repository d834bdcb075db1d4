package tianxia.server.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.supervision.HeapWatch.isDue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// When the heap is collected before the collector would.
class HeapWatchTest {
  private static final long MIB = 1L << 20;
  private static final Duration A_WHILE = Duration.ofSeconds(30);

  @Test
  void itHasGrownByAnEighthOfWhatIsInUseAndTheYoungGeneration() {
    assertThat(isDue(136 * MIB, 100 * MIB, A_WHILE, false)).isFalse();
    assertThat(isDue(137 * MIB, 100 * MIB, A_WHILE, false)).isTrue();
    assertThat(isDue(25 * MIB, 0, A_WHILE, false)).isTrue();
  }

  @Test
  void whileTheProcessIsBusyItMayGrowFurther() {
    assertThat(isDue(624 * MIB, 100 * MIB, A_WHILE, true)).isFalse();
    assertThat(isDue(625 * MIB, 100 * MIB, A_WHILE, true)).isTrue();
  }

  @Test
  void notTwiceInHalfAMinute() {
    assertThat(isDue(1_000 * MIB, 100 * MIB, A_WHILE.minusNanos(1), false)).isFalse();
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
