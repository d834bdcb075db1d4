package tianxia.opponents.suntzu;

import tianxia.opponents.network.Probability;

/// How a weaker player chooses: not always what it thinks best, but anything, the more seldom the
/// less it thinks of it.
///
/// @param size a unit of the logarithm of the odds counts as `1 / size`; 0 for no doubt
record Temperature(double size) {
  static final Temperature NONE = new Temperature(0);

  /// Turns chances to win, from 0 to 1, into those that the choices are taken with.
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
