package tianxia.pictures.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The outline of a stroked line: along one side and back along the other.
final class Outline {
  /// Below this angle, joins are mitred; above, the outer side is rounded.
  private static final double GENTLE = 0.35;

  private static final double ARC = 0.4;

  private final double half;
  private final Pen.End end;
  private final List<Contour> out = new ArrayList<>();
  private double[] side = new double[64];
  private int count;

  private Outline(double width, Pen.End end) {
    this.half = width / 2;
    this.end = end;
  }

  /// @param width of the line
  static List<Contour> of(List<Contour> lines, double width, Pen.End end) {
    Outline outline = new Outline(width, end);
    lines.forEach(outline::draw);
    return outline.out;
  }

  private void draw(Contour line) {
    double[] points = distinct(line);
    int size = points.length / 2;
    if (size < 2) {
      return;
    }
    boolean closed = line.closed() && size > 2;
    along(points, closed);
    if (closed) {
      finish();
    }
    along(reversed(points), closed);
    finish();
  }

  private void along(double[] points, boolean closed) {
    int size = points.length / 2;
    int corners = closed ? size : size - 1;
    for (int i = 0; i < corners; i++) {
      int before = (i + size - 1) % size;
      int next = (i + 1) % size;
      if (closed || i > 0) {
        corner(points, before, i, next);
      } else {
        start(points);
      }
    }
  }

  /// The cap that joins the other side to this one.
  private void start(double[] points) {
    double angle = Math.atan2(points[3] - points[1], points[2] - points[0]);
    if (end == Pen.End.ROUND) {
      arc(points[0], points[1], angle + Math.PI / 2, angle + 3 * Math.PI / 2);
      return;
    }
    double back = end == Pen.End.SQUARE ? half : 0;
    double x = points[0] - back * Math.cos(angle);
    double y = points[1] - back * Math.sin(angle);
    add(x - half * Math.sin(angle), y + half * Math.cos(angle));
    add(x + half * Math.sin(angle), y - half * Math.cos(angle));
  }

  private void corner(double[] points, int before, int at, int next) {
    double x = points[2 * at];
    double y = points[2 * at + 1];
    double in = Math.atan2(y - points[2 * before + 1], x - points[2 * before]);
    double on = Math.atan2(points[2 * next + 1] - y, points[2 * next] - x);
    double turn = Math.IEEEremainder(on - in, 2 * Math.PI);
    if (Math.abs(turn) < GENTLE) {
      double middle = in + turn / 2 - Math.PI / 2;
      double away = half / Math.cos(turn / 2);
      add(x + away * Math.cos(middle), y + away * Math.sin(middle));
    } else if (turn > 0) {
      arc(x, y, in - Math.PI / 2, in + turn - Math.PI / 2);
    } else {
      add(x + half * Math.sin(in), y - half * Math.cos(in));
      add(x, y);
      add(x + half * Math.sin(on), y - half * Math.cos(on));
    }
  }

  private void arc(double x, double y, double from, double to) {
    int pieces = (int) Math.max(1, Math.ceil(Math.abs(to - from) / ARC));
    for (int i = 0; i <= pieces; i++) {
      double angle = from + (to - from) * i / pieces;
      add(x + half * Math.cos(angle), y + half * Math.sin(angle));
    }
  }

  private void add(double x, double y) {
    if (count == side.length) {
      side = Arrays.copyOf(side, 2 * count);
    }
    side[count++] = x;
    side[count++] = y;
  }

  private void finish() {
    out.add(new Contour(Arrays.copyOf(side, count), true));
    count = 0;
  }

  private static double[] reversed(double[] points) {
    double[] reversed = new double[points.length];
    for (int i = 0; i < points.length; i += 2) {
      reversed[i] = points[points.length - 2 - i];
      reversed[i + 1] = points[points.length - 1 - i];
    }
    return reversed;
  }

  private static double[] distinct(Contour line) {
    double[] points = new double[2 * line.size()];
    int count = 0;
    for (int i = 0; i < line.size(); i++) {
      boolean again =
          count > 0 && near(points[count - 2] - line.x(i), points[count - 1] - line.y(i));
      if (!again) {
        points[count++] = line.x(i);
        points[count++] = line.y(i);
      }
    }
    boolean back =
        line.closed()
            && count > 2
            && near(points[count - 2] - points[0], points[count - 1] - points[1]);
    return Arrays.copyOf(points, back ? count - 2 : count);
  }

  private static boolean near(double x, double y) {
    return Math.abs(x) + Math.abs(y) < 0.02;
  }
}
