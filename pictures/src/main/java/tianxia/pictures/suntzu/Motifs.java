package tianxia.pictures.suntzu;

import java.util.List;
import tianxia.pictures.look.Palette;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// Sparse motifs of the provinces: dunes, peaks, grass and tents, houses and fields, waves.
final class Motifs {
  private static final Path PEAK =
      Shape.of("M-26 14L-8-16 0-6 8-18 30 14M-8-16l4 12M8-18l-3 13 6 9M-14-4l6 8");
  private static final Path DUNE = Shape.of("M-30 6Q-14-12 2 4Q14-8 32 6M-18 14Q-4 2 12 13");
  private static final Path TUFT = Shape.of("M0 6L-4-4M0 6V-6M0 6L4-4");
  private static final Path TENT = Shape.of("M-14 10V0Q0-14 14 0V10ZM-14 0H14M-3 10V3H3V10");
  private static final Path WAVE =
      Shape.of("M-24 0q6-6 12 0t12 0 12 0 12 0M-14 8q6-6 12 0t12 0 12 0");
  private static final Path HOUSE = Shape.of("M-14 0Q-6-2 0-9Q6-2 14 0M-9 0V10H9V0M-2 10V4H2V10");
  private static final Path FIELD = Shape.of("M-20-6H20M-22 0H22M-24 6H24");

  /// In the coordinates of a map of 1000 × 600.
  private record Motif(String province, double x, double y, double scale, Path path) {}

  private static final List<Motif> ALL =
      List.of(
          new Motif("Xi", 100, 115, 1, DUNE),
          new Motif("Xi", 320, 310, 0.9, DUNE),
          new Motif("Xi", 90, 340, 0.9, DUNE),
          new Motif("Xi", 310, 85, 0.9, DUNE),
          new Motif("Ti", 88, 452, 1, PEAK),
          new Motif("Ti", 95, 512, 0.8, PEAK),
          new Motif("Ti", 495, 545, 0.9, PEAK),
          new Motif("Ti", 545, 470, 0.75, PEAK),
          new Motif("Ti", 170, 552, 0.8, PEAK),
          new Motif("Mo", 500, 70, 1, TUFT),
          new Motif("Mo", 545, 160, 1, TUFT),
          new Motif("Mo", 890, 70, 1, TENT),
          new Motif("Mo", 860, 160, 1, TUFT),
          new Motif("Mo", 945, 175, 1, TUFT),
          new Motif("Mo", 480, 130, 1, TENT),
          new Motif("Ma", 930, 320, 1, HOUSE),
          new Motif("Ma", 890, 500, 1, HOUSE),
          new Motif("Ma", 925, 445, 0.8, HOUSE),
          new Motif("Ma", 650, 545, 1, FIELD),
          new Motif("Ma", 725, 275, 1, FIELD),
          new Motif("Qi", 420, 390, 1, WAVE),
          new Motif("Qi", 610, 390, 0.9, WAVE),
          new Motif("Qi", 620, 240, 0.8, WAVE));

  private Motifs() {}

  static void draw(Canvas map, String province) {
    Pen pen = Pen.round(Palette.INK.faint(0.32), 1.5);
    for (Motif motif : ALL) {
      if (motif.province().equals(province)) {
        map.at(motif.x() * 0.69, motif.y() * 430 / 600)
            .scaled(motif.scale() * 0.86)
            .line(motif.path(), pen);
      }
    }
  }
}
