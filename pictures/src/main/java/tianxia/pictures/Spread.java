package tianxia.pictures;

import java.util.List;
import tianxia.pictures.look.Palette;
import tianxia.pictures.look.Seal;
import tianxia.pictures.text.Serif;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Pixels;
import tianxia.pictures.vector.Shape;

/// An open album on a mount: a picture on the left leaf, text on the right, a fold between them.
final class Spread {
  static final int WIDTH = 1200;
  static final int HEIGHT = 630;

  private static final int EDGE = 20;
  private static final int MARGIN = 28;
  private static final int WORDS = 34;
  private static final double FOLD = 30;
  private static final String HOUSE = "Tianxia";

  /// The height of a leaf.
  static final int LEAF = HEIGHT - 2 * EDGE;

  private final Pixels pixels = new Pixels(WIDTH, HEIGHT, Palette.MOUNT.rgb());
  private final Canvas canvas = Canvas.on(pixels);
  private final double fold;

  /// A spread with a picture of this width within the left leaf.
  static Spread around(int picture) {
    return new Spread(EDGE + 2 * MARGIN + picture);
  }

  /// A spread with a picture that fills the left leaf.
  static Spread filled(Pixels picture) {
    Spread spread = new Spread(EDGE + picture.width());
    spread.pixels.lay(picture, EDGE, EDGE);
    spread.shade(-FOLD);
    return spread;
  }

  private Spread(int fold) {
    this.fold = fold;
    canvas.fill(Path.box(0, 0, WIDTH, HEIGHT), Palette.MOUNT2, 0, 0, HEIGHT, 1);
    double wide = WIDTH - 2 * EDGE;
    double high = HEIGHT - 2 * EDGE;
    for (int i = 1; i <= 9; i += 2) {
      Path around = Shape.round(EDGE - i / 2.0, EDGE - i / 2.0 + 4, wide + i, high + i, 4);
      canvas.line(around, Pen.of(Palette.SHADE.faint(0.24), i));
    }
    canvas.fill(Shape.round(EDGE, EDGE, wide, high, 3), Palette.PAPER);
    shade(-FOLD);
    shade(FOLD);
  }

  private void shade(double wide) {
    double low = HEIGHT - EDGE;
    for (int i = 1; i <= 10; i++) {
      double x = fold + wide * i / 10;
      canvas.fill(
          Path.box(Math.min(fold, x), EDGE, Math.abs(x - fold), low - EDGE),
          Palette.SHADE2.faint(0.16));
    }
  }

  /// A canvas for the left leaf, with the origin at the upper left of the picture.
  Canvas picture() {
    return canvas.at(EDGE + MARGIN, EDGE + MARGIN);
  }

  Canvas canvas() {
    return canvas;
  }

  double left() {
    return fold + WORDS;
  }

  double room() {
    return WIDTH - EDGE - WORDS - left();
  }

  /// Writes a line of text.
  void write(Serif serif, String text, double x, double y, double size, Paint paint) {
    canvas.fill(serif.outline(text, x, y, size), paint);
  }

  /// Draws the head of the right leaf: the game's seal and name.
  void head(Path seal, String name) {
    Seal.draw(canvas.at(left(), 60).scaled(0.56), seal);
    double x = left() + 92;
    double room = room() - 92;
    double size = Math.min(58, 58 * room / Serif.BOLD.width(name, 58));
    write(Serif.BOLD, name, x, 94 + size * 0.34, size, Palette.INK);
    canvas.line(Path.line(left(), 156, left() + room(), 156), Pen.of(Palette.LINE, 2));
  }

  /// Writes sentences from a height downwards, in as many lines as they need.
  ///
  /// @return the height below them
  double sentences(List<String> sentences, double from, double size, Paint paint) {
    double y = from;
    for (String sentence : sentences) {
      for (String line : Serif.REGULAR.lines(sentence, size, room())) {
        write(Serif.REGULAR, line, left(), y, size, paint);
        y += size * 1.3;
      }
    }
    return y;
  }

  /// Draws the house's seal and name at the foot of the right leaf.
  void foot() {
    Seal.house(canvas.at(left(), 524).scaled(0.26));
    write(Serif.REGULAR, HOUSE, left() + 50, 566, 34, Palette.MUTED);
  }

  Pixels pixels() {
    return pixels;
  }
}
