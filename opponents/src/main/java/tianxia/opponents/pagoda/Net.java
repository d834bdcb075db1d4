package tianxia.opponents.pagoda;

/// A small network: traits and the lead → hidden units (rectified) → the logarithm of the odds that
/// the own seat wins.
final class Net {
  /// Hidden units.
  static final int HIDDEN = 32;

  static final int LEAD = Traits.COUNT * HIDDEN;
  static final int BIAS = LEAD + HIDDEN;
  static final int INPUTS = BIAS + HIDDEN;
  static final int OUTPUTS = HIDDEN + 1;

  /// The lead is measured in so many points.
  static final float POINTS = 10;

  private final float[] in = new float[INPUTS];
  private final float[] out = new float[OUTPUTS];

  /// The weights of the hidden units, to be changed by training only: a row for each trait, one for
  /// the lead, one of biases.
  float[] in() {
    return in;
  }

  /// The weights of the hidden units in the result, then its bias.
  float[] out() {
    return out;
  }

  /// The logarithm of the odds.
  ///
  /// @param lead points ahead
  /// @param hidden the sums of the hidden units are left here
  float odds(Traits traits, int lead, float[] hidden) {
    System.arraycopy(in, BIAS, hidden, 0, HIDDEN);
    for (int i = 0; i < traits.size; i++) {
      int row = traits.active[i] * HIDDEN;
      for (int j = 0; j < HIDDEN; j++) {
        hidden[j] += in[row + j];
      }
    }
    float odds = out[HIDDEN];
    for (int j = 0; j < HIDDEN; j++) {
      float unit = hidden[j] + lead / POINTS * in[LEAD + j];
      hidden[j] = unit;
      odds += unit > 0 ? unit * out[j] : 0;
    }
    return odds;
  }

  static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }
}
