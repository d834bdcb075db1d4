package tianxia.arena.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

class ShareEstimateTest {
  /// 60 of 100 independent games: Wilson's interval is [0.5020, 0.6906]; with n − 1 and Student's
  /// quantile for 99 degrees of freedom (1.984) it becomes a little wider.
  @Test
  void independentGamesGiveWilsonsInterval() {
    ShareEstimate share = new ShareEstimate();
    for (int i = 0; i < 100; i++) {
      share.add(i, i % 5 < 3 ? 1 : 0, 1);
    }
    ShareEstimate.Estimate e = share.estimate();
    assertThat(e.mean()).isCloseTo(0.6, within(1e-12));
    assertThat(e.low()).isCloseTo(0.500, within(0.002));
    assertThat(e.high()).isCloseTo(0.692, within(0.002));
  }

  /// Two games that always end alike carry as much information as one.
  @Test
  void gamesOfOneBlockThatEndAlikeCountOnce() {
    ShareEstimate single = new ShareEstimate();
    ShareEstimate twice = new ShareEstimate();
    for (int i = 0; i < 100; i++) {
      double result = i % 5 < 3 ? 1 : 0;
      single.add(i, result, 1);
      twice.add(i, result, 1);
      twice.add(i, result, 1);
    }
    assertThat(twice.estimate()).isEqualTo(single.estimate());
  }

  @Test
  void allWonIsNotCertainty() {
    ShareEstimate share = new ShareEstimate();
    for (int i = 0; i < 20; i++) {
      share.add(i / 2, 1, 1);
    }
    ShareEstimate.Estimate e = share.estimate();
    assertThat(e.high()).isEqualTo(1);
    assertThat(e.low()).isBetween(0.6, 0.9);
  }

  @Test
  void nothingPlayedTellsNothing() {
    assertThat(new ShareEstimate().estimate()).isEqualTo(new ShareEstimate.Estimate(0.5, 0, 1));
  }

  /// Over many matches with paired games, 95 % of the intervals contain the true share.
  @Test
  void intervalsHoldTheTruthAsOftenAsTheySay() {
    int matches = 2000;
    int held = 0;
    Xoroshiro random = new Xoroshiro(5);
    for (int match = 0; match < matches; match++) {
      ShareEstimate share = new ShareEstimate();
      for (int block = 0; block < 40; block++) {
        // The shared part of both games is 0.5 or 0.9, 0.7 on average.
        double chance = random.nextBoolean() ? 0.5 : 0.9;
        share.add(block, random.nextDouble() < chance ? 1 : 0, 1);
        share.add(block, random.nextDouble() < chance ? 1 : 0, 1);
      }
      ShareEstimate.Estimate e = share.estimate();
      held += e.low() <= 0.7 && 0.7 <= e.high() ? 1 : 0;
    }
    assertThat(held / (double) matches).isBetween(0.935, 0.97);
  }
}
