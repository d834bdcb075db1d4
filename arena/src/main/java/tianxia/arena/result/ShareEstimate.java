package tianxia.arena.result;

import java.util.Map;
import java.util.TreeMap;

/// Estimates a share between 0 and 1 from games in blocks: games of one block have the same draws
/// and are not independent, but blocks are.
public final class ShareEstimate {
  /// The quantile of the normal distribution for 95 %.
  private static final double Z = 1.959964;

  /// An estimate with its 95 % interval, all from 0 to 1.
  public record Estimate(double mean, double low, double high) {}

  private final Map<Integer, double[]> blocks = new TreeMap<>();

  /// Adds a result from 0 to 1 with a weight.
  void add(int block, double result, double weight) {
    double[] sums = blocks.computeIfAbsent(block, b -> new double[2]);
    sums[0] += weight * result;
    sums[1] += weight;
  }

  /// The total weight.
  double weight() {
    return blocks.values().stream().mapToDouble(sums -> sums[1]).sum();
  }

  /// The mean of all results, and Wilson's interval (1927) with the number of independent games
  /// that would give the variance observed between blocks (a ratio estimator over clusters; Cochran
  /// 1977, 11.8), with Student's quantile for few blocks. If all games are won or lost, a block
  /// counts as one game.
  Estimate estimate() {
    double weight = weight();
    if (weight == 0) {
      return new Estimate(0.5, 0, 1);
    }
    double mean = blocks.values().stream().mapToDouble(sums -> sums[0]).sum() / weight;
    double count = blocks.values().stream().filter(sums -> sums[1] > 0).count();
    if (count < 2) {
      return new Estimate(mean, 0, 1);
    }
    double squares = 0;
    for (double[] sums : blocks.values()) {
      double residual = sums[0] - mean * sums[1];
      squares += residual * residual;
    }
    double variance = squares * count / (count - 1) / (weight * weight);
    double spread = mean * (1 - mean);
    // Blocks that all end alike say little about their variance: no game counts as more than 4.
    double games = spread < 1e-12 ? count : Math.min(spread / variance, 4 * weight);
    return wilson(mean, games, quantile(count - 1));
  }

  private static Estimate wilson(double mean, double games, double z) {
    double centre = (mean + z * z / (2 * games)) / (1 + z * z / games);
    double half =
        z
            / (1 + z * z / games)
            * Math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games));
    return new Estimate(
        mean, mean == 0 ? 0 : Math.max(0, centre - half), mean == 1 ? 1 : centre + half);
  }

  /// Student's quantile for 95 %, by the first terms of its expansion (Abramowitz and Stegun
  /// 26.7.5).
  private static double quantile(double freedom) {
    double cube = Z * Z * Z;
    return Z
        + (cube + Z) / (4 * freedom)
        + (5 * cube * Z * Z + 16 * cube + 3 * Z) / (96 * freedom * freedom);
  }
}
