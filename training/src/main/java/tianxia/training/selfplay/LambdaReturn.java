package tianxia.training.selfplay;

/// The λ-return, computed backwards from the result of a game: the target value of a position, a
/// mixture of the values of all later positions and the result (TD(λ): Sutton 1988).
public final class LambdaReturn {
  private LambdaReturn() {}

  /// The return one position earlier.
  ///
  /// @param lambda from 0, where only the next value counts, to 1, where only the result does
  /// @param target the return so far; at first the result
  /// @param value the estimated value of the position in between
  public static double before(double lambda, double target, double value) {
    return lambda * target + (1 - lambda) * value;
  }

  /// The same in single precision.
  public static float before(float lambda, float target, float value) {
    return lambda * target + (1 - lambda) * value;
  }
}
