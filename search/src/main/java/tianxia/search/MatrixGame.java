package tianxia.search;

import java.util.Arrays;

/// A game of two in which each chooses once, both at once, and what one wins the other loses.
/// Solved by CFR+ ([RegretMatchingPlus]): the sides in turn, the strategies averaged with weights
/// that grow by one each time.
public final class MatrixGame {
  /// How much the first side wins, by its choice and the other's.
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

  /// One iteration more.
  public void improve() {
    iterations++;
    worth(second.strategy(), firstValues);
    first.learn(firstValues, iterations);
    cost(first.strategy(), secondValues);
    second.learn(secondValues, iterations);
  }

  /// Improves until a best response to either side's strategy gains at most `gap` over the other's.
  ///
  /// @return the value of the game to the first side, within half of `gap`
  /// @throws IllegalStateException where it isn't solved after `most` iterations
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

  /// By how much the sides' best responses to each other's strategy differ: 0 once solved.
  public double gap() {
    return bestAgainst(second()) - worstOf(first());
  }

  /// The first side's strategy: a chance for each of its choices.
  public double[] first() {
    return first.average(0);
  }

  public double[] second() {
    return second.average(0);
  }

  /// The most that the first side can win against a strategy of the second.
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

  /// The least that the first side wins with a strategy, against the second's best response.
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
