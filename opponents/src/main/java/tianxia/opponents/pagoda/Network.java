package tianxia.opponents.pagoda;

/// A small network: traits and the lead → hidden units (rectified) → the logarithm of the odds that
/// the own seat wins.
final class Network {
  /// Hidden units.
  static final int HIDDEN = 32;

  private static final int STRIP = 8;

  static final int LEAD = Features.COUNT * HIDDEN;
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
  float odds(Features traits, int lead, float[] hidden) {
    for (int from = 0; from < HIDDEN; from += STRIP) {
      sum(traits, from, hidden);
    }
    float odds = out[HIDDEN];
    for (int j = 0; j < HIDDEN; j++) {
      float unit = hidden[j] + lead / POINTS * in[LEAD + j];
      hidden[j] = unit;
      odds += unit > 0 ? unit * out[j] : 0;
    }
    return odds;
  }

  /// Adds up the traits' weights for eight units from one on. In local variables: three times as
  /// fast as a loop over all units for each trait.
  private void sum(Features traits, int from, float[] hidden) {
    int bias = BIAS + from;
    float unit0 = in[bias];
    float unit1 = in[bias + 1];
    float unit2 = in[bias + 2];
    float unit3 = in[bias + 3];
    float unit4 = in[bias + 4];
    float unit5 = in[bias + 5];
    float unit6 = in[bias + 6];
    float unit7 = in[bias + 7];
    for (int i = 0; i < traits.size; i++) {
      int row = traits.active[i] * HIDDEN + from;
      unit0 += in[row];
      unit1 += in[row + 1];
      unit2 += in[row + 2];
      unit3 += in[row + 3];
      unit4 += in[row + 4];
      unit5 += in[row + 5];
      unit6 += in[row + 6];
      unit7 += in[row + 7];
    }
    hidden[from] = unit0;
    hidden[from + 1] = unit1;
    hidden[from + 2] = unit2;
    hidden[from + 3] = unit3;
    hidden[from + 4] = unit4;
    hidden[from + 5] = unit5;
    hidden[from + 6] = unit6;
    hidden[from + 7] = unit7;
  }

  static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }
}
