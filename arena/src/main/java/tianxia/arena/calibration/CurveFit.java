package tianxia.arena.calibration;

import java.util.List;
import tianxia.opponents.network.ChanceCurve;
import tianxia.opponents.network.Probability;

/// Fits a [ChanceCurve] to forecasts by maximum likelihood (Platt 1999), by Newton's method.
public final class CurveFit {
  private static final int STEPS = 50;
  private static final double EPSILON = 1e-6;

  /// Priors towards the identity, as precisions: without much evidence chances are drawn apart or
  /// together, but not moved to one side.
  private static final double SLOPE = 10;

  private static final double OFFSET = 50;

  private CurveFit() {}

  /// The curve of some forecasts; certain ones are left out, since a curve does not change them.
  public static ChanceCurve of(List<Forecast> forecasts) {
    double[] logits = new double[forecasts.size()];
    double[] results = new double[forecasts.size()];
    int count = 0;
    for (Forecast each : forecasts) {
      if (each.chance() > 0 && each.chance() < 1) {
        logits[count] = Probability.logit(each.chance(), EPSILON);
        results[count++] = each.result();
      }
    }
    double slope = 1;
    double offset = 0;
    for (int step = 0; step < STEPS; step++) {
      double gradientSlope = -SLOPE * (slope - 1);
      double gradientOffset = -OFFSET * offset;
      double squares = SLOPE;
      double crossed = 0;
      double weights = OFFSET;
      for (int i = 0; i < count; i++) {
        double chance = Probability.sigmoid(slope * logits[i] + offset);
        double weight = chance * (1 - chance);
        gradientSlope += (results[i] - chance) * logits[i];
        gradientOffset += results[i] - chance;
        squares += weight * logits[i] * logits[i];
        crossed += weight * logits[i];
        weights += weight;
      }
      double determinant = squares * weights - crossed * crossed;
      slope += (weights * gradientSlope - crossed * gradientOffset) / determinant;
      offset += (squares * gradientOffset - crossed * gradientSlope) / determinant;
    }
    return new ChanceCurve(Math.max(0.05, slope), offset);
  }
}
