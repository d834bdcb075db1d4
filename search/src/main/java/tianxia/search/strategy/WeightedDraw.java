package tianxia.search.strategy;

import java.util.random.RandomGenerator;

/// Draws one of several choices in proportion to their weights.
public final class WeightedDraw {
  private WeightedDraw() {}

  /// Draws with probabilities that sum to 1.
  public static int of(double[] chances, RandomGenerator random) {
    return of(chances, 0, chances.length, 1, random);
  }

  /// Draws with weights that need not sum to 1.
  ///
  /// @param from the index of the first weight; the first choice is 0
  /// @param total the sum of the weights
  /// @return never a choice without weight; −1 if none has any
  public static int of(
      double[] weights, int from, int count, double total, RandomGenerator random) {
    double rest = random.nextDouble() * total;
    int last = -1;
    for (int i = 0; i < count && rest >= 0; i++) {
      if (weights[from + i] > 0) {
        rest -= weights[from + i];
        last = i;
      }
    }
    return last;
  }
}
