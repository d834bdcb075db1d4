package tianxia.search.strategy;

import java.util.Arrays;

/// A two-player zero-sum game in which both choose once, simultaneously. Solved by CFR+
/// ([RegretMatchingPlus]): the sides are updated alternately, and the strategies averaged with
/// linearly growing weights.
public final class MatrixGame {
  /// The first side's payoff, by its choice and the other's.
  private final float[][] payoffs;

  private final RegretMatchingPlus first;
  private final RegretMatchingPlus second;
  private final float[] firstValues;
  private final float[] secondValues;
  private int iterations;

  /// @param payoffs to the first side, by its choice and then the other's; kept, not copied
  public MatrixGame(float[][] payoffs) {
    this.payoffs = payoffs;
    first = RegretMatchingPlus.over(payoffs.length);
    second = RegretMatchingPlus.over(payoffs[0].length);
    firstValues = new float[payoffs.length];
    secondValues = new float[payoffs[0].length];
  }

  /// One more iteration.
  public void improve() {
    iterations++;
    worth(second.strategy(), firstValues);
    first.learn(firstValues, iterations);
    cost(first.strategy(), secondValues);
    second.learn(secondValues, iterations);
  }

  /// Iterates until a best response to either side's strategy gains at most `gap` over the other's.
  ///
  /// @return the value of the game to the first side, accurate to half of `gap`
  /// @throws IllegalStateException if it is not solved after `most` iterations
  public double solve(double gap, int most) {
    int check = 16;
    while (iterations < most) {
      for (int i = 0; i < check; i++) {
        improve();
      }
      double high = bestAgainst(second());
      double low = worstOf(first());
      if (high - low <= gap) {
        return (high + low) / 2;
      }
      check = Math.min(128, 2 * check);
    }
    throw new IllegalStateException("not solved in " + most + " iterations");
  }

  /// The difference between the values of the sides' best responses to each other's strategy: 0
  /// once solved.
  public double gap() {
    return bestAgainst(second()) - worstOf(first());
  }

  /// The first side's mixed strategy.
  public double[] first() {
    return first.average(0);
  }

  public double[] second() {
    return second.average(0);
  }

  /// The value of the first side's best response to a strategy of the second.
  public double bestAgainst(double[] second) {
    double best = Double.NEGATIVE_INFINITY;
    for (float[] row : payoffs) {
      double sum = 0;
      for (int j = 0; j < row.length; j++) {
        sum += row[j] * second[j];
      }
      best = Math.max(best, sum);
    }
    return best;
  }

  /// The value of a strategy of the first side against the second's best response.
  public double worstOf(double[] first) {
    double[] sums = new double[payoffs[0].length];
    for (int i = 0; i < payoffs.length; i++) {
      if (first[i] > 0) {
        for (int j = 0; j < sums.length; j++) {
          sums[j] += first[i] * payoffs[i][j];
        }
      }
    }
    return Arrays.stream(sums).min().orElseThrow();
  }

  private void worth(float[] strategy, float[] values) {
    for (int i = 0; i < payoffs.length; i++) {
      float[] row = payoffs[i];
      float sum = 0;
      for (int j = 0; j < row.length; j++) {
        sum += row[j] * strategy[j];
      }
      values[i] = sum;
    }
  }

  private void cost(float[] strategy, float[] values) {
    Arrays.fill(values, 0);
    for (int i = 0; i < payoffs.length; i++) {
      float chance = strategy[i];
      if (chance > 0) {
        float[] row = payoffs[i];
        for (int j = 0; j < row.length; j++) {
          values[j] -= chance * row[j];
        }
      }
    }
  }
}
