package tianxia.opponents;

import java.nio.ByteBuffer;

/// Moves weights against their gradients, each by about the rate, whatever the size of its
/// gradients of late (RMSProp, Tieleman and Hinton 2012). A weight without a gradient stays.
public final class RmsProp {
  private static final float FORGET = 0.999f;
  private static final float SMALL = 1e-4f;

  private final float[] weights;
  private final float[] squares;

  /// @param weights those that are moved, in place
  public RmsProp(float[] weights) {
    this.weights = weights;
    squares = new float[weights.length];
  }

  /// Moves one weight.
  ///
  /// @param rate about how much
  public void move(int at, float gradient, float rate) {
    float square = FORGET * squares[at] + (1 - FORGET) * gradient * gradient;
    squares[at] = square;
    weights[at] -= rate * gradient / ((float) Math.sqrt(square) + SMALL);
  }

  /// How many bytes [#write] writes.
  public int bytes() {
    return 2 * Float.BYTES * weights.length;
  }

  /// Writes the weights, and what is remembered of their gradients.
  public void write(ByteBuffer to) {
    for (int i = 0; i < weights.length; i++) {
      to.putFloat(weights[i]).putFloat(squares[i]);
    }
  }

  /// Sets both to what [#write] has written.
  public void read(ByteBuffer from) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = from.getFloat();
      squares[i] = from.getFloat();
    }
  }
}
