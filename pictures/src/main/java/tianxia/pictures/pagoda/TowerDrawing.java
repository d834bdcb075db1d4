package tianxia.pictures.pagoda;

import tianxia.pictures.pagoda.Oblique.Point;
import tianxia.pictures.pagoda.Tower.Floor;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;
import tianxia.pictures.vector.Sketch;

/// Draws the tower on a site; the origin is the centre of its ground.
///
/// @param half half side of the lowest floor
/// @param column the height of columns
record TowerDrawing(double half, double column) {
  private static final double NARROWER = 0.085;
  private static final double BEAM = 0.14;

  /// The height of a roof with its spire, relative to half its side.
  private static final double ROOF = 2.06;

  private static final Paint BLACK = Paint.of(0);

  private double half(int floor) {
    return half * (1 - NARROWER * floor);
  }

  private double plinth() {
    return Math.max(half * 0.27, 10.5) * 1.45;
  }

  /// The height of a finished tower.
  static double height(double half, double column, int floors) {
    TowerDrawing drawing = new TowerDrawing(half, column);
    double z = drawing.plinth();
    for (int floor = 0; floor < floors; floor++) {
      z += column + (floor + 1 < floors ? drawing.half(floor) * Eaves.THICK : 0);
    }
    return z + drawing.half(floors - 1) * ROOF;
  }

  void draw(Tower tower, Canvas canvas) {
    ground(canvas, tower.floors().isEmpty() || tower.floors().getFirst().columns() < 4);
    double z = plinth();
    for (int i = 0; i < tower.floors().size(); i++) {
      Floor floor = tower.floors().get(i);
      double side = half(i);
      for (int n = 0; n < Math.min(4, floor.columns()); n++) {
        double[] stand = Oblique.STANDS[n];
        Point foot = Oblique.at(stand[0] * side, stand[1] * side, z);
        column(canvas.at(foot.x(), foot.y()), Pigment.of(floor.colour()), side);
      }
      if (!floor.tile().isEmpty()) {
        beams(canvas, Pigment.of(floor.colour()), side, z);
        if (floor.roof()) {
          Eaves.roof(canvas, floor.tile(), side, z + column);
        } else {
          Eaves.tile(canvas, floor.tile(), side, z + column);
        }
        board(canvas, Pigment.of(floor.colour()), side, z);
      }
      z += column + side * Eaves.THICK;
    }
  }

  private void ground(Canvas canvas, boolean places) {
    double height = plinth();
    double step = height / 1.45;
    canvas.fill(Path.ellipse(half * 0.12, half * 0.06, half * 1.65, half * 0.38), BLACK.faint(0.1));
    box(canvas, half * 1.16, 0, step, Pigment.STONE);
    box(canvas, half * 1.02, step, height, Pigment.DECK);
    if (places) {
      for (double[] stand : Oblique.STANDS) {
        Point at = Oblique.at(stand[0] * half, stand[1] * half, height);
        Oblique.lying(canvas, at)
            .line(Path.circle(0, 0, half * 0.13), Pen.of(Pigment.EDGE.faint(0.55), 1.2));
      }
    }
  }

  private static void box(Canvas canvas, double side, double from, double to, Paint top) {
    Point[] low = Oblique.corners(side, from);
    Point[] high = Oblique.corners(side, to);
    Pen pen = Pigment.edge(1);
    canvas.draw(Oblique.polygon(low[0], low[1], high[1], high[0]), Pigment.STONE, pen);
    canvas.draw(Oblique.polygon(low[1], low[2], high[2], high[1]), Pigment.DARK_STONE, pen);
    canvas.draw(Oblique.polygon(high), top, pen);
  }

  private void column(Canvas foot, Pigment pigment, double side) {
    double r = Math.max(2.4, side * 0.105);
    double round = r * 0.45;
    foot.draw(Path.ellipse(0, 0, r * 1.55, r * 0.75), Pigment.STONE, Pigment.edge(0.7));
    Path body =
        new Sketch()
            .move(-r, -column)
            .line(-r, 0)
            .arc(r, round, false, false, r, 0)
            .line(r, -column)
            .close()
            .path();
    foot.draw(body, pigment.paint(), Pigment.edge(0.9));
    foot.fill(Path.box(r * 0.35, -column, r * 0.65, column + r * 0.3), BLACK.faint(0.2));
    Canvas within = foot.within(body);
    Pen carving = Pen.of(pigment.cut().faint(0.7), Math.max(0.8, r * 0.26));
    switch (pigment) {
      case R -> rings(within, carving, r, 0, 0.16, 0.24, 0.76, 0.84);
      case G -> rings(within, carving, r, 0, 0.22, 0.48, 0.74);
      case B -> rings(within, carving, r, column * 0.16, 0.05, 0.28, 0.51, 0.74);
      case Y -> {
        within.line(Path.line(-r * 0.34, 0, -r * 0.34, -column), carving);
        within.line(Path.line(r * 0.4, 0, r * 0.4, -column), carving);
      }
      case V -> {
        for (double up : new double[] {0.16, 0.38, 0.6, 0.82}) {
          double y = -column * up;
          within.line(
              Path.polygon(0, y - r * 0.95, r * 0.75, y, 0, y + r * 0.95, -r * 0.75, y), carving);
        }
      }
    }
    foot.draw(Path.ellipse(0, -column, r, round), pigment.paint(), Pigment.edge(0.9));
  }

  private void rings(Canvas within, Pen pen, double r, double slant, double... heights) {
    for (double up : heights) {
      within.line(Path.line(-r, -column * up, r, -column * up - slant), pen);
    }
  }

  private void beams(Canvas canvas, Pigment pigment, double side, double z) {
    double low = z + column * (1 - BEAM);
    double high = z + column;
    double back = Oblique.STAND * side;
    double reach = back * 1.22;
    Path right =
        Oblique.polygon(
            Oblique.at(back, -back, low),
            Oblique.at(back, back, low),
            Oblique.at(back, back, high),
            Oblique.at(back, -back, high));
    Path front =
        Oblique.polygon(
            Oblique.at(-reach, -back, low),
            Oblique.at(reach, -back, low),
            Oblique.at(reach, -back, high),
            Oblique.at(-reach, -back, high));
    canvas.draw(right, pigment.paint(), Pigment.edge(0.9)).fill(right, BLACK.faint(0.34));
    canvas.draw(front, pigment.paint(), Pigment.edge(0.9)).fill(front, BLACK.faint(0.16));
  }

  /// The floor's sign, on a board below the eaves.
  private void board(Canvas canvas, Pigment pigment, double side, double z) {
    double size = Math.min(side * 0.56, column * 0.5);
    Point from = Oblique.at(0, -Oblique.STAND * side, z + column * 0.98);
    Path board = Shape.round(from.x() - size * 0.62, from.y(), size * 1.24, size * 1.16, 1.5);
    canvas.draw(board, pigment.paint(), Pigment.edge(1));
    canvas.line(
        Path.box(
            from.x() - size * 0.62 + 1.6, from.y() + 1.6, size * 1.24 - 3.2, size * 1.16 - 3.2),
        Pen.of(Pigment.GOLD.faint(0.8), 0.8));
    pigment.sign(
        canvas.at(from.x() - size * 0.44, from.y() + size * 0.14).scaled(size * 0.88 / 24));
  }
}
