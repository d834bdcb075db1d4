package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EveningTest {
  private final Evening<String> evening = new Evening<>();

  private boolean due(int millis, String... regions) {
    return evening.due(Set.of(regions), TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void aShardMovesNowAndThen() {
    assertThat(due(0, "a", "b")).isFalse();
    assertThat(due(1999, "a", "b")).isFalse();
    assertThat(due(2000, "a", "b")).isTrue();
    assertThat(due(2099, "b", "a")).isFalse();
    assertThat(due(2100, "b", "a")).isTrue();
  }

  /// As after a node has been killed, whose shards have no homes.
  @Test
  void nothingMovesSoonAfterARegionHasComeOrGone() {
    assertThat(due(0, "a", "b")).isFalse();
    assertThat(due(3000, "a", "b")).isTrue();
    assertThat(due(3500, "a")).isFalse();
    assertThat(due(5499, "a")).isFalse();
    assertThat(due(5500, "a")).isTrue();
    assertThat(due(6000, "a", "c")).isFalse();
    assertThat(due(8000, "a", "c")).isTrue();
  }
}
