package tianxia.opponents.network;

import java.util.List;

/// A network with sparse input, one hidden layer and one output. Each feature of a position has a
/// row of weights; the rows of the active features are summed into hidden units, which are
/// rectified (ReLU) and weighted to a logit. [NetworkShape.Output] says what else is added to the
/// logit.
///
/// Floating-point sums are computed in a fixed order, because a different order would change their
/// last bits, and with them the bots' choices.
public final class Network {
  private static final int BLOCK = 8;

  private final NetworkShape shape;
  private final int width;
  private final int hidden;
  private final NetworkShape.Output output;

  /// The weights from each row to each unit.
  private final float[] table;

  /// The weight of each hidden unit in the logit, then the bias, or the skip's weight, which is 1.
  private final float[] out;

  /// A network with all weights 0.
  public Network(NetworkShape shape) {
    this(shape, new float[shape.rows() * shape.width()], new float[shape.hidden() + 1]);
    out[hidden] = output == NetworkShape.Output.BIAS ? 0 : 1;
  }

  private Network(NetworkShape shape, float[] table, float[] out) {
    this.shape = shape;
    this.table = table;
    this.out = out;
    width = shape.width();
    hidden = shape.hidden();
    output = shape.output();
  }

  /// A network from two blocks of a file ([#blocks]).
  ///
  /// @param index of the first of them
  /// @throws IllegalStateException if their dimensions differ
  public static Network read(WeightsFile file, int index, NetworkShape shape) {
    float[] table = file.block(index, shape.rows(), shape.width()).weights();
    float[] out = file.block(index + 1, 1, shape.hidden() + 1).weights();
    return new Network(shape, table, out);
  }

  /// The weights, quantized with a scale.
  public List<WeightsFile.Block> blocks(float scale) {
    return List.of(
        WeightsFile.Block.rounded(table, width, scale),
        WeightsFile.Block.rounded(out, out.length, scale));
  }

  /// The weights, quantized with the finest possible scale for each block.
  public List<WeightsFile.Block> blocks() {
    return List.of(
        WeightsFile.Block.rounded(table, width), WeightsFile.Block.rounded(out, out.length));
  }

  /// Its dimensions.
  public NetworkShape shape() {
    return shape;
  }

  /// The weights by row and unit. Not a copy; only training may modify it.
  public float[] table() {
    return table;
  }

  /// The weight of each hidden unit in the logit, then the bias, or the skip's weight, which is 1.
  /// Not a copy; only training may modify it.
  public float[] out() {
    return out;
  }

  /// Initializes sums with a row.
  public void set(int row, float[] sums) {
    System.arraycopy(table, row * width, sums, 0, width);
  }

  /// Adds rows to sums.
  ///
  /// @param rows those from `from` (inclusive) to `to` (exclusive) are added
  public void add(short[] rows, int from, int to, float[] sums) {
    int unit = 0;
    for (; unit + BLOCK <= width; unit += BLOCK) {
      addBlock(rows, from, to, unit, sums);
    }
    for (; unit < width; unit++) {
      float sum = sums[unit];
      for (int i = from; i < to; i++) {
        sum += table[rows[i] * width + unit];
      }
      sums[unit] = sum;
    }
  }

  /// Adds eight columns of the rows. Their sums stay in registers, which is several times as fast
  /// as adding row by row.
  private void addBlock(short[] rows, int from, int to, int unit, float[] sums) {
    float[] t = table;
    int w = width;
    float a = sums[unit];
    float b = sums[unit + 1];
    float c = sums[unit + 2];
    float d = sums[unit + 3];
    float e = sums[unit + 4];
    float f = sums[unit + 5];
    float g = sums[unit + 6];
    float h = sums[unit + 7];
    for (int i = from; i < to; i++) {
      int at = rows[i] * w + unit;
      a += t[at];
      b += t[at + 1];
      c += t[at + 2];
      d += t[at + 3];
      e += t[at + 4];
      f += t[at + 5];
      g += t[at + 6];
      h += t[at + 7];
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
    sums[unit + 4] = e;
    sums[unit + 5] = f;
    sums[unit + 6] = g;
    sums[unit + 7] = h;
  }

  /// Subtracts rows from sums, the opposite of [#add(short\[\], int, int, float\[\])].
  public void subtract(short[] rows, int from, int to, float[] sums) {
    negate(sums);
    add(rows, from, to, sums);
    negate(sums);
  }

  private void negate(float[] sums) {
    for (int unit = 0; unit < width; unit++) {
      sums[unit] = -sums[unit];
    }
  }

  /// Adds a row to the sums that begin at an index.
  public void add(int row, float[] sums, int at) {
    int from = row * width;
    for (int unit = 0; unit < width; unit++) {
      sums[at + unit] += table[from + unit];
    }
  }

  /// Subtracts a row from the sums that begin at an index.
  public void subtract(int row, float[] sums, int at) {
    int from = row * width;
    for (int unit = 0; unit < width; unit++) {
      sums[at + unit] -= table[from + unit];
    }
  }

  /// Adds a row to sums, multiplied by the value of its feature.
  public void add(int row, float value, float[] sums) {
    int from = row * width;
    for (int unit = 0; unit < width; unit++) {
      sums[unit] += value * table[from + unit];
    }
  }

  /// The logit of the given sums.
  public float logit(float[] sums) {
    if (output == NetworkShape.Output.LINEAR_INTERLEAVED) {
      return interleaved(sums);
    }
    float logit = output == NetworkShape.Output.BIAS ? out[hidden] : sums[hidden];
    for (int unit = 0; unit < hidden; unit++) {
      logit += Math.max(0, sums[unit]) * out[unit];
    }
    return logit;
  }

  /// The skip is rectified like a unit in the loop, which the initial value of `b` compensates.
  private float interleaved(float[] sums) {
    float a = sums[hidden];
    float b = -Math.max(0, sums[hidden]);
    float c = 0;
    float d = 0;
    for (int unit = 0; unit <= hidden; unit += 4) {
      a += Math.max(0, sums[unit]) * out[unit];
      b += Math.max(0, sums[unit + 1]) * out[unit + 1];
      c += Math.max(0, sums[unit + 2]) * out[unit + 2];
      d += Math.max(0, sums[unit + 3]) * out[unit + 3];
    }
    return a + b + c + d;
  }
}
