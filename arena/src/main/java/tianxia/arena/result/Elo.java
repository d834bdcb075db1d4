package tianxia.arena.result;

import java.util.Arrays;

/// Elo ratings: 400 points are odds of ten to one.
final class Elo {
  private static final int ROUNDS = 10_000;
  private static final double ENOUGH = 1e-9;

  private Elo() {}

  /// The rating difference that gives this expected score; infinite at 0 and 1.
  static double of(double score) {
    return 400 * Math.log10(score / (1 - score));
  }

  /// Maximum-likelihood ratings (Bradley and Terry 1952; a draw is half a win for each), by
  /// minorisation (Hunter 2004), with mean 0. A player that has won or lost everything ends very
  /// far out.
  ///
  /// @param wins by winner and opponent, draws as halves
  static double[] fit(double[][] wins) {
    double[] strength = new double[wins.length];
    Arrays.fill(strength, 1);
    for (int round = 0; round < ROUNDS; round++) {
      if (improve(wins, strength) < ENOUGH) {
        break;
      }
    }
    double[] elo = new double[wins.length];
    for (int i = 0; i < elo.length; i++) {
      elo[i] = 400 * Math.log10(strength[i]);
    }
    double mean = Arrays.stream(elo).average().orElse(0);
    return Arrays.stream(elo).map(e -> e - mean).toArray();
  }

  /// One iteration; returns the largest change of a logarithm.
  private static double improve(double[][] wins, double[] strength) {
    double change = 0;
    for (int i = 0; i < wins.length; i++) {
      double won = 0;
      double expected = 0;
      for (int j = 0; j < wins.length; j++) {
        won += wins[i][j];
        expected += (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]);
      }
      double better = expected == 0 ? 1 : Math.max(1e-6, Math.min(1e6, won / expected));
      change = Math.max(change, Math.abs(Math.log(better / strength[i])));
      strength[i] = better;
    }
    return change;
  }
}
