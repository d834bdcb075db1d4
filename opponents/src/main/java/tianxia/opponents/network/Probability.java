package tianxia.opponents.network;

/// Probabilities from 0 to 1, and their logits: the natural logarithms of their odds.
public final class Probability {
  private Probability() {}

  /// The probability with this logit.
  public static double sigmoid(double logit) {
    return 1 / (1 + Math.exp(-logit));
  }

  /// The logit of a probability.
  ///
  /// @param epsilon added to the probability and to its complement, so that the logits of 0 and 1
  ///   are finite; above 0
  public static double logit(double probability, double epsilon) {
    return Math.log((probability + epsilon) / (1 - probability + epsilon));
  }

  /// Replaces logits by probabilities that sum to 1.
  ///
  /// @param from the first index to include; lower ones are unchanged
  public static void softmax(double[] logits, int from) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = from; i < logits.length; i++) {
      highest = Math.max(highest, logits[i]);
    }
    double sum = 0;
    for (int i = from; i < logits.length; i++) {
      logits[i] = Math.exp(logits[i] - highest);
      sum += logits[i];
    }
    for (int i = from; i < logits.length; i++) {
      logits[i] /= sum;
    }
  }
}
