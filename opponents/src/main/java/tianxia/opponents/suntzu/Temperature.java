package tianxia.opponents.suntzu;

import tianxia.opponents.network.Probability;

/// Softmax sampling for weaker levels: better choices are more likely.
///
/// @param size the temperature, which divides the log odds; 0 always takes the best
record Temperature(double size) {
  static final Temperature NONE = new Temperature(0);

  /// Converts winning probabilities, from 0 to 1, to the probabilities of the choices.
  double[] choices(double[] chances) {
    double[] choices = new double[chances.length];
    double highest = 0;
    for (double chance : chances) {
      highest = Math.max(highest, chance);
    }
    double total = 0;
    for (int i = 0; i < choices.length; i++) {
      double behind = logit(highest) - logit(chances[i]);
      choices[i] = size > 0 ? Math.exp(-behind / size) : behind == 0 ? 1 : 0;
      total += choices[i];
    }
    for (int i = 0; i < choices.length; i++) {
      choices[i] /= total;
    }
    return choices;
  }

  private static double logit(double chance) {
    return Probability.logit(chance, 1e-4);
  }
}
