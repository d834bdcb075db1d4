package tianxia.pictures.look;

import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// Cinnabar seals with the origin at the upper left, 128 wide: 123 high with one sign, 232 with the
/// house's two.
public final class Seal {
  private static final Path WIDE =
      Shape.of("M7 3Q40 0 70 2T121 5Q127 30 125 64T123 122Q90 128 60 126T6 124Q1 90 3 51T7 3Z");
  private static final Path TALL =
      Shape.of("M7 3Q40 0 70 2T121 5Q127 30 125 117T123 228Q90 234 60 232T6 230Q1 164 3 94T7 3Z");
  private static final Path HEAVEN =
      Shape.of("M18 22H82M12 49H88M50 22V49Q46 76 14 90M51 52Q60 76 87 90");
  private static final Path UNDER = Shape.of("M10 20H90M47 20V92M53 42L76 60");

  private Seal() {}

  /// Draws a seal.
  ///
  /// @param strokes of the sign cut into it
  public static void draw(Canvas canvas, Path strokes) {
    canvas.fill(WIDE, Palette.CINNABAR);
    canvas.at(14, 14).line(strokes, Pen.square(Palette.ON_CINNABAR, 9));
  }

  /// Draws the house's seal.
  public static void house(Canvas canvas) {
    Pen pen = Pen.square(Palette.ON_CINNABAR, 10);
    canvas.fill(TALL, Palette.CINNABAR);
    canvas.at(14, 14).line(HEAVEN, pen);
    canvas.at(14, 120).line(UNDER, pen);
  }
}
