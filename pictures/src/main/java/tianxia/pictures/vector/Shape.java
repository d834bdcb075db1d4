package tianxia.pictures.vector;

/// Outlines with curves.
public final class Shape {
  private static final double PIECE = 1.6;

  private Shape() {}

  /// Parses SVG path data.
  ///
  /// @throws IllegalArgumentException if it is malformed
  public static Path of(String data) {
    return of(data, PIECE);
  }

  /// Parses SVG path data with another flattening tolerance.
  ///
  /// @param piece maximum length of a straight segment of a curve
  public static Path of(String data, double piece) {
    return new PathReader(data, piece).read();
  }

  /// A rectangle with rounded corners.
  public static Path round(double x, double y, double width, double height, double radius) {
    double right = x + width;
    double low = y + height;
    return new Sketch()
        .move(x + radius, y)
        .line(right - radius, y)
        .arc(radius, radius, false, true, right, y + radius)
        .line(right, low - radius)
        .arc(radius, radius, false, true, right - radius, low)
        .line(x + radius, low)
        .arc(radius, radius, false, true, x, low - radius)
        .line(x, y + radius)
        .arc(radius, radius, false, true, x + radius, y)
        .close()
        .path();
  }
}
