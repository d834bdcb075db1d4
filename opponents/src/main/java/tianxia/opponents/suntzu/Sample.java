package tianxia.opponents.suntzu;

/// A position to learn from.
final class Sample {
  /// The facts of it, as a seat looks at it ([Rows]).
  final short[] rows;

  /// The chance to win that the network should have given the seat, 0 to 1.
  final float target;

  Sample(short[] rows, float target) {
    this.rows = rows;
    this.target = target;
  }
}
