package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tianxia.opponents.RmsProp;

/// Changes a [Network] so that its chances come nearer to what came of positions: stochastic
/// gradient of the cross-entropy, by [RmsProp]. Weights whose rows are absent stay as they are.
final class Learner {
  final Network net;
  private final RmsProp table;
  private final RmsProp out;
  private final float[] sums = new float[Network.UNITS];
  private final float[] back = new float[Network.UNITS];

  Learner(Network net) {
    this.net = net;
    table = new RmsProp(net.table);
    out = new RmsProp(net.out);
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
    float error = (float) (Network.chance(net.odds(sums)) - sample.target());
    for (int unit = 0; unit < Network.UNITS; unit++) {
      boolean active = unit == Network.STRAIGHT || sums[unit] > 0;
      back[unit] = active ? error * net.out[unit] : 0;
      if (active && unit != Network.STRAIGHT) {
        out.move(unit, error * sums[unit], rate);
      }
    }
    for (short row : sample.rows()) {
      int at = row * Network.UNITS;
      for (int unit = 0; unit < Network.UNITS; unit++) {
        if (back[unit] != 0) {
          table.move(at + unit, back[unit], rate);
        }
      }
    }
    return error * error;
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
