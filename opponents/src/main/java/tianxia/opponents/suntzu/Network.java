package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;

/// A small network: rows of weights are summed for each fact of a position ([FeatureIndex]), the
/// sums rectified, all but the last, and weighed to the logarithm of the odds to win.
final class Network {
  static final int UNITS = 32;

  /// The last unit, which is not rectified.
  static final int STRAIGHT = UNITS - 1;

  /// Weights are stored as whole numbers of 1/1024, in two bytes.
  private static final float SCALE = 1024;

  /// By row and unit.
  final float[] table = new float[FeatureIndex.COUNT * UNITS];

  /// What each unit adds to the result.
  final float[] out = new float[UNITS];

  /// Small random weights, so that the units differ.
  static Network fresh(RandomGenerator random) {
    Network net = new Network();
    for (int i = 0; i < net.table.length; i++) {
      net.table[i] = i % UNITS == STRAIGHT ? 0 : 0.06f * (random.nextFloat() - 0.5f);
    }
    for (int unit = 0; unit < UNITS; unit++) {
      net.out[unit] = unit == STRAIGHT ? 1 : unit % 2 == 0 ? 0.3f : -0.3f;
    }
    return net;
  }

  /// Adds a row to sums.
  void add(int row, float[] sums, int at) {
    int from = row * UNITS;
    for (int unit = 0; unit < UNITS; unit++) {
      sums[at + unit] += table[from + unit];
    }
  }

  /// Takes a row from sums.
  void take(int row, float[] sums, int at) {
    int from = row * UNITS;
    for (int unit = 0; unit < UNITS; unit++) {
      sums[at + unit] -= table[from + unit];
    }
  }

  /// The logarithm of the odds that sums give.
  float odds(float[] sums) {
    float a = sums[STRAIGHT] * out[STRAIGHT];
    float b = -Math.max(0, sums[STRAIGHT]) * out[STRAIGHT];
    float c = 0;
    float d = 0;
    for (int unit = 0; unit < UNITS; unit += 4) {
      a += Math.max(0, sums[unit]) * out[unit];
      b += Math.max(0, sums[unit + 1]) * out[unit + 1];
      c += Math.max(0, sums[unit + 2]) * out[unit + 2];
      d += Math.max(0, sums[unit + 3]) * out[unit + 3];
    }
    return a + b + c + d;
  }

  static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  /// The network that [#write] wrote.
  ///
  /// @throws IllegalStateException if it was for other features
  static Network read(byte[] stored) {
    Network net = new Network();
    if (stored.length != Short.BYTES * (net.table.length + UNITS)) {
      throw new IllegalStateException("weights of other features: " + stored.length + " bytes");
    }
    ByteBuffer in = ByteBuffer.wrap(stored);
    for (float[] weights : new float[][] {net.out, net.table}) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = in.getShort() / SCALE;
      }
    }
    return net;
  }

  byte[] write() {
    byte[] stored = new byte[Short.BYTES * (table.length + UNITS)];
    ByteBuffer to = ByteBuffer.wrap(stored);
    for (float[] weights : new float[][] {out, table}) {
      for (float weight : weights) {
        int number = Math.clamp(Math.round(weight * SCALE), Short.MIN_VALUE, Short.MAX_VALUE);
        to.putShort((short) number);
      }
    }
    return stored;
  }
}
