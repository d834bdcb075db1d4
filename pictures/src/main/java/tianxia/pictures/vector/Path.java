package tianxia.pictures.vector;

import java.util.ArrayList;
import java.util.List;

/// An outline: contours of straight segments. Curves are flattened when the path is made.
public final class Path {
  private static final int CIRCLE = 40;

  private final List<Contour> contours;

  Path(List<Contour> contours) {
    this.contours = List.copyOf(contours);
  }

  public static Path circle(double x, double y, double radius) {
    return ellipse(x, y, radius, radius);
  }

  public static Path ellipse(double x, double y, double across, double down) {
    double[] points = new double[2 * CIRCLE];
    for (int i = 0; i < CIRCLE; i++) {
      double angle = 2 * Math.PI * i / CIRCLE;
      points[2 * i] = x + across * Math.cos(angle);
      points[2 * i + 1] = y + down * Math.sin(angle);
    }
    return new Path(List.of(new Contour(points, true)));
  }

  public static Path box(double x, double y, double width, double height) {
    return polygon(x, y, x + width, y, x + width, y + height, x, y + height);
  }

  /// A closed polygon, `x y x y …`.
  public static Path polygon(double... points) {
    return new Path(List.of(new Contour(points.clone(), true)));
  }

  public static Path line(double x1, double y1, double x2, double y2) {
    return new Path(List.of(new Contour(new double[] {x1, y1, x2, y2}, false)));
  }

  /// The union of outlines.
  public static Path all(List<Path> paths) {
    List<Contour> contours = new ArrayList<>();
    paths.forEach(path -> contours.addAll(path.contours));
    return new Path(contours);
  }

  /// Translated and scaled.
  public Path moved(double x, double y, double scale) {
    return through(new Placing(scale, 0, 0, scale, x, y));
  }

  List<Contour> contours() {
    return contours;
  }

  Path through(Placing placing) {
    return new Path(contours.stream().map(contour -> contour.through(placing)).toList());
  }
}
