package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class EveningTest {
  private final Evening<String> evening = new Evening<>();

  private boolean due(int millis, String... regions) {
    return due(128, millis, regions);
  }

  private boolean due(int shards, int millis, String... regions) {
    return evening.due(Set.of(regions), shards, TimeUnit.MILLISECONDS.toNanos(millis));
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

  @Test
  void nothingMovesWhileShardsGetHomes() {
    assertThat(due(80, 0, "a", "b")).isFalse();
    assertThat(due(100, 1900, "a", "b")).isFalse();
    assertThat(due(128, 3800, "a", "b")).isFalse();
    assertThat(due(128, 5799, "a", "b")).isFalse();
    assertThat(due(128, 5800, "a", "b")).isTrue();
  }

  @Test
  void aShardThatMovesIsNoNewOne() {
    assertThat(due(128, 0, "a", "b")).isFalse();
    assertThat(due(128, 2000, "a", "b")).isTrue();
    assertThat(due(127, 2050, "a", "b")).isFalse();
    assertThat(due(128, 2100, "a", "b")).isTrue();
  }
}
