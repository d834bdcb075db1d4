package tianxia.opponents.pagoda;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Teaches a network by gradient steps on the cross entropy, each weight at a pace of its own
/// (Adagrad; Duchi, Hazan and Singer 2011): most traits are rare.
final class Learner {
  /// Squares that are taken as seen before the first step, so that it is not too large.
  private static final float FIRST_SQUARE = 0.01f;

  private final Network net;
  private final float[] inSquares = new float[Network.INPUTS];
  private final float[] outSquares = new float[Network.OUTPUTS];
  private final float[] hidden = new float[Network.HIDDEN];
  private final float[] slope = new float[Network.HIDDEN];

  Learner(Network net) {
    this.net = net;
    Arrays.fill(inSquares, FIRST_SQUARE);
    Arrays.fill(outSquares, FIRST_SQUARE);
  }

  /// A network that knows nothing yet: small weights by chance, so that its units differ.
  static Network untaught(RandomGenerator random) {
    Network net = new Network();
    for (int i = 0; i < Network.BIAS; i++) {
      net.in()[i] = (float) (random.nextDouble() - 0.5) * 0.1f;
    }
    for (int j = 0; j < Network.HIDDEN; j++) {
      net.in()[Network.BIAS + j] = 0.1f;
      net.out()[j] = (float) (random.nextDouble() - 0.5) * 0.3f;
    }
    return net;
  }

  /// How many bytes [#write] needs.
  static final int BYTES = 2 * Float.BYTES * (Network.INPUTS + Network.OUTPUTS);

  /// Writes all that is needed to go on later.
  void write(ByteBuffer to) {
    for (float[] row : rows()) {
      for (float number : row) {
        to.putFloat(number);
      }
    }
  }

  void read(ByteBuffer from) {
    for (float[] row : rows()) {
      for (int i = 0; i < row.length; i++) {
        row[i] = from.getFloat();
      }
    }
  }

  private float[][] rows() {
    return new float[][] {net.in(), net.out(), inSquares, outSquares};
  }

  /// One step.
  ///
  /// @param target the share of the win that should have been foreseen, 0 to 1
  /// @return the square of the error before it
  double learn(Features traits, int lead, double target, float rate) {
    double chance = Network.chance(net.odds(traits, lead, hidden));
    float error = (float) (chance - target);
    float[] out = net.out();
    for (int j = 0; j < Network.HIDDEN; j++) {
      slope[j] = hidden[j] > 0 ? error * out[j] : 0;
      out[j] -= step(outSquares, j, error * Math.max(0, hidden[j]), rate);
    }
    out[Network.HIDDEN] -= step(outSquares, Network.HIDDEN, error, rate);
    for (int i = 0; i < traits.size; i++) {
      row(traits.active[i] * Network.HIDDEN, 1, rate);
    }
    row(Network.LEAD, lead / Network.POINTS, rate);
    row(Network.BIAS, 1, rate);
    return error * error;
  }

  private static float step(float[] squares, int i, float gradient, float rate) {
    float square = squares[i] + gradient * gradient;
    squares[i] = square;
    return rate * gradient / (float) Math.sqrt(square);
  }

  private void row(int from, float input, float rate) {
    float[] in = net.in();
    for (int j = 0; j < Network.HIDDEN; j++) {
      in[from + j] -= step(inSquares, from + j, slope[j] * input, rate);
    }
  }
}
