package tianxia.pictures.pagoda;

import java.util.List;
import tianxia.pictures.board.BoardPicture;
import tianxia.pictures.board.View;
import tianxia.pictures.look.Palette;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;
import tianxia.pictures.vector.Sketch;

/// Pagoda: the six building sites in a row in front of mountains.
public final class PagodaPicture implements BoardPicture {
  private static final Path SEAL =
      Shape.of(
          "M5 36H35M20 14V72M3 78L38 67M42 20H97M58 7V32M81 7V32M69 32Q62 48 40 56M70 34Q80 50 98 56"
              + "M56 60H83M51 72H87V95H51Z");
  private static final int SITES = 6;
  private static final double PITCH = (double) WIDE / SITES;
  private static final double HALF = PITCH * 0.3;

  /// The y of the ground, with room below it.
  private static final double GROUND = HEIGHT - 44;

  /// Margin above a finished pagoda.
  private static final double AIR = 26;

  private static final int MIN_FLOORS = 3;

  /// Peaks: position and height as shares, then width.
  private static final double[][] FAR = {
    {0.05, 0.7, 0.06}, {0.15, 1, 0.07}, {0.27, 0.6, 0.07}, {0.4, 0.34, 0.08},
    {0.56, 0.5, 0.08}, {0.68, 0.9, 0.065}, {0.77, 1.12, 0.06}, {0.95, 0.62, 0.08}
  };

  private static final double[][] NEAR = {
    {0, 1, 0.08}, {0.11, 0.55, 0.07}, {0.23, 0.36, 0.07}, {0.38, 0.75, 0.07},
    {0.47, 1, 0.06}, {0.6, 0.45, 0.09}, {0.86, 0.9, 0.07}, {1, 1.1, 0.08}
  };

  @Override
  public int width() {
    return WIDE;
  }

  @Override
  public Path seal() {
    return SEAL;
  }

  @Override
  public String count(View view, int seat) {
    List<Integer> score = view.numbers("score");
    return seat <= score.size() ? Integer.toString(score.get(seat - 1)) : "";
  }

  @Override
  public void draw(View view, Canvas canvas) {
    Path frame = Path.box(0.5, 0.5, WIDE - 1, HEIGHT - 1);
    sky(canvas.within(frame));
    List<Tower> towers = view.textLists("sites").stream().map(Tower::of).toList();
    int floors =
        Math.max(
            MIN_FLOORS, towers.stream().mapToInt(tower -> tower.floors().size()).max().orElse(0));
    double rest = TowerDrawing.height(HALF, 0, floors);
    double column = Math.clamp((GROUND - AIR - rest) / floors, HALF * 0.9, HALF * 2.4);
    TowerDrawing drawing = new TowerDrawing(HALF, column);
    for (int i = 0; i < towers.size(); i++) {
      drawing.draw(towers.get(i), canvas.at(PITCH * (i + 0.5) - 4, GROUND));
    }
    canvas.line(frame, Pen.of(Palette.LINE2, 1.2));
    canvas.line(Path.box(5, 5, WIDE - 10, HEIGHT - 10), Pen.of(Palette.LINE, 1));
  }

  private static void sky(Canvas canvas) {
    double foot = GROUND - HALF * 0.8;
    canvas.fill(Path.circle(WIDE * 0.84, HEIGHT * 0.17, 34), Pigment.SUN);
    canvas.fill(
        range(FAR, foot, HEIGHT * 0.36, 1), Palette.WATER, foot - HEIGHT * 0.4, 0.5, foot, 0.06);
    canvas.fill(
        range(NEAR, foot + 6, HEIGHT * 0.2, 4), Palette.WATER, foot - HEIGHT * 0.2, 0.6, foot, 0.1);
    canvas.fill(
        Path.box(0, foot - 6, WIDE, HEIGHT - foot + 6),
        Pigment.GROUND,
        foot - 6,
        0,
        foot + 30,
        0.75);
    Pen grass = Pen.round(Palette.MUTED.faint(0.3), 1);
    for (int k = 0; k < 16; k++) {
      double x = k * 137.5 % WIDE;
      double y = foot + 14 + k * 53 % Math.max(HEIGHT - foot - 24, 1);
      canvas.at(x, y).line(Shape.of("M0 0q18-3 36 0t36 0"), grass);
    }
  }

  private static Path range(double[][] peaks, double foot, double high, int seed) {
    Sketch range = new Sketch().move(0, HEIGHT);
    for (int x = 0; x <= WIDE; x += 5) {
      double u = (double) x / WIDE;
      double most = 0;
      for (double[] peak : peaks) {
        double t = Math.abs(u - peak[0]) / peak[2];
        double height = Math.exp(-t * t * 1.6) * 0.72 + Math.exp(-t * 3.2) * 0.28;
        most = Math.max(most, peak[1] * height);
      }
      double rough = 1 + 0.035 * Math.sin(u * 71 + seed) + 0.022 * Math.sin(u * 173 + seed * 3);
      range.line(x, foot - most * rough * high);
    }
    return range.line(WIDE, HEIGHT).close().path();
  }
}
