package tianxia.arena.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import tianxia.kernel.Xoroshiro;

/// How well forecasts agree with results: Brier score (the mean squared difference), and the
/// expected calibration error (Naeini, Cooper and Hauskrecht 2015): the mean, over forecasts, of
/// the difference between the mean forecast and the mean result in its tenth of the scale.
///
/// @param bins the tenths of the scale, from [0, 0.1) to [0.9, 1]
public record Reliability(List<Bin> bins, double brier, double error) {
  private static final int TENTHS = 10;
  private static final int SIMULATIONS = 200;

  /// The forecasts of a tenth of the scale.
  ///
  /// @param forecast the mean; 0 if there are none
  /// @param result the mean
  public record Bin(int count, double forecast, double result) {}

  public Reliability {
    bins = List.copyOf(bins);
  }

  /// The reliability of some forecasts.
  public static Reliability of(List<Forecast> forecasts) {
    int[] counts = new int[TENTHS];
    double[] chances = new double[TENTHS];
    double[] results = new double[TENTHS];
    double squares = 0;
    for (Forecast each : forecasts) {
      int bin = Math.clamp((long) (TENTHS * each.chance()), 0, TENTHS - 1);
      counts[bin]++;
      chances[bin] += each.chance();
      results[bin] += each.result();
      squares += (each.chance() - each.result()) * (each.chance() - each.result());
    }
    List<Bin> bins = new ArrayList<>();
    double off = 0;
    for (int bin = 0; bin < TENTHS; bin++) {
      int count = Math.max(1, counts[bin]);
      bins.add(new Bin(counts[bin], chances[bin] / count, results[bin] / count));
      off += Math.abs(chances[bin] - results[bin]);
    }
    int all = Math.max(1, forecasts.size());
    return new Reliability(bins, squares / all, off / all);
  }

  /// The expected calibration error that perfect forecasts would show by chance: the mean over
  /// results drawn from the forecasts themselves. A lower bound, since the results of decisions of
  /// one game are not independent.
  public static double byChance(List<Forecast> forecasts) {
    RandomGenerator random = new Xoroshiro(1);
    double sum = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      List<Forecast> perfect = new ArrayList<>();
      for (Forecast each : forecasts) {
        double result = random.nextDouble() < each.chance() ? 1 : 0;
        perfect.add(new Forecast(each.game(), each.kind(), each.chance(), result));
      }
      sum += of(perfect).error();
    }
    return sum / SIMULATIONS;
  }

  /// The number of forecasts.
  public int count() {
    return bins.stream().mapToInt(Bin::count).sum();
  }

  /// A Markdown table, a row for each tenth of the scale; in percent.
  public String table() {
    StringBuilder out = new StringBuilder();
    out.append("| said | decisions | mean of what was said | won |\n|---|---|---|---|\n");
    for (int bin = 0; bin < TENTHS; bin++) {
      Bin each = bins.get(bin);
      out.append(
          String.format(
              Locale.ROOT,
              "| %d to %d %% | %d | %.1f %% | %.1f %% |%n",
              TENTHS * bin,
              TENTHS * (bin + 1),
              each.count(),
              100 * each.forecast(),
              100 * each.result()));
    }
    return out.toString();
  }
}
