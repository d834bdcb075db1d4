package tianxia.training.contrees;

import tianxia.opponents.contrees.Features;
import tianxia.opponents.contrees.Pattern;
import tianxia.opponents.contrees.Transpositions;
import tianxia.opponents.contrees.Weights;
import tianxia.opponents.network.Probability;
import tianxia.training.gradient.Optimizer;

/// Logistic regression over the features, trained sample by sample. A corner's weight is the sum of
/// one shared by all stages and one for its own stage, so that features rare in one stage benefit
/// from the others.
final class LogisticRegression {
  /// Weight decay: weights are drawn towards 0, more strongly the rarer their feature.
  private static final float DECAY = 1e-4f;

  private static final int ALWAYS = Pattern.STAGES * Features.CORNERS;
  private static final int GENERAL = ALWAYS + Features.CORNERS;

  private final float[] weights = new float[GENERAL + Features.GENERAL];
  private final Optimizer optimizer = new Optimizer(new Optimizer.AdaGrad(0, 1, DECAY), weights);

  /// Starts with [InitialWeights].
  LogisticRegression() {
    for (int feature = 0; feature < Features.CORNERS; feature++) {
      weights[ALWAYS + feature] = InitialWeights.WEIGHTS.get(0, feature) / (float) Weights.UNIT;
    }
  }

  /// The optimizer of the weights.
  Optimizer optimizer() {
    return optimizer;
  }

  /// Updates the weights with a sample.
  ///
  /// @return the cross-entropy before the update, in nats; 0 if the sample's bound is already
  ///   satisfied
  double learn(Sample sample, float rate) {
    short[] features = sample.features();
    double chances = Probability.sigmoid(logit(features));
    double wished = sample.chances();
    if (sample.bound() == Transpositions.LOWER && chances >= wished
        || sample.bound() == Transpositions.UPPER && chances <= wished) {
      return 0;
    }
    float gradient = (float) (chances - wished);
    int stage = features[0] * Features.CORNERS;
    int rest = features.length - Features.REST;
    for (int i = 1; i < rest; i++) {
      int feature = features[i] & 0xffff;
      optimizer.move(stage + feature, gradient, rate);
      optimizer.move(ALWAYS + feature, gradient, rate);
    }
    for (int i = rest; i < features.length; i++) {
      optimizer.move(GENERAL + features[i], gradient, rate);
    }
    return -wished * Math.log(chances + 1e-9) - (1 - wished) * Math.log(1 - chances + 1e-9);
  }

  private double logit(short[] features) {
    int stage = features[0] * Features.CORNERS;
    int rest = features.length - Features.REST;
    double sum = 0;
    for (int i = 1; i < rest; i++) {
      int feature = features[i] & 0xffff;
      sum += weights[stage + feature] + weights[ALWAYS + feature];
    }
    for (int i = rest; i < features.length; i++) {
      sum += weights[GENERAL + features[i]];
    }
    return sum;
  }

  /// The current weights, rounded to integer units.
  Weights rounded() {
    Weights rounded = new Weights();
    for (int stage = 0; stage < Pattern.STAGES; stage++) {
      for (int feature = 0; feature < Features.CORNERS; feature++) {
        rounded.set(stage, feature, round(stage * Features.CORNERS + feature, ALWAYS + feature));
      }
    }
    for (int feature = 0; feature < Features.GENERAL; feature++) {
      rounded.setGeneral(feature, round(GENERAL + feature, -1));
    }
    rounded.spread();
    return rounded;
  }

  private short round(int one, int other) {
    float sum = weights[one] + (other < 0 ? 0 : weights[other]);
    return (short) Math.clamp(Math.round(sum * Weights.UNIT), Short.MIN_VALUE, Short.MAX_VALUE);
  }
}
