package tianxia.cluster.membership;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnreachedTest {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Set<String> OTHER = Set.of("other");

  private static final Duration PAUSE = Duration.ofMillis(200);

  private final Unreached<String> unreached = new Unreached<>(PAUSE, 0);
  private long now;

  /// Looks at the usual pace until some seconds have passed.
  private void watch(Set<String> silent, int seconds) {
    long end = now + Duration.ofSeconds(seconds).toNanos();
    while (now < end) {
      now += PAUSE.toNanos();
      unreached.look(silent, now);
      unreached.looked(now);
    }
  }

  private boolean lasts() {
    return unreached.lasts("other", PATIENCE, now);
  }

  @Test
  void whoIsNotReachedIsNewsOnce() {
    assertThat(unreached.look(OTHER, 1)).isEqualTo(OTHER);
    assertThat(unreached.look(OTHER, 2)).isEmpty();
    assertThat(unreached.look(Set.of(), 3)).isEmpty();
    assertThat(unreached.contains("other")).isFalse();
    assertThat(unreached.look(OTHER, 4)).isEqualTo(OTHER);
    assertThat(unreached.contains("other")).isTrue();
  }

  @Test
  void timeCountsFromTheFirstLook() {
    watch(OTHER, 5);
    assertThat(lasts()).isFalse();
    watch(OTHER, 1);
    assertThat(lasts()).isTrue();
  }

  @Test
  void whoWasReachedForAMomentIsMissedAnew() {
    watch(OTHER, 4);
    watch(Set.of(), 1);
    watch(OTHER, 4);
    assertThat(lasts()).isFalse();
  }

  /// As a process that its machine has paused: it was not reached, and not the others.
  @Test
  void timeBeginsAnewAfterThisProcessStoodStill() {
    watch(OTHER, 4);
    now += Duration.ofSeconds(10).toNanos();
    watch(OTHER, 1);
    assertThat(lasts()).isFalse();
    watch(OTHER, 5);
    assertThat(lasts()).isTrue();
  }

  /// A look takes that long where the store answers slowly.
  @Test
  void aLookThatTakesLongIsNoStandstill() {
    watch(OTHER, 3);
    unreached.look(OTHER, now);
    now += Duration.ofSeconds(2).toNanos();
    unreached.looked(now);
    watch(OTHER, 1);
    assertThat(lasts()).isTrue();
  }
}
