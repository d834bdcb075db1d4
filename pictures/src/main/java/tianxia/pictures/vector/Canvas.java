package tianxia.pictures.vector;

import java.util.List;
import java.util.Optional;

/// A drawing surface: pixels, a transformation, an opacity and a clip. A canvas derived from
/// another draws on the same pixels. Not thread-safe.
public final class Canvas {
  private final Pixels pixels;
  private final Placing placing;
  private final double alpha;
  private final Optional<Coverage> clip;

  private Canvas(Pixels pixels, Placing placing, double alpha, Optional<Coverage> clip) {
    this.pixels = pixels;
    this.placing = placing;
    this.alpha = alpha;
    this.clip = clip;
  }

  public static Canvas on(Pixels pixels) {
    return new Canvas(pixels, Placing.NONE, 1, Optional.empty());
  }

  /// Translated.
  public Canvas at(double x, double y) {
    return placed(new Placing(1, 0, 0, 1, x, y));
  }

  /// Scaled.
  public Canvas scaled(double scale) {
    return scaled(scale, scale);
  }

  public Canvas scaled(double across, double down) {
    return placed(new Placing(across, 0, 0, down, 0, 0));
  }

  /// Transformed by a matrix in SVG's notation.
  public Canvas placed(double a, double b, double c, double d, double e, double f) {
    return placed(new Placing(a, b, c, d, e, f));
  }

  private Canvas placed(Placing inner) {
    return new Canvas(pixels, placing.after(inner), alpha, clip);
  }

  /// With reduced opacity.
  public Canvas faint(double share) {
    return new Canvas(pixels, placing, alpha * share, clip);
  }

  /// Clipped to an outline.
  public Canvas within(Path path) {
    Coverage inner = coverage(path.through(placing).contours());
    return new Canvas(pixels, placing, alpha, Optional.of(inner));
  }

  public Canvas fill(Path path, Paint paint) {
    pixels.blend(coverage(path.through(placing).contours()), paint.faint(alpha));
    return this;
  }

  /// Fills with a paint whose opacity changes linearly from top to bottom.
  public Canvas fill(Path path, Paint paint, double fromY, double from, double toY, double to) {
    pixels.blend(
        coverage(path.through(placing).contours()),
        paint.faint(alpha),
        new Fade(placing.y(0, fromY), from, placing.y(0, toY), to));
    return this;
  }

  public Canvas line(Path path, Pen pen) {
    double scale = placing.scale();
    List<Contour> lines = path.through(placing).contours();
    if (!pen.dashes().isEmpty()) {
      lines = Dashes.of(lines, pen.dashes(), scale);
    }
    pixels.blend(
        coverage(Outline.of(lines, pen.width() * scale, pen.end())), pen.paint().faint(alpha));
    return this;
  }

  /// Fills, then strokes the edge.
  public Canvas draw(Path path, Paint paint, Pen edge) {
    return fill(path, paint).line(path, edge);
  }

  private Coverage coverage(List<Contour> contours) {
    Coverage coverage = Coverage.of(contours, pixels.width(), pixels.height());
    return clip.map(coverage::within).orElse(coverage);
  }
}
