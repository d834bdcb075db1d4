package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Of two parts that can't reach each other exactly one goes on.
class MajorityTest {
  @Test
  void everySplitHasOnePartThatGoesOn() {
    for (int nodes = 2; nodes <= 7; nodes++) {
      for (int split = 1; split < (1 << nodes) - 1; split++) {
        Set<Long> here = new HashSet<>();
        Set<Long> there = new HashSet<>();
        for (long node = 0; node < nodes; node++) {
          ((split >> node & 1) == 1 ? here : there).add(node);
        }
        assertThat(Majority.prevails(here, there, false))
            .as("%s and %s", here, there)
            .isNotEqualTo(Majority.prevails(there, here, false));
      }
    }
  }

  @Test
  void aSmallerPartWithTheOldestGoesOnOnlyAfterAWhile() {
    assertThat(Majority.prevails(Set.of(1L), Set.of(2L, 3L), false)).isFalse();
    assertThat(Majority.prevails(Set.of(1L), Set.of(2L, 3L), true)).isTrue();
    assertThat(Majority.prevails(Set.of(2L), Set.of(1L, 3L), true)).isFalse();
    assertThat(Majority.prevails(Set.of(), Set.of(1L), true)).isFalse();
  }
}
