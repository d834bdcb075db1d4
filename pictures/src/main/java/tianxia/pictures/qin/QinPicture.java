package tianxia.pictures.qin;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tianxia.pictures.board.BoardPicture;
import tianxia.pictures.board.View;
import tianxia.pictures.look.Palette;
import tianxia.pictures.qin.Grid.Area;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// Qin's board: provinces in three pigments, walled villages, ponds, pagodas.
public final class QinPicture implements BoardPicture {
  private static final Path SEAL =
      Shape.of(
          "M24 15H76M20 29H80M10 43H90M50 4V28Q44 50 9 62M55 44Q66 56 92 62M66 57L36 64M16 74H84"
              + "M50 62V98M47 76Q38 88 14 95M53 76Q62 88 86 95");
  private static final Path LATTICE =
      Shape.of("M0 12.5L12.5 0L25 12.5L12.5 25ZM12.5 9.3L15.7 12.5L12.5 15.7L9.3 12.5Z");
  private static final Path FURROWS =
      Shape.of("M0 4Q6.2.6 12.5 4T25 4M0 10.2H25M0 16.5Q6.2 13.1 12.5 16.5T25 16.5M0 22.7H25");
  private static final Path PEAKS =
      Shape.of(
          "M0 11L6.2 2.5L12.5 11L18.8 2.5L25 11M-6.3 23.5L0 15L6.2 23.5L12.5 15L18.8 23.5L25 15"
              + "M6.2 2.5L8 8M18.8 2.5L20.6 8M12.5 15L14.3 20.5M0 15L1.8 20.5");
  private static final Shore FIELD = new Shore(1.6, 8, 1);
  private static final Shore POND = new Shore(3, 19, 2.5);
  private static final double WHOLE = Grid.SIZE * Grid.SIDE;
  private static final double RIM = 5;

  @Override
  public int width() {
    return HEIGHT;
  }

  @Override
  public Path seal() {
    return SEAL;
  }

  /// The number of pagodas left to place.
  @Override
  public String count(View view, int seat) {
    List<Integer> supply = view.numbers("supply");
    return seat <= supply.size() ? Integer.toString(supply.get(seat - 1)) : "";
  }

  @Override
  public void draw(View view, Canvas canvas) {
    double scale = HEIGHT / (WHOLE + 2 * RIM + 2);
    Canvas board = canvas.scaled(scale).at(RIM + 1, RIM + 1);
    Grid grid = new Grid(view.texts("board"));
    steppe(grid, board);
    List<Area> areas = grid.areas();
    Map<String, Integer> owners = owners(view, "provinces");
    Map<String, Integer> lords = owners(view, "villages");
    for (Area area : areas) {
      switch (area.kind()) {
        case 'R' -> field(board, area, Palette.RED, Palette.RED_EDGE, LATTICE);
        case 'Y' -> field(board, area, Palette.YELLOW, Palette.YELLOW_EDGE, FURROWS);
        case 'B' -> field(board, area, Palette.BLUE, Palette.BLUE_EDGE, PEAKS);
        case '~' -> pond(board, area);
        default -> Hamlet.draw(board, area, lords.getOrDefault(area.name(), 0));
      }
    }
    Standing.of(areas, owners, lords).forEach(pagoda -> pagoda.draw(board));
  }

  private static Map<String, Integer> owners(View view, String key) {
    return view.views(key).stream()
        .collect(Collectors.toMap(each -> each.text("at"), each -> each.number("owner")));
  }

  private static void steppe(Grid grid, Canvas board) {
    board.fill(Path.box(0, 0, WHOLE, WHOLE), Palette.RAISED.faint(0.45));
    board.line(Path.box(-RIM, -RIM, WHOLE + 2 * RIM, WHOLE + 2 * RIM), Pen.of(Palette.LINE2, 1.4));
    board.line(Path.box(0, 0, WHOLE, WHOLE), Pen.of(Palette.LINE2, 0.8));
    Pen thin = Pen.of(Palette.LINE.faint(0.7), 0.9);
    for (int i = 1; i < Grid.SIZE; i++) {
      board.line(Path.line(i * Grid.SIDE, 0, i * Grid.SIDE, WHOLE), thin);
      board.line(Path.line(0, i * Grid.SIDE, WHOLE, i * Grid.SIDE), thin);
    }
    Pen grass = Pen.round(Palette.LINE2.faint(0.6), 1.2);
    for (int square = 0; square < Grid.SIZE * Grid.SIZE; square++) {
      if (grid.kind(square) == '.' && Shore.grain(square, 7) < 0.13) {
        double x = Grid.column(square) * Grid.SIDE + 12 + Math.round(Shore.grain(square, 1) * 8);
        double y = Grid.row(square) * Grid.SIDE + 38 + Math.round(Shore.grain(square, 2) * 6);
        board.at(x, y).line(Shape.of("M0 0q-1-5-4-7M0 0q0-6 1-10M0 0q1-4 5-6"), grass);
      }
    }
  }

  private static void field(Canvas board, Area area, Paint ground, Paint edge, Path pattern) {
    Path outline = FIELD.around(area.squares());
    board.fill(outline, ground);
    Canvas within = board.within(outline);
    Pen pen = Pen.of(edge.faint(0.72), 1.2);
    for (int square : area.squares()) {
      double x = Grid.column(square) * Grid.SIDE;
      double y = Grid.row(square) * Grid.SIDE;
      for (int part = 0; part < 4; part++) {
        within.at(x + part % 2 * 25, y + part / 2 * 25).line(pattern, pen);
      }
    }
    board.line(outline, Pen.of(edge, 1.8));
  }

  private static void pond(Canvas board, Area area) {
    Path outline = POND.around(area.squares());
    board.fill(outline, Palette.PAPER);
    Pen ripple = Pen.round(Palette.WATER, 1.4);
    for (int square : area.squares()) {
      double x = Grid.column(square) * Grid.SIDE;
      double y = Grid.row(square) * Grid.SIDE;
      for (int k = 0; k < 3; k++) {
        double left = x + 9 + Math.round(Shore.grain(square, k + 3) * 8);
        board.at(left, y + 15 + 11 * k).line(Shape.of("M0 0q4-3.6 8 0t8 0t8 0"), ripple);
      }
    }
    board.line(outline, Pen.of(Palette.WATER, 1.8));
  }
}
