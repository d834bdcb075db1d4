package tianxia.pictures.look;

import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;
import tianxia.pictures.vector.Sketch;

/// The appearance of a seat's pieces: colours, emblem and roof line.
public enum Look {
  JADE(0x3f9072, 0x1f5a44, 0xdcebdd),
  PLUM(0x8a4570, 0x56224a, 0xefdce6),
  INK(0x2e2a26, 0x12100e, 0xcfc8bc),
  IVORY(0xfbf6e9, 0x5f5340, 0xcdbb95);

  private static final Path DISC =
      Shape.of(
          "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-3.2A3.2 3.2 0 1 0 0 3.2A3.2 3.2 0 1 0 0-3.2Z", 0.8);
  private static final Path BLOSSOM =
      Shape.of(
          "M-3.2-4.4C-6.8-9.5 6.8-9.5 3.2-4.4C7-9.4 11.2 3.5 5.1 1.7C11.1 3.7 .1 11.7 0 5.4"
              + "C-.1 11.7-11.1 3.7-5.1 1.7C-11.2 3.5-7-9.4-3.2-4.4Z",
          0.8);
  private static final Path SQUARE = Shape.of("M-7.6-7.6H7.6V7.6H-7.6Z");
  private static final Path BARS = Shape.of("M-3.4-3.4H3.4V-1H-3.4ZM-3.4 1H3.4V3.4H-3.4Z");
  private static final Path LOZENGE = Shape.of("M0-10L8.6 0L0 10L-8.6 0Z");
  private static final Path INNER_LOZENGE = Shape.of("M0-4.6L4 0L0 4.6L-4 0Z");

  private final int roof;
  private final int edge;
  private final int wall;

  Look(int roof, int edge, int wall) {
    this.roof = roof;
    this.edge = edge;
    this.wall = wall;
  }

  /// The default look of a seat, from 1.
  public static Look of(int seat) {
    return values()[(seat - 1) & 3];
  }

  public Paint roof() {
    return Paint.of(roof);
  }

  public Paint edge() {
    return Paint.of(edge);
  }

  public Paint wall() {
    return Paint.of(wall);
  }

  /// Draws the emblem around the origin, 22 wide.
  public void emblem(Canvas canvas) {
    emblem(canvas, roof(), edge(), wall());
  }

  /// Draws the emblem on cloth of the seat's colour.
  public void cloth(Canvas canvas) {
    emblem(canvas, wall(), wall(), roof());
  }

  private void emblem(Canvas canvas, Paint main, Paint line, Paint inner) {
    Pen pen = Pen.of(line, 1.3);
    switch (this) {
      case JADE -> canvas.draw(DISC, main, pen);
      case PLUM -> canvas.draw(BLOSSOM, main, pen).fill(Path.circle(0, 0, 2.2), inner);
      case INK -> canvas.draw(SQUARE, main, pen).fill(BARS, inner);
      case IVORY -> canvas.draw(LOZENGE, main, pen).line(INNER_LOZENGE, pen);
    }
  }

  /// The outline of a roof, symmetric about x = 0.
  ///
  /// @param wide half width of the eaves
  /// @param top half width of the ridge
  /// @param base y of the eaves, `ridge` that of the ridge; upwards is negative
  public Path roof(double wide, double top, double base, double ridge) {
    return switch (this) {
      case JADE -> upturned(wide, top, base, ridge);
      case PLUM -> domed(wide, top, base, ridge);
      case INK -> Path.polygon(-wide, base, -top, ridge, top, ridge, wide, base);
      case IVORY -> stepped(wide, base, ridge);
    };
  }

  private static Path upturned(double wide, double top, double base, double ridge) {
    double a = 0.42 * wide;
    double b = 0.62 * wide;
    double tip = base - 3.4;
    double waist = base - 0.42 * (base - ridge);
    return new Sketch()
        .move(-wide, tip)
        .bend(-b, base + 0.8, -a, base)
        .line(a, base)
        .bend(b, base + 0.8, wide, tip)
        .bend(a, waist, top, ridge)
        .line(-top, ridge)
        .bend(-a, waist, -wide, tip)
        .close()
        .path();
  }

  private static Path domed(double wide, double top, double base, double ridge) {
    double c = 0.98 * wide;
    double d = Math.max(0.55 * wide, top);
    return new Sketch()
        .move(-wide, base)
        .curve(-c, ridge + 0.4, -d, ridge, -top, ridge)
        .line(top, ridge)
        .curve(d, ridge, c, ridge + 0.4, wide, base)
        .bend(wide / 2, base - 2.6, 0, base)
        .bend(-wide / 2, base - 2.6, -wide, base)
        .close()
        .path();
  }

  private static Path stepped(double wide, double base, double ridge) {
    double step = base - 0.45 * (base - ridge);
    double in = 0.66 * wide;
    return Path.polygon(
        -wide, base, -wide, step, -in, step, -in, ridge, in, ridge, in, step, wide, step, wide,
        base);
  }

  /// The ornament on a ridge.
  public Path finial(double ridge, double k) {
    Path path =
        switch (this) {
          case JADE -> Path.circle(0, -3.8, 2.9);
          case PLUM -> Shape.of("M0 .4C-4.6-1.6-3.6-5.6 0-7.6C3.6-5.6 4.6-1.6 0 .4Z", 0.6);
          case INK -> Shape.of("M-1.5 .4L-.6-8.6H.6L1.5 .4Z");
          case IVORY -> Shape.of("M0 .4L-3.2-3.4L0-7.2L3.2-3.4Z");
        };
    return path.moved(0, ridge, k);
  }
}
