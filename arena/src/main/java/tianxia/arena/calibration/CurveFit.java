package tianxia.arena.calibration;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tianxia.opponents.network.ChanceCurve;
import tianxia.opponents.network.Probability;

/// Fits a [ChanceCurve] to forecasts by maximum likelihood: its line by scoring (Fisher's), for
/// each lapse rate of a grid.
public final class CurveFit {
  private static final int STEPS = 50;
  private static final double EPSILON = 1e-6;

  /// Lapse rates that are tried: 0, 0.002, … 0.06.
  private static final int LAPSES = 31;

  private static final double LAPSE_STEP = 0.002;

  /// Priors towards the identity, as precisions: without much evidence chances are drawn apart or
  /// together, but not moved to one side.
  private static final double SLOPE = 10;

  private static final double OFFSET = 50;

  /// Uncertain forecasts, as logits, and their results.
  private final double[] logits;

  private final double[] results;

  private CurveFit(List<Forecast> uncertain) {
    logits =
        uncertain.stream().mapToDouble(each -> Probability.logit(each.chance(), EPSILON)).toArray();
    results = uncertain.stream().mapToDouble(Forecast::result).toArray();
  }

  /// The curve of some forecasts; certain ones are left out, since a curve does not change them.
  public static ChanceCurve of(List<Forecast> forecasts) {
    CurveFit fit =
        new CurveFit(
            forecasts.stream().filter(each -> each.chance() > 0 && each.chance() < 1).toList());
    return IntStream.range(0, LAPSES)
        .mapToObj(i -> fit.line(i * LAPSE_STEP))
        .max(Comparator.comparingDouble(fit::likelihood))
        .orElseThrow();
  }

  /// The best line for a lapse rate.
  private ChanceCurve line(double lapse) {
    double slope = 1;
    double offset = 0;
    for (int step = 0; step < STEPS; step++) {
      double gradientSlope = -SLOPE * (slope - 1);
      double gradientOffset = -OFFSET * offset;
      double squares = SLOPE;
      double crossed = 0;
      double weights = OFFSET;
      for (int i = 0; i < logits.length; i++) {
        double inner = Probability.sigmoid(slope * logits[i] + offset);
        double chance = within(lapse, inner);
        double rise = (1 - 2 * lapse) * inner * (1 - inner);
        double precision = rise / (chance * (1 - chance));
        gradientSlope += (results[i] - chance) * precision * logits[i];
        gradientOffset += (results[i] - chance) * precision;
        squares += rise * precision * logits[i] * logits[i];
        crossed += rise * precision * logits[i];
        weights += rise * precision;
      }
      double determinant = squares * weights - crossed * crossed;
      slope += (weights * gradientSlope - crossed * gradientOffset) / determinant;
      offset += (squares * gradientOffset - crossed * gradientSlope) / determinant;
    }
    return new ChanceCurve(Math.max(0.05, slope), offset, lapse);
  }

  /// The logarithm of how likely the results are, with the priors.
  private double likelihood(ChanceCurve curve) {
    double sum =
        -SLOPE * (curve.slope() - 1) * (curve.slope() - 1) / 2
            - OFFSET * curve.offset() * curve.offset() / 2;
    for (int i = 0; i < logits.length; i++) {
      double inner = Probability.sigmoid(curve.slope() * logits[i] + curve.offset());
      double chance = within(curve.lapse(), inner);
      sum += results[i] * Math.log(chance) + (1 - results[i]) * Math.log(1 - chance);
    }
    return sum;
  }

  /// Kept from exactly 0 and 1, whose logarithms are not finite.
  private static double within(double lapse, double chance) {
    return Math.clamp(lapse + (1 - 2 * lapse) * chance, EPSILON * EPSILON, 1 - EPSILON * EPSILON);
  }
}
