package tianxia.pictures.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Builds an outline line by line, and flattens curves into straight segments.
public final class Sketch {
  /// Limits of the number of segments of one curve.
  private static final int MIN_PIECES = 4;

  private static final int MAX_PIECES = 48;

  private final double piece;
  private final List<Contour> contours = new ArrayList<>();
  private double[] points = new double[32];
  private int count;
  private double handleX;
  private double handleY;

  /// For coordinates in units of about a pixel.
  public Sketch() {
    this(1.6);
  }

  /// @param piece maximum length of a straight segment of a curve
  Sketch(double piece) {
    this.piece = piece;
  }

  double x() {
    return count == 0 ? 0 : points[count - 2];
  }

  double y() {
    return count == 0 ? 0 : points[count - 1];
  }

  public Sketch move(double x, double y) {
    end(false);
    add(x, y);
    straight();
    return this;
  }

  public Sketch line(double x, double y) {
    add(x, y);
    straight();
    return this;
  }

  public Sketch close() {
    if (count > 0) {
      double x = points[0];
      double y = points[1];
      end(true);
      add(x, y);
      straight();
    }
    return this;
  }

  public Sketch bend(double hx, double hy, double x, double y) {
    double fromX = x();
    double fromY = y();
    int pieces = pieces(Math.hypot(hx - fromX, hy - fromY) + Math.hypot(x - hx, y - hy));
    for (int i = 1; i <= pieces; i++) {
      double t = (double) i / pieces;
      double u = 1 - t;
      add(u * u * fromX + 2 * u * t * hx + t * t * x, u * u * fromY + 2 * u * t * hy + t * t * y);
    }
    handleX = hx;
    handleY = hy;
    return this;
  }

  public Sketch bendOn(double x, double y) {
    bend(2 * x() - handleX, 2 * y() - handleY, x, y);
    return this;
  }

  public Sketch curve(double ax, double ay, double bx, double by, double x, double y) {
    double fromX = x();
    double fromY = y();
    double length =
        Math.hypot(ax - fromX, ay - fromY)
            + Math.hypot(bx - ax, by - ay)
            + Math.hypot(x - bx, y - by);
    int pieces = pieces(length);
    for (int i = 1; i <= pieces; i++) {
      double t = (double) i / pieces;
      double u = 1 - t;
      double p = u * u * u;
      double q = 3 * u * u * t;
      double r = 3 * u * t * t;
      double s = t * t * t;
      add(p * fromX + q * ax + r * bx + s * x, p * fromY + q * ay + r * by + s * y);
    }
    handleX = bx;
    handleY = by;
    return this;
  }

  public Sketch curveOn(double bx, double by, double x, double y) {
    curve(2 * x() - handleX, 2 * y() - handleY, bx, by, x, y);
    return this;
  }

  /// An arc, converted to its centre parameters as in SVG's implementation notes; ellipses are not
  /// rotated.
  public Sketch arc(
      double across, double down, boolean large, boolean clockwise, double x, double y) {
    double halfX = (x() - x) / 2 / across;
    double halfY = (y() - y) / 2 / down;
    double half = Math.hypot(halfX, halfY);
    double grown = Math.max(1, half);
    double away = Math.sqrt(Math.max(0, grown * grown - half * half)) / Math.max(half, 1e-9);
    double side = large == clockwise ? -1 : 1;
    double middleX = (x() + x) / 2 / across + side * away * halfY;
    double middleY = (y() + y) / 2 / down - side * away * halfX;
    double from = Math.atan2(y() / down - middleY, x() / across - middleX);
    double turn = Math.atan2(y / down - middleY, x / across - middleX) - from;
    if (clockwise && turn < 0) {
      turn += 2 * Math.PI;
    } else if (!clockwise && turn > 0) {
      turn -= 2 * Math.PI;
    }
    int pieces = Math.max(6, pieces(Math.abs(turn) * grown * Math.max(across, down)));
    for (int i = 1; i < pieces; i++) {
      double angle = from + turn * i / pieces;
      add((middleX + grown * Math.cos(angle)) * across, (middleY + grown * Math.sin(angle)) * down);
    }
    add(x, y);
    straight();
    return this;
  }

  public Path path() {
    end(false);
    return new Path(contours);
  }

  private int pieces(double length) {
    return (int) Math.clamp(Math.ceil(length / piece), MIN_PIECES, MAX_PIECES);
  }

  private void straight() {
    handleX = x();
    handleY = y();
  }

  private void add(double x, double y) {
    if (count == points.length) {
      points = Arrays.copyOf(points, 2 * count);
    }
    points[count++] = x;
    points[count++] = y;
  }

  private void end(boolean closed) {
    if (count > 2) {
      contours.add(new Contour(Arrays.copyOf(points, count), closed));
    }
    count = 0;
  }
}
