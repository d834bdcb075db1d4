package tianxia.opponents.network;

import java.util.function.DoubleUnaryOperator;

/// Calibrates chances: a straight line between their logits (Platt 1999), between bounds that leave
/// something to mistakes however clear a position is (the lapse rate of Wichmann and Hill 2001).
/// Certain results stay as they are.
///
/// @param slope above 0; below 1 draws chances towards the middle
/// @param offset added to the logit
/// @param lapse from 0 to below 0.5: no chance is nearer to certainty
public record ChanceCurve(double slope, double offset, double lapse)
    implements DoubleUnaryOperator {
  /// Changes nothing.
  public static final ChanceCurve IDENTITY = new ChanceCurve(1, 0, 0);

  /// Keeps logits finite.
  private static final double EPSILON = 1e-6;

  /// @param chance from 0 to 1
  @Override
  public double applyAsDouble(double chance) {
    return chance <= 0 || chance >= 1
        ? chance
        : lapse
            + (1 - 2 * lapse)
                * Probability.sigmoid(slope * Probability.logit(chance, EPSILON) + offset);
  }
}
