package tianxia.search.strategy;

import java.util.Arrays;

/// The learning rule of one side of a matrix game: regret matching with regrets that never fall
/// below 0 and weighted averaging of the strategies, as in CFR+ (Tammelin 2014).
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

  /// Starts with equal probabilities.
  public static RegretMatchingPlus over(int choices) {
    RegretMatchingPlus side = new RegretMatchingPlus(choices, false);
    side.count = choices;
    Arrays.fill(side.strategy, 1f / choices);
    return side;
  }

  /// Starts without choices. Regrets are summed in single precision, for few choices and very many
  /// updates.
  ///
  /// @param capacity the number of choices that [#add] may add
  public static RegretMatchingPlus growing(int capacity) {
    return new RegretMatchingPlus(capacity, true);
  }

  /// Adds a choice. Unless it is the first, its probability stays 0 until the next update.
  public void add() {
    strategy[count] = count == 0 ? 1 : 0;
    count++;
  }

  public int count() {
    return count;
  }

  /// The current probability of each choice; entries past the count are undefined. Not a copy.
  public float[] strategy() {
    return strategy;
  }

  /// Updates the regrets from the values of the choices, and accumulates the new strategy.
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

  /// The average strategy so far, without choices that are rare compared with the most likely one.
  ///
  /// @param least as a fraction of the most likely choice's probability
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
