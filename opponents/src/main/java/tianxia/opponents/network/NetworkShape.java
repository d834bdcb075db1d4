package tianxia.opponents.network;

/// The dimensions of a [Network].
///
/// @param rows features
/// @param hidden ReLU units
/// @param output the additional output terms
public record NetworkShape(int rows, int hidden, Output output) {

  /// What is added to the weighted units.
  public enum Output {
    /// A bias.
    BIAS,
    /// A linear skip: each row has an additional weight, whose sum is added to the logit directly.
    LINEAR,
    /// The same as [#LINEAR], summed in four interleaved accumulators: faster, with different last
    /// bits. The width of a row must be a multiple of 4.
    LINEAR_INTERLEAVED
  }

  /// Checks that the width of a row fits the output.
  public NetworkShape {
    if (output == Output.LINEAR_INTERLEAVED && (hidden + 1) % 4 != 0) {
      throw new IllegalArgumentException("a width of " + (hidden + 1));
    }
  }

  /// Weights in a row: of the hidden units, then of the linear skip if there is one.
  public int width() {
    return output == Output.BIAS ? hidden : hidden + 1;
  }
}
