package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// Changes a [Net] so that its chances come nearer to what came of positions: stochastic gradient
/// of the cross-entropy, each weight's step scaled by its recent gradients (RMSProp, Tieleman and
/// Hinton 2012). Weights whose rows are absent stay as they are.
final class Learner {
  private static final float FORGET = 0.999f;
  private static final float SMALL = 1e-4f;

  final Net net;
  private final float[] tableSquares;
  private final float[] outSquares = new float[Net.UNITS];
  private final float[] sums = new float[Net.UNITS];
  private final float[] back = new float[Net.UNITS];

  Learner(Net net) {
    this.net = net;
    tableSquares = new float[net.table.length];
  }

  /// Learns from one position.
  ///
  /// @param rate about how much a weight moves
  /// @return the square of the error before
  double learn(Sample sample, float rate) {
    Arrays.fill(sums, 0);
    for (short row : sample.rows()) {
      net.add(row, sums, 0);
    }
    float error = (float) (Net.chance(net.odds(sums)) - sample.target());
    for (int unit = 0; unit < Net.UNITS; unit++) {
      boolean active = unit == Net.STRAIGHT || sums[unit] > 0;
      back[unit] = active ? error * net.out[unit] : 0;
      if (active && unit != Net.STRAIGHT) {
        move(net.out, outSquares, unit, error * sums[unit], rate);
      }
    }
    for (short row : sample.rows()) {
      int at = row * Net.UNITS;
      for (int unit = 0; unit < Net.UNITS; unit++) {
        if (back[unit] != 0) {
          move(net.table, tableSquares, at + unit, back[unit], rate);
        }
      }
    }
    return error * error;
  }

  private static void move(float[] weights, float[] squares, int at, float gradient, float rate) {
    float square = FORGET * squares[at] + (1 - FORGET) * gradient * gradient;
    squares[at] = square;
    weights[at] -= rate * gradient / ((float) Math.sqrt(square) + SMALL);
  }

  /// How many bytes [#write] writes.
  int bytes() {
    return Float.BYTES * 2 * (net.table.length + Net.UNITS);
  }

  void write(ByteBuffer to) {
    for (float[] each : all()) {
      for (float weight : each) {
        to.putFloat(weight);
      }
    }
  }

  void read(ByteBuffer from) {
    for (float[] each : all()) {
      for (int i = 0; i < each.length; i++) {
        each[i] = from.getFloat();
      }
    }
  }

  private float[][] all() {
    return new float[][] {net.table, net.out, tableSquares, outSquares};
  }
}
