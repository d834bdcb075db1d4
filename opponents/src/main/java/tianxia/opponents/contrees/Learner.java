package tianxia.opponents.contrees;

import java.nio.ByteBuffer;

/// Logistic regression over the features, learned sample by sample (AdaGrad: Duchi, Hazan and
/// Singer 2011). A corner's weight is the sum of one for all stages and one for its own, so that
/// what is seldom seen in a stage is still known from the others.
final class Learner {
  /// Weights are drawn towards nothing, the more the seldomer their feature is seen.
  private static final float DECAY = 1e-4f;

  private static final int ALWAYS = Pattern.STAGES * Features.CORNERS;
  private static final int GENERAL = ALWAYS + Features.CORNERS;

  private final float[] weights = new float[GENERAL + Features.GENERAL];
  private final float[] squares = new float[GENERAL + Features.GENERAL];

  /// Begins with weights guessed from the rules.
  Learner() {
    short[] guess = InitialWeights.WEIGHTS.corners[0];
    for (int holding = 0; holding < Pattern.HOLDINGS; holding++) {
      for (int pattern = 0; pattern < Pattern.TRIPLES; pattern++) {
        weights[ALWAYS + holding * Triples.COUNT + Triples.of(pattern)] =
            guess[Pattern.holding(holding) + pattern] / (float) Weights.UNIT;
      }
    }
  }

  /// Learns from a sample.
  ///
  /// @return the cross-entropy before, in nats; 0 where the sample's bound holds already
  double learn(Sample sample, float rate) {
    short[] features = sample.features();
    double chances = 1 / (1 + Math.exp(-logit(features)));
    double wished = sample.chances();
    if (sample.bound() == Transpositions.LOWER && chances >= wished
        || sample.bound() == Transpositions.UPPER && chances <= wished) {
      return 0;
    }
    float slope = (float) (wished - chances);
    int stage = features[0] * Features.CORNERS;
    int rest = features.length - Features.REST;
    for (int i = 1; i < rest; i++) {
      int feature = features[i] & 0xffff;
      change(stage + feature, slope, rate);
      change(ALWAYS + feature, slope, rate);
    }
    for (int i = rest; i < features.length; i++) {
      change(GENERAL + features[i], slope, rate);
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

  private void change(int at, float slope, float rate) {
    float step = slope - DECAY * weights[at];
    squares[at] += step * step;
    weights[at] += rate * step / (float) Math.sqrt(squares[at] + 1);
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
    return (short)
        Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(sum * Weights.UNIT)));
  }

  int bytes() {
    return 2 * Float.BYTES * weights.length;
  }

  void write(ByteBuffer to) {
    for (int i = 0; i < weights.length; i++) {
      to.putFloat(weights[i]).putFloat(squares[i]);
    }
  }

  void read(ByteBuffer from) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = from.getFloat();
      squares[i] = from.getFloat();
    }
  }
}
