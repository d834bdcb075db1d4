package tianxia.pictures.pagoda;

import tianxia.pictures.pagoda.Oblique.Point;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;
import tianxia.pictures.vector.Sketch;

/// Roofs: the eaves around a tile's deck, and the roof over the last floor with its spire.
final class Eaves {
  /// The height of a tile, relative to half its side.
  static final double THICK = 0.17;

  /// Sides by their corners, from back to front, and their shading.
  private static final int[][] SIDES = {{3, 0}, {2, 3}, {1, 2}, {0, 1}};

  private static final double[] DARK = {0.12, 0.2, 0.16, 0};
  private static final Paint BLACK = Paint.of(0);
  private static final Pen RIB = Pen.of(Pigment.EDGE.faint(0.34), 0.8);

  private Eaves() {}

  /// A tile over a floor: its eaves, its deck, and slots for the next columns.
  static void tile(Canvas canvas, String tile, double half, double z) {
    double lift = half * 0.1;
    Point[] outer = Oblique.corners(half * 1.2, z + lift);
    Point[] deck = Oblique.corners(half * 0.86, z + half * THICK);
    Paint ground = Pigment.of(tile.charAt(0)).paint();
    for (int i = 0; i < SIDES.length; i++) {
      int a = SIDES[i][0];
      int b = SIDES[i][1];
      if (a == 2) {
        continue;
      }
      Point low = sag(outer[a], outer[b], lift);
      Path face =
          new Sketch()
              .move(outer[a].x(), outer[a].y())
              .bend(low.x(), low.y(), outer[b].x(), outer[b].y())
              .line(deck[b].x(), deck[b].y())
              .line(deck[a].x(), deck[a].y())
              .close()
              .path();
      face(canvas, face, ground, DARK[i]);
      int count = a == 0 ? 9 : 4;
      for (int k = 1; k < count; k++) {
        Point foot = along(outer[a], low, outer[b], (double) k / count);
        Point top = deck[a].to(deck[b], (double) k / count);
        canvas.line(Path.line(foot.x(), foot.y(), top.x(), top.y()), RIB);
      }
    }
    gild(canvas, outer, lift);
    canvas.draw(Oblique.polygon(deck), Pigment.DECK, Pigment.edge(1));
    Paint slots = Pigment.of(tile.charAt(1)).paint();
    for (double[] stand : Oblique.STANDS) {
      Point at = Oblique.at(stand[0] * half, stand[1] * half, z + half * THICK);
      Oblique.lying(canvas, at).draw(Path.circle(0, 0, half * 0.2), slots, Pigment.edge(1.2));
    }
  }

  /// The roof over the last floor.
  static void roof(Canvas canvas, String tile, double half, double z) {
    Point peak = Oblique.at(0, 0, z + half * 1.02);
    double lift = half * 0.09;
    Point[] outer = Oblique.corners(half * 1.24, z + lift);
    Paint ground = Pigment.of(tile.charAt(0)).paint();
    for (int i = 2; i < SIDES.length; i++) {
      Point from = outer[SIDES[i][0]];
      Point to = outer[SIDES[i][1]];
      Point low = sag(from, to, lift);
      Point hip = hip(to, peak);
      Point back = hip(from, peak);
      Path face =
          new Sketch()
              .move(from.x(), from.y())
              .bend(low.x(), low.y(), to.x(), to.y())
              .bend(hip.x(), hip.y(), peak.x(), peak.y())
              .bend(back.x(), back.y(), from.x(), from.y())
              .close()
              .path();
      face(canvas, face, ground, i == 3 ? 0 : DARK[i] + 0.04);
      int count = i == 3 ? 9 : 5;
      for (int k = 1; k < count; k++) {
        Point foot = along(from, low, to, (double) k / count);
        Point bend = hip(foot, peak);
        Path rib =
            new Sketch()
                .move(foot.x(), foot.y())
                .bend(bend.x(), bend.y(), peak.x(), peak.y())
                .path();
        canvas.line(rib, RIB);
      }
    }
    gild(canvas, outer, lift);
    spire(canvas.at(peak.x(), peak.y()).scaled(half * 0.1), Pigment.of(tile.charAt(1)).paint());
  }

  /// In tenths of half a side, from the peak upwards.
  private static void spire(Canvas canvas, Paint paint) {
    Pen pen = Pigment.edge(0.22);
    canvas.draw(Shape.of("M-2 1.2h4l-.8-1.8h-2.4z"), Pigment.STONE, pen);
    canvas.draw(Path.box(-1.15, -4.2, 2.3, 3.6), paint, pen);
    canvas.draw(Path.ellipse(0, -4.2, 2.05, 0.55), Pigment.GOLD, pen);
    canvas.draw(Path.box(-0.85, -7.5, 1.7, 3), paint, pen);
    canvas.draw(Path.ellipse(0, -7.5, 1.75, 0.55), Pigment.GOLD, pen);
    canvas.line(Path.line(0, -7.4, 0, -9.2), Pigment.edge(0.34));
    canvas.draw(Path.circle(0, -9.3, 0.95), Pigment.GOLD, pen);
  }

  private static void face(Canvas canvas, Path outline, Paint ground, double dark) {
    canvas.draw(outline, ground, Pigment.edge(1));
    canvas.fill(outline, BLACK.faint(dark));
  }

  private static void gild(Canvas canvas, Point[] outer, double lift) {
    Point low = sag(outer[0], outer[1], lift);
    Path edge =
        new Sketch()
            .move(outer[0].x(), outer[0].y())
            .bend(low.x(), low.y(), outer[1].x(), outer[1].y())
            .path();
    canvas.at(0, -1.5).line(edge, Pen.of(Pigment.GOLD.faint(0.78), 1.3));
  }

  /// The control point of the sagging edge between two raised corners.
  private static Point sag(Point a, Point b, double lift) {
    return a.to(b, 0.5).up(-lift * 1.7);
  }

  private static Point hip(Point p, Point peak) {
    return new Point(p.x() * 0.42 + peak.x() * 0.58, p.y() * 0.72 + peak.y() * 0.28);
  }

  private static Point along(Point from, Point handle, Point to, double t) {
    return from.to(handle, t).to(handle.to(to, t), t);
  }
}
