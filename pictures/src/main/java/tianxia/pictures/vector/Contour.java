package tianxia.pictures.vector;

/// A polyline, `x y x y …`; if closed, its end is joined to its beginning.
final class Contour {
  private final double[] points;
  private final boolean closed;

  /// @param points not copied
  Contour(double[] points, boolean closed) {
    this.points = points;
    this.closed = closed;
  }

  boolean closed() {
    return closed;
  }

  int size() {
    return points.length / 2;
  }

  double x(int index) {
    return points[2 * index];
  }

  double y(int index) {
    return points[2 * index + 1];
  }

  Contour through(Placing placing) {
    double[] moved = new double[points.length];
    for (int i = 0; i < points.length; i += 2) {
      moved[i] = placing.x(points[i], points[i + 1]);
      moved[i + 1] = placing.y(points[i], points[i + 1]);
    }
    return new Contour(moved, closed);
  }
}
