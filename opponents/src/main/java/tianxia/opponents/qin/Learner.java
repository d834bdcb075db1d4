package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import tianxia.opponents.RmsProp;

/// Changes a [Network] so that its chances come nearer to what came of positions: stochastic
/// gradient of the cross-entropy, by [RmsProp]. Weights whose rows are absent stay as they are.
final class Learner {
  final Network net;
  private final RmsProp table;
  private final RmsProp out;
  private final float[][] hidden;
  private final double[] chances;
  private final float[] back = new float[Network.WIDTH];

  Learner(Network net) {
    this.net = net;
    table = new RmsProp(net.table);
    out = new RmsProp(net.out);
    hidden = new float[net.seats + 1][Network.WIDTH];
    chances = new double[net.seats + 1];
  }

  /// Small random weights, and a first notion: pagodas left are bad.
  static Network fresh(int seats, RandomGenerator random) {
    Network net = new Network(seats);
    for (int i = 0; i < net.table.length; i++) {
      net.table[i] = i % Network.WIDTH == Network.HIDDEN ? 0 : 0.04f * (random.nextFloat() - 0.5f);
    }
    for (int h = 0; h < Network.HIDDEN; h++) {
      net.out[h] = h % 2 == 0 ? 0.3f : -0.3f;
    }
    for (int turns = 0; turns < seats; turns++) {
      for (int left = 0; left < FeatureIndex.SUPPLIES; left++) {
        int row = turns * FeatureIndex.EACH + FeatureIndex.supply(0, left);
        net.table[row * Network.WIDTH + Network.HIDDEN] = -0.25f * left;
      }
    }
    return net;
  }

  /// Learns from one position and returns the cross-entropy before, in nats.
  ///
  /// @param rate about how much a weight moves
  double learn(Sample position, float rate) {
    int[] ends = position.ends;
    for (int seat = 1; seat <= net.seats; seat++) {
      Arrays.fill(hidden[seat], 0);
      net.add(position.rows, ends[seat - 1], ends[seat], hidden[seat]);
      chances[seat] = net.logit(hidden[seat]);
    }
    Network.softmax(chances);
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
    for (int h = 0; h < Network.HIDDEN; h++) {
      if (units[h] > 0) {
        back[h] = gradient * net.out[h];
        out.move(h, gradient * units[h], rate);
      }
    }
    back[Network.HIDDEN] = gradient;
    for (int i = from; i < to; i++) {
      int at = rows[i] * Network.WIDTH;
      for (int w = 0; w < Network.WIDTH; w++) {
        table.move(at + w, back[w], rate);
      }
    }
  }

  /// How many bytes [#write] writes.
  int bytes() {
    return table.bytes() + out.bytes();
  }

  void write(ByteBuffer to) {
    table.write(to);
    out.write(to);
  }

  void read(ByteBuffer from) {
    table.read(from);
    out.read(from);
  }
}
