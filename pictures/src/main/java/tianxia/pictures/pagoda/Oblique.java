package tianxia.pictures.pagoda;

import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;

/// Oblique projection, as in ruled-line painting (jiehua): x to the right, y back, z up; the front
/// is parallel to the picture plane, and depth goes up to the right.
final class Oblique {
  private static final double ASIDE = 0.3;
  private static final double UPWARD = 0.33;

  /// Distances of the columns from the centre, relative to half a side, in the order of building.
  static final double STAND = 0.6;

  static final double[][] STANDS = {
    {-STAND, STAND}, {STAND, STAND}, {STAND, -STAND}, {-STAND, -STAND}
  };

  private Oblique() {}

  record Point(double x, double y) {
    /// The point at a share of the way from this to another.
    Point to(Point other, double share) {
      return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }

    Point up(double by) {
      return new Point(x, y - by);
    }
  }

  static Point at(double x, double y, double z) {
    return new Point(x + y * ASIDE, -y * UPWARD - z);
  }

  /// The corners of a level square: front left, front right, back right, back left.
  static Point[] corners(double half, double z) {
    return new Point[] {
      at(-half, -half, z), at(half, -half, z), at(half, half, z), at(-half, half, z)
    };
  }

  static Path polygon(Point... points) {
    double[] all = new double[2 * points.length];
    for (int i = 0; i < points.length; i++) {
      all[2 * i] = points[i].x();
      all[2 * i + 1] = points[i].y();
    }
    return Path.polygon(all);
  }

  /// A canvas on which a circle appears as a horizontal disc.
  static Canvas lying(Canvas canvas, Point at) {
    return canvas.placed(1, 0, -ASIDE, UPWARD, at.x(), at.y());
  }
}
