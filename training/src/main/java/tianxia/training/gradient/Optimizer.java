package tianxia.training.gradient;

import java.nio.ByteBuffer;
import java.util.Arrays;
import tianxia.training.selfplay.Checkpointed;

/// Updates weights by the gradients of a loss, with a step size for each weight that follows from
/// the squares of its own gradients.
public final class Optimizer implements Checkpointed {
  /// How the squared gradients determine the step size.
  public sealed interface Rule {}

  /// The sum of all squares (Duchi, Hazan and Singer 2011).
  ///
  /// @param initial the initial value of the sum
  /// @param epsilon added to the sum, under the root
  /// @param decay weight decay: this times the weight is added to each gradient
  public record AdaGrad(float initial, float epsilon, float decay) implements Rule {}

  /// A moving average of the squares (Tieleman and Hinton 2012). An absent feature leaves it
  /// unchanged.
  ///
  /// @param lazy whether a gradient of 0 leaves the average unchanged
  public record RmsProp(boolean lazy) implements Rule {}

  private static final float FORGET = 0.999f;
  private static final float SMALL = 1e-4f;

  private final float[] weights;
  private final float[] squares;
  private final Rule rule;

  /// @param weights updated in place
  public Optimizer(Rule rule, float[] weights) {
    this.rule = rule;
    this.weights = weights;
    squares = new float[weights.length];
    if (rule instanceof AdaGrad adaGrad) {
      Arrays.fill(squares, adaGrad.initial);
    }
  }

  /// Updates one weight.
  ///
  /// @param rate the learning rate
  public void move(int index, float gradient, float rate) {
    switch (rule) {
      case AdaGrad(float initial, float epsilon, float decay) -> {
        float whole = gradient + decay * weights[index];
        float square = squares[index] + whole * whole;
        squares[index] = square;
        weights[index] -= rate * whole / (float) Math.sqrt(square + epsilon);
      }
      case RmsProp(boolean lazy) -> {
        if (gradient != 0 || !lazy) {
          float square = FORGET * squares[index] + (1 - FORGET) * gradient * gradient;
          squares[index] = square;
          weights[index] -= rate * gradient / ((float) Math.sqrt(square) + SMALL);
        }
      }
    }
  }

  @Override
  public int bytes() {
    return 2 * Float.BYTES * weights.length;
  }

  @Override
  public void write(ByteBuffer to) {
    for (int i = 0; i < weights.length; i++) {
      to.putFloat(weights[i]).putFloat(squares[i]);
    }
  }

  @Override
  public void read(ByteBuffer from) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = from.getFloat();
      squares[i] = from.getFloat();
    }
  }
}
