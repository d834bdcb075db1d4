package tianxia.pictures.contrees;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tianxia.pictures.board.BoardPicture;
import tianxia.pictures.board.View;
import tianxia.pictures.contrees.Territory.Contree;
import tianxia.pictures.contrees.Territory.Point;
import tianxia.pictures.look.Look;
import tianxia.pictures.look.Palette;
import tianxia.pictures.look.Piece;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// Contrées from above: the territory with roads between milestones, towers, and flags on held
/// contrées.
public final class ContreesPicture implements BoardPicture {
  private static final Path SEAL =
      Shape.of("M25 13V46Q24 78 6 93M51 13V86M81 9V95M9 38L4 58M36 36L42 55M64 36L71 55");

  /// The scale is never larger than for a territory of this size.
  private static final double LEAST = 430;

  private static final double MARGIN = 44;

  private static final List<Path> SCENES =
      List.of(
          Shape.of(
              "M-18 22q6-3 12 0t12 0t12 0M-24 30q6-3 12 0t12 0t12 0t12 0M-16 38q6-3 12 0t12 0t12 0"),
          Shape.of("M-22 34l11-15 8 9 9-16 14 22M-11 19l2 7M6 12l3 9"),
          Shape.of(
              "M-16 32v-5m0 0q-5-1-5-6q0-5 5-7q5 2 5 7q0 5-5 6M-1 38v-5m0 0q-5-1-5-6q0-5 5-7"
                  + "q5 2 5 7q0 5-5 6M16 33v-5m0 0q-5-1-5-6q0-5 5-7q5 2 5 7q0 5-5 6"),
          Shape.of(
              "M-23.5 26q5-1 7-6q2 5 7 6M-21.5 26v8h10v-8M-1.5 20q5-1 7-6q2 5 7 6M.5 20v8H10.5v-8"
                  + "M9.5 33q5-1 7-6q2 5 7 6M11.5 33v7h10v-7M-10.5 38q6-2 14 0"));

  @Override
  public int width() {
    return HEIGHT;
  }

  @Override
  public Path seal() {
    return SEAL;
  }

  @Override
  public String count(View view, int seat) {
    long held = view.named("control").values().stream().filter(by -> by == seat).count();
    return Long.toString(held);
  }

  @Override
  public void draw(View view, Canvas canvas) {
    Territory land = Territory.of(view.numberLists("tiles"));
    double[] box = box(land);
    double side = Math.max(Math.max(box[2] - box[0], box[3] - box[1]), LEAST) + 2 * MARGIN;
    double scale = HEIGHT / side;
    Canvas board =
        canvas
            .at(HEIGHT / 2.0, HEIGHT / 2.0)
            .scaled(scale)
            .at(-(box[0] + box[2]) / 2, -(box[1] + box[3]) / 2);
    if (land.contrees().isEmpty()) {
      Path free = Territory.at(0, 0).hexagon(1);
      board.draw(free, Palette.RAISED, Pen.of(Palette.LINE2, 2).dashed(8, 7));
      return;
    }
    Map<String, Integer> control = view.named("control");
    board.fill(Path.all(land.hexagons(1.12)), Palette.SUNK.faint(0.65));
    land.contrees()
        .forEach((letter, contree) -> ground(board, contree, control.getOrDefault(letter, 0)));
    double bold = Math.max(1, 0.72 / scale);
    roads(board, land, bold);
    land.contrees()
        .forEach(
            (letter, contree) -> flag(board, contree.middle(), control.getOrDefault(letter, 0)));
    towers(board, land, view.named("towers"), bold);
  }

  private static double[] box(Territory land) {
    double[] box = {0, 0, 0, 0};
    boolean first = true;
    for (Point point : land.corners().values()) {
      box[0] = first ? point.x() : Math.min(box[0], point.x());
      box[1] = first ? point.y() : Math.min(box[1], point.y());
      box[2] = first ? point.x() : Math.max(box[2], point.x());
      box[3] = first ? point.y() : Math.max(box[3], point.y());
      first = false;
    }
    return box;
  }

  private static void ground(Canvas board, Contree contree, int holder) {
    Path hexagon = contree.hexagon(1);
    board.fill(hexagon, Palette.RAISED);
    Point middle = contree.middle();
    if (holder == 0) {
      Path scene = SCENES.get(Math.floorMod(contree.q() + 2 * contree.r(), SCENES.size()));
      double face = Math.floorMod(contree.q() * 7 + contree.r() * 3, 2) == 0 ? 1.42 : -1.42;
      board
          .at(middle.x(), middle.y() - 32)
          .scaled(face, 1.42)
          .line(scene, Pen.round(Palette.LINE2, 1.1));
      return;
    }
    Look look = Look.of(holder);
    board.fill(hexagon, look.roof().mixed(0.31, Palette.RAISED));
    Canvas within = board.within(contree.hexagon(0.97));
    for (int row = -6; row <= 6; row++) {
      for (int column = -6; column <= 6; column++) {
        double x = middle.x() + column * 16 + (row & 1) * 8;
        double y = middle.y() + row * 14;
        if (holder == 1) {
          within.line(Path.circle(x, y, 2.3), Pen.of(look.roof().faint(0.75), 1));
        } else {
          within.line(Path.line(x, y, x + 9, y - 9), Pen.of(look.roof().faint(0.55), 1));
        }
      }
    }
  }

  private static void roads(Canvas board, Territory land, double bold) {
    Path edges = Path.all(land.hexagons(1));
    board.line(edges, Pen.of(Palette.LINE2, 7.6)).line(edges, Pen.of(Palette.RESERVE, 5.2));
    for (Point point : land.corners().values()) {
      board.fill(Path.circle(point.x(), point.y(), 7.5 * bold), Palette.LINE2);
      board.fill(Path.circle(point.x(), point.y(), 6 * bold), Palette.RESERVE);
    }
  }

  private static void flag(Canvas board, Point at, int seat) {
    if (seat == 0) {
      return;
    }
    Look look = Look.of(seat);
    String end = seat == 1 ? "L16-2L22 8" : "V8";
    Path cloth = Shape.of("M-13.4-12Q-3-17 6-12T22-12" + end + "Q14 3.5 5 8T-13.4 8Z");
    Path pole = Shape.of("M-14 25V-13");
    Pen around = Pen.round(Palette.RESERVE, 4.5);
    Canvas flag = board.at(at.x() - 4, at.y() - 4).scaled(1.35);
    flag.line(pole, around).draw(cloth, look.roof(), around);
    flag.draw(cloth, look.roof(), Pen.round(look.edge(), 1.1));
    look.cloth(flag.at(2.5, -2).scaled(14 / 22.0));
    flag.line(pole, Pen.round(Palette.INK, 1.9));
  }

  private static void towers(
      Canvas board, Territory land, Map<String, Integer> towers, double bold) {
    towers.entrySet().stream()
        .filter(tower -> land.corners().containsKey(tower.getKey()))
        .sorted(Comparator.comparingDouble(tower -> corner(land, tower.getKey()).y()))
        .forEach(tower -> {
          Point at = corner(land, tower.getKey());
          tower(Look.of(tower.getValue())).draw(board.at(at.x(), at.y() + 13 * bold).scaled(bold));
        });
  }

  private static Point corner(Territory land, String name) {
    return land.corners().getOrDefault(name, new Point(0, 0));
  }

  private static Piece tower(Look look) {
    return new Piece(look, Path.ellipse(1, 1, 15, 4))
        .wall(Shape.of("M-12 0L-9.5-17H9.5L12 0Z"))
        .lines(Shape.of("M-11.2-5.6H11.2M-10.5-11H10.5M-4-5.6V0M5-5.6V0M0-11V-5.6"), 0.8)
        .roof(Shape.of("M-12.5-16.4V-23H-8.4V-20.4H-4.2V-23H4.2V-20.4H8.4V-23H12.5V-16.4Z"))
        .wall(Shape.of("M-7-23V-29H7V-23Z"))
        .roof(look.roof(13.2, 1.6, -29, -38))
        .roof(look.finial(-38, 0.86));
  }
}
