package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Changes a [Net] so that its chances come nearer to what came of positions: stochastic gradient
/// of the cross-entropy, each weight's step scaled by its recent gradients (RMSProp, Tieleman and
/// Hinton 2012). Weights whose rows are absent stay as they are.
final class Learner {
  private static final float FORGET = 0.999f;
  private static final float SMALL = 1e-4f;

  final Net net;
  private final float[] tableSquares;
  private final float[] outSquares = new float[Net.HIDDEN];
  private final float[][] hidden;
  private final double[] chances;
  private final float[] back = new float[Net.WIDTH];

  Learner(Net net) {
    this.net = net;
    tableSquares = new float[net.table.length];
    hidden = new float[net.seats + 1][Net.WIDTH];
    chances = new double[net.seats + 1];
  }

  /// Small random weights, and a first notion: pagodas left are bad.
  static Net fresh(int seats, RandomGenerator random) {
    Net net = new Net(seats);
    for (int i = 0; i < net.table.length; i++) {
      net.table[i] = i % Net.WIDTH == Net.HIDDEN ? 0 : 0.04f * (random.nextFloat() - 0.5f);
    }
    for (int h = 0; h < Net.HIDDEN; h++) {
      net.out[h] = h % 2 == 0 ? 0.3f : -0.3f;
    }
    for (int turns = 0; turns < seats; turns++) {
      for (int left = 0; left < Rows.SUPPLIES; left++) {
        int row = turns * Rows.EACH + Rows.supply(0, left);
        net.table[row * Net.WIDTH + Net.HIDDEN] = -0.25f * left;
      }
    }
    return net;
  }

  /// Learns from one position and returns the cross-entropy before, in nats.
  ///
  /// @param rate about how much a weight moves
  double learn(Position position, float rate) {
    int[] ends = position.ends;
    for (int seat = 1; seat <= net.seats; seat++) {
      Arrays.fill(hidden[seat], 0);
      net.add(position.rows, ends[seat - 1], ends[seat], hidden[seat]);
      chances[seat] = net.logit(hidden[seat]);
    }
    Net.softmax(chances);
    double loss = 0;
    for (int seat = 1; seat <= net.seats; seat++) {
      loss -= position.chances[seat] * Math.log(Math.max(1e-9, chances[seat]));
    }
    for (int seat = 1; seat <= net.seats; seat++) {
      float gradient = (float) (chances[seat] - position.chances[seat]);
      step(position.rows, ends[seat - 1], ends[seat], hidden[seat], gradient, rate);
    }
    return loss;
  }

  private void step(short[] rows, int from, int to, float[] units, float gradient, float rate) {
    Arrays.fill(back, 0);
    for (int h = 0; h < Net.HIDDEN; h++) {
      if (units[h] > 0) {
        back[h] = gradient * net.out[h];
        move(net.out, outSquares, h, gradient * units[h], rate);
      }
    }
    back[Net.HIDDEN] = gradient;
    for (int i = from; i < to; i++) {
      int at = rows[i] * Net.WIDTH;
      for (int w = 0; w < Net.WIDTH; w++) {
        move(net.table, tableSquares, at + w, back[w], rate);
      }
    }
  }

  private static void move(float[] weights, float[] squares, int at, float gradient, float rate) {
    float square = FORGET * squares[at] + (1 - FORGET) * gradient * gradient;
    squares[at] = square;
    weights[at] -= rate * gradient / ((float) Math.sqrt(square) + SMALL);
  }

  /// How many bytes [#write] writes.
  int bytes() {
    return Float.BYTES * 2 * (net.table.length + Net.HIDDEN);
  }

  void write(ByteBuffer to) {
    for (float[] each : new float[][] {net.table, net.out, tableSquares, outSquares}) {
      for (float weight : each) {
        to.putFloat(weight);
      }
    }
  }

  void read(ByteBuffer from) {
    for (float[] each : new float[][] {net.table, net.out, tableSquares, outSquares}) {
      for (int i = 0; i < each.length; i++) {
        each[i] = from.getFloat();
      }
    }
  }
}
