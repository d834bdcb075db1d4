package tianxia.search;

import java.util.Arrays;

/// How one side of a matrix game learns to mix its choices: regret matching whose regrets never
/// fall below 0, the strategies averaged with weights, as CFR+ does (Tammelin 2014).
public final class RegretMatchingPlus {
  private final float[] regrets;
  private final float[] strategy;
  private final double[] sums;
  private final boolean single;
  private int count;

  private RegretMatchingPlus(int capacity, boolean single) {
    regrets = new float[capacity];
    strategy = new float[capacity];
    sums = new double[capacity];
    this.single = single;
  }

  /// Begins with all choices alike.
  public static RegretMatchingPlus over(int choices) {
    RegretMatchingPlus side = new RegretMatchingPlus(choices, false);
    side.count = choices;
    Arrays.fill(side.strategy, 1f / choices);
    return side;
  }

  /// Begins without choices. Regrets are summed in single precision: what is added up for few
  /// choices, very often.
  ///
  /// @param capacity how many choices [#add] may add
  public static RegretMatchingPlus growing(int capacity) {
    return new RegretMatchingPlus(capacity, true);
  }

  /// Adds a choice, which is not mixed in until it is learned from, unless it is the first.
  public void add() {
    strategy[count] = count == 0 ? 1 : 0;
    count++;
  }

  public int count() {
    return count;
  }

  /// The chance of each choice now; entries past the count are undefined. Not a copy.
  public float[] strategy() {
    return strategy;
  }

  /// Regrets what the values of the choices say, and sums up the new strategy.
  ///
  /// @param weight of the new strategy in the average
  public void learn(float[] values, int weight) {
    double mean = 0;
    for (int i = 0; i < count; i++) {
      mean = rounded(mean + strategy[i] * values[i]);
    }
    double total = 0;
    for (int i = 0; i < count; i++) {
      regrets[i] = Math.max(0, regrets[i] + values[i] - (float) mean);
      total = rounded(total + regrets[i]);
    }
    for (int i = 0; i < count; i++) {
      strategy[i] = total > 0 ? (float) (regrets[i] / total) : 1f / count;
      sums[i] += (double) weight * strategy[i];
    }
  }

  private double rounded(double sum) {
    return single ? (float) sum : sum;
  }

  /// What the choices have been played with so far; what is small beside the most likely is left
  /// out.
  ///
  /// @param least as a part of the most likely's chance
  public double[] average(double least) {
    double[] average = Arrays.copyOf(sums, count);
    double most = 0;
    for (double sum : average) {
      most = Math.max(most, sum);
    }
    double total = 0;
    for (int i = 0; i < count; i++) {
      average[i] = most == 0 ? 1 : average[i] < least * most ? 0 : average[i];
      total += average[i];
    }
    for (int i = 0; i < count; i++) {
      average[i] /= total;
    }
    return average;
  }
}
