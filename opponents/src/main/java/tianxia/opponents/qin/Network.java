package tianxia.opponents.qin;

import java.nio.ByteBuffer;

/// A small network: the rows of a position are summed, for a straight sum and for a hidden layer of
/// rectified units; the result is a seat's logit, and the seats' chances are their softmax.
final class Network {
  /// Hidden units.
  static final int HIDDEN = 32;

  /// Weights of one row: of the hidden units, and its own.
  static final int WIDTH = HIDDEN + 1;

  private static final int BLOCK = 8;

  /// Weights are stored as whole numbers of 1/1024, in two bytes.
  private static final float SCALE = 1024;

  final int seats;

  /// By row: what it adds to each hidden unit, then to the result.
  final float[] table;

  /// What each hidden unit adds to the result.
  final float[] out = new float[HIDDEN];

  Network(int seats) {
    this.seats = seats;
    table = new float[seats * FeatureIndex.EACH * WIDTH];
  }

  /// The network that [#write] wrote.
  ///
  /// @throws IllegalStateException if it was for other features
  static Network read(int seats, byte[] stored) {
    Network net = new Network(seats);
    if (stored.length != 2 * (net.table.length + HIDDEN)) {
      throw new IllegalStateException("weights of other features: " + stored.length + " bytes");
    }
    ByteBuffer in = ByteBuffer.wrap(stored);
    read(in, net.out);
    read(in, net.table);
    return net;
  }

  private static void read(ByteBuffer in, float[] weights) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = in.getShort() / SCALE;
    }
  }

  byte[] write() {
    byte[] stored = new byte[2 * (table.length + HIDDEN)];
    ByteBuffer to = ByteBuffer.wrap(stored);
    write(to, out);
    write(to, table);
    return stored;
  }

  private static void write(ByteBuffer to, float[] weights) {
    for (float weight : weights) {
      to.putShort((short) Math.clamp(Math.round(weight * SCALE), Short.MIN_VALUE, Short.MAX_VALUE));
    }
  }

  /// Adds rows to sums, those of the hidden units and the straight one.
  ///
  /// @param rows those at `from` until `to` are added
  /// @param sums [#WIDTH] numbers
  void add(short[] rows, int from, int to, float[] sums) {
    for (int block = 0; block < HIDDEN; block += BLOCK) {
      add(rows, from, to, block, sums);
    }
    for (int i = from; i < to; i++) {
      sums[HIDDEN] += table[rows[i] * WIDTH + HIDDEN];
    }
  }

  /// Takes rows from sums, as [#add] adds them.
  void subtract(short[] rows, int from, int to, float[] sums) {
    for (int h = 0; h < WIDTH; h++) {
      sums[h] = -sums[h];
    }
    add(rows, from, to, sums);
    for (int h = 0; h < WIDTH; h++) {
      sums[h] = -sums[h];
    }
  }

  /// Adds to eight hidden units. Their sums stay in registers meanwhile: that is several times as
  /// fast as a loop over them within the loop over rows.
  private void add(short[] rows, int from, int to, int block, float[] sums) {
    float[] t = table;
    float a = sums[block];
    float b = sums[block + 1];
    float c = sums[block + 2];
    float d = sums[block + 3];
    float e = sums[block + 4];
    float f = sums[block + 5];
    float g = sums[block + 6];
    float h = sums[block + 7];
    for (int i = from; i < to; i++) {
      int at = rows[i] * WIDTH + block;
      a += t[at];
      b += t[at + 1];
      c += t[at + 2];
      d += t[at + 3];
      e += t[at + 4];
      f += t[at + 5];
      g += t[at + 6];
      h += t[at + 7];
    }
    sums[block] = a;
    sums[block + 1] = b;
    sums[block + 2] = c;
    sums[block + 3] = d;
    sums[block + 4] = e;
    sums[block + 5] = f;
    sums[block + 6] = g;
    sums[block + 7] = h;
  }

  /// The logit that sums give.
  float logit(float[] sums) {
    float result = sums[HIDDEN];
    for (int h = 0; h < HIDDEN; h++) {
      result += Math.max(0, sums[h]) * out[h];
    }
    return result;
  }

  /// Turns logits into chances, in place: their softmax.
  ///
  /// @param logits by seat, from 1
  static void softmax(double[] logits) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int seat = 1; seat < logits.length; seat++) {
      highest = Math.max(highest, logits[seat]);
    }
    double sum = 0;
    for (int seat = 1; seat < logits.length; seat++) {
      logits[seat] = Math.exp(logits[seat] - highest);
      sum += logits[seat];
    }
    for (int seat = 1; seat < logits.length; seat++) {
      logits[seat] /= sum;
    }
  }
}
