package tianxia.testkit;

import java.util.Arrays;
import java.util.function.Supplier;

/// A chi-square test for seeded samples.
public final class ChiSquare {
  /// Standard deviations that chance alone does not exceed in all tests together.
  private static final double FAR = 4.5;

  private ChiSquare() {}

  /// Fails unless the samples fit the weights.
  ///
  /// @param seen the number of samples of each value
  /// @param weights the expected proportions, up to a common factor; all positive
  public static void fits(long[] seen, double[] weights, Supplier<String> what) {
    double samples = Arrays.stream(seen).sum();
    double total = Arrays.stream(weights).sum();
    double square = 0;
    for (int i = 0; i < seen.length; i++) {
      double expected = samples * weights[i] / total;
      square += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
    double deviations = deviations(square, seen.length - 1);
    Expect.that(
        deviations < FAR,
        () ->
            what.get()
                + " unfairly, "
                + deviations
                + " standard deviations off: "
                + Arrays.toString(seen));
  }

  /// The Wilson–Hilferty normal approximation of a chi-square value.
  private static double deviations(double square, int freedom) {
    double spread = 2.0 / (9.0 * freedom);
    return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
  }
}
