package tianxia.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

class WeightedDrawTest {
  @Test
  void drawsByWeight() {
    double[] weights = {9, 0, 1, 3, 0, 9};
    int[] drawn = new int[4];
    Xoroshiro random = new Xoroshiro(1);
    for (int i = 0; i < 4_000; i++) {
      drawn[WeightedDraw.of(weights, 1, 4, 4, random)]++;
    }
    assertThat(drawn[0]).isZero();
    assertThat(drawn[1]).isCloseTo(1_000, within(100));
    assertThat(drawn[2]).isCloseTo(3_000, within(100));
    assertThat(drawn[3]).isZero();
  }

  /// Rounding may leave a remainder of the total that no weight covers.
  @Test
  void neverDrawsWhatHasNoWeight() {
    double[] weights = {0, 0.5, 0};
    for (int seed = 0; seed < 20; seed++) {
      assertThat(WeightedDraw.of(weights, new Xoroshiro(seed))).isEqualTo(1);
    }
    assertThat(WeightedDraw.of(new double[3], new Xoroshiro(1))).isEqualTo(-1);
  }
}
