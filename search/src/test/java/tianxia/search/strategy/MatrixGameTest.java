package tianxia.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

class MatrixGameTest {
  private static final double GAP = 0.001;

  private static double value(float[]... payoffs) {
    return new MatrixGame(payoffs).solve(GAP, 100_000);
  }

  @Test
  void knownValues() {
    assertThat(value(new float[] {1, 0}, new float[] {0, 1})).isCloseTo(0.5, within(GAP));
    assertThat(value(new float[] {3, -1}, new float[] {-1, 1})).isCloseTo(1.0 / 3, within(GAP));
    // A saddle point: neither side mixes.
    assertThat(value(new float[] {2, 5}, new float[] {1, 7})).isCloseTo(2, within(GAP));
    assertThat(value(new float[] {0, -1, 2}, new float[] {1, 0, -1}, new float[] {-2, 1, 0}))
        .isCloseTo(0, within(GAP));
  }

  @Test
  void knownStrategy() {
    MatrixGame game = new MatrixGame(new float[][] {{3, -1}, {-1, 1}});
    game.solve(GAP / 10, 1_000_000);
    assertThat(game.first()[0]).isCloseTo(1.0 / 3, within(0.01));
    assertThat(game.second()[0]).isCloseTo(1.0 / 3, within(0.01));
  }

  /// In a game with two rows the value is at the intersection of two columns' lines, or at an end.
  @Test
  void agreesWithTheGraphOfTwoRows() {
    RandomGenerator random = new Xoroshiro(1);
    for (int n = 0; n < 50; n++) {
      float[][] payoffs = new float[2][5];
      for (float[] row : payoffs) {
        for (int j = 0; j < row.length; j++) {
          row[j] = random.nextInt(-10, 11);
        }
      }
      assertThat(value(payoffs)).as("game %s", n).isCloseTo(graph(payoffs), within(GAP));
    }
  }

  /// The maximum of the lower envelope of the columns' lines.
  private static double graph(float[][] payoffs) {
    double best = Math.max(lowest(payoffs, 0), lowest(payoffs, 1));
    for (int i = 0; i < payoffs[0].length; i++) {
      for (int j = 0; j < i; j++) {
        double slopes = payoffs[1][i] - payoffs[0][i] - (double) payoffs[1][j] + payoffs[0][j];
        double x = (payoffs[0][j] - payoffs[0][i]) / slopes;
        if (x > 0 && x < 1) {
          best = Math.max(best, lowest(payoffs, x));
        }
      }
    }
    return best;
  }

  private static double lowest(float[][] payoffs, double x) {
    double lowest = Double.POSITIVE_INFINITY;
    for (int j = 0; j < payoffs[0].length; j++) {
      lowest = Math.min(lowest, (1 - x) * payoffs[0][j] + x * payoffs[1][j]);
    }
    return lowest;
  }

  @Test
  void aBestResponseIsBest() {
    MatrixGame game = new MatrixGame(new float[][] {{1, 0, 0}, {0, 1, 0}});
    assertThat(game.bestAgainst(new double[] {0.2, 0.5, 0.3})).isCloseTo(0.5, within(1e-9));
    assertThat(game.worstOf(new double[] {0.4, 0.6})).isCloseTo(0, within(1e-9));
  }
}
