package tianxia.pictures;

import java.util.List;
import tianxia.pictures.look.Palette;
import tianxia.pictures.look.Seal;
import tianxia.pictures.text.Serif;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Pixels;
import tianxia.pictures.vector.Shape;

/// All games side by side, each on its own leaf, above the house's name.
final class HouseSpread {
  private static final int GAP = 20;
  private static final int TOP = 28;
  private static final int HIGH = 400;

  private HouseSpread() {}

  static Pixels of(List<String> games, List<String> sentences) {
    Pixels pixels = new Pixels(Spread.WIDTH, Spread.HEIGHT, Palette.MOUNT.rgb());
    Canvas canvas = Canvas.on(pixels);
    canvas.fill(
        Path.box(0, 0, Spread.WIDTH, Spread.HEIGHT), Palette.MOUNT2, 0, 0, Spread.HEIGHT, 1);
    int wide = (Spread.WIDTH - GAP * (games.size() + 1)) / Math.max(1, games.size());
    for (int i = 0; i < games.size(); i++) {
      int left = GAP + i * (wide + GAP);
      canvas.fill(Shape.round(left - 2, TOP + 1, wide + 4, HIGH + 4, 3), Palette.SHADE);
      pixels.lay(Art.of(games.get(i)).strip(wide, HIGH), left, TOP);
      canvas.line(Path.box(left, TOP, wide, HIGH), Pen.of(Palette.LINE, 2));
    }
    Seal.house(canvas.at(GAP + 8, 458).scaled(0.6));
    canvas.fill(Serif.BOLD.outline("Tianxia", 124, 526, 68), Palette.INK);
    double y = 578;
    for (String sentence : sentences) {
      canvas.fill(Serif.REGULAR.outline(sentence, 126, y, 36), Palette.MUTED);
      y += 46;
    }
    return pixels;
  }
}
