package tianxia.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EloTest {
  @Test
  void oddsOfTenToOneAre400Points() {
    assertThat(Elo.of(10.0 / 11)).isCloseTo(400, within(1e-9));
    assertThat(Elo.of(0.5)).isZero();
    assertThat(Elo.of(0.25)).isCloseTo(-190.848, within(1e-3));
    assertThat(Elo.of(1)).isEqualTo(Double.POSITIVE_INFINITY);
  }

  /// 6 wins, 2 draws and 2 losses are 7 of 10: odds of 7 to 3.
  @Test
  void aDrawIsHalfAWinForEach() {
    double[] elo = Elo.fit(new double[][] {{0, 7}, {3, 0}});
    assertThat(elo[0] - elo[1]).isCloseTo(400 * Math.log10(7.0 / 3), within(1e-3));
    assertThat(elo[0] + elo[1]).isCloseTo(0, within(1e-9));
  }

  /// Results that match the strengths 4 : 2 : 1 exactly: 4 of 6 and 2 of 6, 4 of 5 and 1 of 5…
  @Test
  void consistentResultsGiveTheirStrengths() {
    double[] elo = Elo.fit(new double[][] {{0, 40, 80}, {20, 0, 40}, {20, 20, 0}});
    assertThat(elo[0] - elo[1]).isCloseTo(400 * Math.log10(2), within(1e-3));
    assertThat(elo[1] - elo[2]).isCloseTo(400 * Math.log10(2), within(1e-3));
  }

  /// A and C never met: they are compared through B.
  @Test
  void strengthsAddUpOverWhoMetWhom() {
    double[] elo = Elo.fit(new double[][] {{0, 3, 0}, {1, 0, 9}, {0, 1, 0}});
    assertThat(elo[0] - elo[2]).isCloseTo(400 * Math.log10(3) + 400 * Math.log10(9), within(1e-2));
  }
}
