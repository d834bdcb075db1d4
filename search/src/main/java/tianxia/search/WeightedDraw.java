package tianxia.search;

import java.util.random.RandomGenerator;

/// Draws one of several choices, each as likely as its weight.
public final class WeightedDraw {
  private WeightedDraw() {}

  /// Draws by chances that add up to 1.
  public static int of(double[] chances, RandomGenerator random) {
    return of(chances, 0, chances.length, 1, random);
  }

  /// Draws by weights that need not add up to 1.
  ///
  /// @param from where they begin; the first choice is 0
  /// @param total what they add up to
  /// @return never one without weight; −1 where none has any
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
