package tianxia.pictures.qin;

import tianxia.pictures.look.Look;
import tianxia.pictures.look.Palette;
import tianxia.pictures.qin.Grid.Area;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;
import tianxia.pictures.vector.Sketch;

/// A village: one wall around all its squares with a gate below, and houses.
final class Hamlet {
  private Hamlet() {}

  static void draw(Canvas board, Area area, int lord) {
    Path wall = new Shore(7, 8, 0).around(area.squares());
    board.fill(wall, ground(lord));
    board.line(
        new Shore(5.4, 9, 0).around(area.squares()),
        Pen.of(Palette.INK.faint(0.5), 2).dashed(2.4, 3.2));
    board.line(wall, Pen.of(Palette.INK, 1.4));
    board.line(new Shore(10, 6, 0).around(area.squares()), Pen.of(Palette.INK.faint(0.6), 0.8));
    for (int square : area.squares()) {
      houses(board.at(Grid.column(square) * Grid.SIDE, Grid.row(square) * Grid.SIDE), lord > 0);
    }
    gate(board, area);
  }

  private static Paint ground(int lord) {
    return switch (lord) {
      case 0 -> Palette.RAISED;
      case 1, 2 -> Look.of(lord).roof().mixed(0.34, Palette.RAISED);
      case 3 -> Look.INK.edge().mixed(0.26, Palette.RAISED);
      default -> Palette.GAMBOGE.mixed(0.42, Palette.RAISED);
    };
  }

  private static void houses(Canvas square, boolean owned) {
    if (owned) {
      house(square, 13, 16, 3.7);
      house(square, 37, 16, 3.7);
    } else {
      house(square, 17, 18, 6);
      house(square, 34, 20, 5.4);
      house(square, 16, 32, 5.1);
      house(square, 35, 33, 5.1);
    }
  }

  private static void house(Canvas square, double x, double y, double w) {
    double t = w * 0.72;
    Pen pen = Pen.of(Palette.MUTED, 1.2);
    square.line(Path.polygon(x - w, y, x, y - w * 0.9, x + w, y), pen);
    square.line(
        new Sketch().move(x - t, y).line(x - t, y + t).line(x + t, y + t).line(x + t, y).path(),
        pen);
  }

  /// Draws the gate in the middle of the lowest row.
  private static void gate(Canvas board, Area area) {
    int bottom = Grid.row(area.squares().getLast());
    int left = Grid.SIZE;
    int right = 0;
    for (int square : area.squares()) {
      if (Grid.row(square) == bottom) {
        left = Math.min(left, Grid.column(square));
        right = Math.max(right, Grid.column(square));
      }
    }
    Canvas gate = board.at((left + right + 1) * Grid.SIDE / 2, bottom * Grid.SIDE);
    gate.fill(Path.box(-5, 40, 10, 6), ground(0));
    gate.draw(Shape.of("M-8 38Q-4 37 0 33Q4 37 8 38Z"), Palette.MUTED, Pen.of(Palette.INK, 1.2));
    gate.line(Shape.of("M-5 38V45M5 38V45"), Pen.of(Palette.INK, 1.2));
  }
}
