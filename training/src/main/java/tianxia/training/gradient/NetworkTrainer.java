package tianxia.training.gradient;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.NetworkShape;
import tianxia.opponents.network.Probability;
import tianxia.training.selfplay.Checkpointed;

/// Trains a [Network] by stochastic gradient descent on the cross-entropy. Weights of features
/// absent from a sample are unchanged.
public final class NetworkTrainer {
  private final Network network;
  private final Optimizer table;
  private final Optimizer out;
  private final int width;
  private final int hidden;
  private final boolean bias;

  /// The gradient of the loss with respect to the sums of the latest step.
  private final float[] back;

  public NetworkTrainer(Network network, Optimizer.Rule rule) {
    this.network = network;
    table = new Optimizer(rule, network.table());
    out = new Optimizer(rule, network.out());
    NetworkShape shape = network.shape();
    width = shape.width();
    hidden = shape.hidden();
    bias = shape.output() == NetworkShape.Output.BIAS;
    back = new float[width];
  }

  /// An initial network with a linear skip: small random weights to break symmetry, half of the
  /// output weights positive and half negative; the skips are 0.
  ///
  /// @param range of the weights, around 0
  public static Network initial(NetworkShape shape, float range, RandomGenerator random) {
    Network network = new Network(shape);
    int skip = shape.hidden();
    for (int i = 0; i < network.table().length; i++) {
      network.table()[i] = i % shape.width() == skip ? 0 : range * (random.nextFloat() - 0.5f);
    }
    for (int unit = 0; unit < shape.hidden(); unit++) {
      network.out()[unit] = unit % 2 == 0 ? 0.3f : -0.3f;
    }
    return network;
  }

  /// The network being trained.
  public Network network() {
    return network;
  }

  /// The weights and the state of the optimizers.
  public List<Checkpointed> parts() {
    return List.of(table, out);
  }

  /// Updates with a position of several sides, one of which wins: the sides' probabilities are the
  /// softmax of their logits.
  ///
  /// @return the cross-entropy before the update, in nats
  public double learnShares(Sample sample, float rate) {
    int sides = sample.ends().length;
    float[][] sums = new float[sides][];
    double[] shares = new double[sides];
    for (int side = 0; side < sides; side++) {
      sums[side] = sums(sample.rows(), sample.from(side), sample.ends()[side]);
      shares[side] = network.logit(sums[side]);
    }
    Probability.softmax(shares, 0);
    double loss = 0;
    for (int side = 0; side < sides; side++) {
      loss -= sample.targets()[side] * Math.log(Math.max(1e-9, shares[side]));
    }
    for (int side = 0; side < sides; side++) {
      float gradient = (float) (shares[side] - sample.targets()[side]);
      step(sums[side], gradient, rate);
      moveRows(sample.rows(), sample.from(side), sample.ends()[side], rate);
    }
    return loss;
  }

  /// Updates with a position as one seat sees it: its probability is the sigmoid of the logit.
  ///
  /// @return the squared error before the update, from 0 to 1
  public double learn(Sample sample, float rate) {
    short[] rows = sample.rows();
    float[] sums = sums(rows, 0, rows.length);
    float error = error(sums, sample.targets()[0]);
    step(sums, error, rate);
    moveRows(rows, 0, rows.length, rate);
    return error * error;
  }

  /// The same with an additional real-valued feature.
  ///
  /// @param row of this feature, added last
  public double learn(short[] rows, int row, float value, double target, float rate) {
    float[] sums = sums(rows, 0, rows.length);
    network.add(row, value, sums);
    float error = error(sums, target);
    step(sums, error, rate);
    moveRows(rows, 0, rows.length, rate);
    move(row, value, rate);
    return error * error;
  }

  private float[] sums(short[] rows, int from, int to) {
    float[] sums = new float[width];
    network.add(rows, from, to, sums);
    return sums;
  }

  private float error(float[] sums, double target) {
    return (float) (Probability.sigmoid(network.logit(sums)) - target);
  }

  /// Updates the output weights and computes the gradients of the rows.
  private void step(float[] sums, float gradient, float rate) {
    Arrays.fill(back, 0);
    for (int unit = 0; unit < hidden; unit++) {
      if (sums[unit] > 0) {
        back[unit] = gradient * network.out()[unit];
        out.move(unit, gradient * sums[unit], rate);
      }
    }
    if (bias) {
      out.move(hidden, gradient, rate);
    } else {
      back[hidden] = gradient;
    }
  }

  private void moveRows(short[] rows, int from, int to, float rate) {
    for (int i = from; i < to; i++) {
      move(rows[i], 1, rate);
    }
  }

  private void move(int row, float value, float rate) {
    for (int unit = 0; unit < width; unit++) {
      table.move(row * width + unit, back[unit] * value, rate);
    }
  }
}
