package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// In how many shards new tables are made.
class ShardsTest {
  @Test
  void aSmallClusterDoesWithFew() {
    assertThat(new int[] {Shards.inUse(1, 0), Shards.inUse(3, 70), Shards.inUse(15, 250)})
        .containsExactly(8, 24, 120);
  }

  @Test
  void aLargeOneHasAll() {
    assertThat(new int[] {Shards.inUse(16, 0), Shards.inUse(17, 0), Shards.inUse(1_000, 0)})
        .containsOnly(Shards.COUNT);
  }

  /// Else so many tables would move together that the last would have to wait.
  @Test
  void nodesWithManyTablesHaveMore() {
    assertThat(new int[] {Shards.inUse(3, 320), Shards.inUse(3, 1_280), Shards.inUse(1, 20_000)})
        .containsExactly(30, 120, Shards.COUNT);
  }
}
