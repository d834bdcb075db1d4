package tianxia.pictures.vector;

/// An affine transformation: x' = ax + cy + e, y' = bx + dy + f, in SVG's notation.
record Placing(double a, double b, double c, double d, double e, double f) {
  static final Placing NONE = new Placing(1, 0, 0, 1, 0, 0);

  double x(double x, double y) {
    return a * x + c * y + e;
  }

  double y(double x, double y) {
    return b * x + d * y + f;
  }

  /// The composition: first `inner`, then this.
  Placing after(Placing inner) {
    return new Placing(
        a * inner.a + c * inner.b,
        b * inner.a + d * inner.b,
        a * inner.c + c * inner.d,
        b * inner.c + d * inner.d,
        x(inner.e, inner.f),
        y(inner.e, inner.f));
  }

  /// The scale factor of lengths.
  double scale() {
    return Math.sqrt(Math.abs(a * d - b * c));
  }
}
