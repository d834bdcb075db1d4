package tianxia.pictures.suntzu;

import java.util.List;
import tianxia.pictures.board.BoardPicture;
import tianxia.pictures.board.View;
import tianxia.pictures.look.Look;
import tianxia.pictures.look.Palette;
import tianxia.pictures.text.Serif;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// Sun Tzu: the five provinces with the armies' flags and their values, and the score below.
public final class SunTzuPicture implements BoardPicture {
  private static final Path SEAL =
      Shape.of("M70 7Q48 13 27 15V60M27 34H82M62 34V60M6 60H94M37 70Q28 86 9 95M63 70Q73 86 92 95");

  /// The provinces, in the order of views.
  private static final List<Spot> SPOTS =
      List.of(
          new Spot("Xi", 0xe8d3a2, 118, 168),
          new Spot("Ti", 0xcfdad4, 218, 366),
          new Spot("Qi", 0xb9cdd9, 352, 232),
          new Spot("Mo", 0xcfd7b0, 482, 82),
          new Spot("Ma", 0xe6c3a8, 560, 290));

  private static final double TRACK_Y = 492;
  private static final int SCORINGS = 3;

  /// @param x,y the centre of a province's contents
  private record Spot(String name, int wash, double x, double y) {}

  @Override
  public int width() {
    return WIDE;
  }

  @Override
  public Path seal() {
    return SEAL;
  }

  @Override
  public Look look(int seat) {
    return seat == 1 ? Look.IVORY : Look.INK;
  }

  /// How many spaces the pawn is on the seat's side.
  @Override
  public String count(View view, int seat) {
    int pawn = seat == 1 ? view.number("pawn") : -view.number("pawn");
    return pawn > 0 ? "+" + pawn : "";
  }

  @Override
  public void draw(View view, Canvas canvas) {
    Canvas map = canvas.at(0, 10);
    land(map);
    List<Integer> armies = view.numbers("armies");
    List<String> tiles = view.texts("tiles");
    int scored = Math.min(SCORINGS, Math.max(0, (view.number("dynasty") - 1) / SCORINGS));
    for (int i = 0; i < SPOTS.size(); i++) {
      Spot spot = SPOTS.get(i);
      int army = i < armies.size() ? armies.get(i) : 0;
      if (army != 0) {
        held(map, spot, army);
      }
      if (i < tiles.size() && !tiles.get(i).isEmpty()) {
        worth(map.at(spot.x(), spot.y() + 30), tiles.get(i).split("-", -1), scored);
      }
    }
    track(canvas.at(0, TRACK_Y), view.number("pawn"));
  }

  private static void land(Canvas map) {
    Land land = Land.MAP;
    map.line(land.coast(), Pen.round(Palette.LINE2.faint(0.16), 18));
    map.line(land.coast(), Pen.round(Palette.PAPER, 12));
    map.line(land.coast(), Pen.round(Palette.LINE2.faint(0.3), 8));
    for (Spot spot : SPOTS) {
      Path ring = land.provinces().getOrDefault(spot.name(), land.coast());
      map.fill(ring, Paint.of(spot.wash()));
      Canvas within = map.within(ring);
      within.line(ring, Pen.of(Palette.INK.faint(0.06), 16));
      Motifs.draw(within, spot.name());
    }
    for (Path border : land.borders()) {
      map.line(border, Pen.of(Palette.PAPER.faint(0.75), 5));
      map.line(border, Pen.of(Palette.INK.faint(0.75), 1.5).dashed(9, 4, 2, 4));
    }
    land.wall()
        .forEach(wall -> {
          map.at(0, -2.5).line(wall, Pen.of(Palette.INK, 1));
          map.at(0, 2.5).line(wall, Pen.of(Palette.INK, 1));
        });
    map.line(land.coast(), Pen.of(Palette.INK, 1.7));
  }

  private static void held(Canvas map, Spot spot, int army) {
    Look look = army > 0 ? Look.IVORY : Look.INK;
    Path ring = Land.MAP.provinces().getOrDefault(spot.name(), Land.MAP.coast());
    map.fill(ring, look.roof().faint(0.26));
    Canvas flag = map.at(spot.x() - 24, spot.y() - 26).scaled(2.3);
    flag.line(Path.line(0, -16, 0, 16), Pen.round(Palette.RESERVE, 3.4));
    flag.line(Path.line(0, -16, 0, 16), Pen.round(Look.IVORY.edge(), 1.8));
    Path cloth = army > 0 ? Shape.of("M0-15H24L18-5 24 5H0Z") : Shape.of("M0-15H22V5H0Z");
    flag.line(cloth, Pen.round(Palette.RESERVE, 3));
    flag.draw(cloth, look.roof(), Pen.round(look.edge(), 1.2));
    String count = Integer.toString(Math.abs(army));
    double size = 15;
    double x = (army > 0 ? 9.5 : 11) - Serif.BOLD.width(count, size) / 2;
    flag.fill(Serif.BOLD.outline(count, x, 0.4, size), army > 0 ? Palette.INK : Paint.of(0xf3e9d2));
  }

  /// The three values of a province: those already scored are pale, the next one is on a dark
  /// ground.
  private static void worth(Canvas at, String[] values, int scored) {
    double side = 26;
    double left = -side * values.length / 2;
    at.draw(
        Shape.round(left, -side / 2, side * values.length, side, 5),
        Palette.RAISED,
        Pen.of(Palette.LINE2, 1.2));
    for (int i = 0; i < values.length; i++) {
      double middle = left + side * (i + 0.5);
      boolean next = i == scored;
      if (next) {
        at.fill(Shape.round(middle - side / 2, -side / 2, side, side, 5), Palette.INK);
      }
      Paint paint = next ? Paint.of(0xf6dfa0) : Palette.INK.faint(i < scored ? 0.4 : 1);
      double width = Serif.REGULAR.width(values[i], 19);
      at.fill(Serif.REGULAR.outline(values[i], middle - width / 2, 6.6, 19), paint);
    }
  }

  private static void track(Canvas at, int pawn) {
    int end = Math.max(10, Math.abs(pawn));
    double from = 50;
    double step = (WIDE - 2 * from) / (2 * end);
    at.line(Path.line(from, 0, WIDE - from, 0), Pen.of(Palette.LINE2, 1.2));
    for (int value = -end; value <= end; value++) {
      double x = from + step * (value + end);
      if (Math.abs(value) == end) {
        at.fill(Shape.round(x - 9, -9, 18, 18, 2), Palette.CINNABAR);
      } else {
        at.fill(Path.circle(x, 0, value % 5 == 0 ? 5.5 : 3.4), Palette.LINE2);
      }
    }
    Look.INK.emblem(at.at(from - 31, 0).scaled(1.3));
    Look.IVORY.emblem(at.at(WIDE - from + 31, 0).scaled(1.3));
    Path shape = Shape.of("M-8 6C-8 2-4 1-3-5A5.5 5.5 0 1 1 3-5C4 1 8 2 8 6Z");
    at.at(from + step * (pawn + end), -4)
        .scaled(2.1)
        .line(shape, Pen.round(Palette.RESERVE, 3.4))
        .draw(shape, Paint.of(0x286a50), Pen.round(Palette.INK, 1));
  }
}
