package tianxia.training.contrees;

import tianxia.opponents.contrees.Features;
import tianxia.opponents.contrees.Pattern;
import tianxia.opponents.contrees.Transpositions;
import tianxia.opponents.contrees.Weights;
import tianxia.opponents.network.Probability;
import tianxia.training.gradient.Optimizer;

/// Logistic regression over the features, learned sample by sample. A corner's weight is the sum of
/// one for all stages and one for its own, so that what is seldom seen in a stage is still known
/// from the others.
final class LogisticRegression {
  /// Weights are drawn towards 0, the more the seldomer their feature is seen.
  private static final float DECAY = 1e-4f;

  private static final int ALWAYS = Pattern.STAGES * Features.CORNERS;
  private static final int GENERAL = ALWAYS + Features.CORNERS;

  private final float[] weights = new float[GENERAL + Features.GENERAL];
  private final Optimizer optimizer = new Optimizer(new Optimizer.AdaGrad(0, 1, DECAY), weights);

  /// Begins with [InitialWeights].
  LogisticRegression() {
    for (int feature = 0; feature < Features.CORNERS; feature++) {
      weights[ALWAYS + feature] = InitialWeights.WEIGHTS.get(0, feature) / (float) Weights.UNIT;
    }
  }

  /// The weights, and how they are moved.
  Optimizer optimizer() {
    return optimizer;
  }

  /// Learns from a sample.
  ///
  /// @return the cross-entropy before, in nats; 0 where the sample's bound holds already
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

  /// The weights by now, rounded to units.
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
