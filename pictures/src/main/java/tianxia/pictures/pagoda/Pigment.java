package tianxia.pictures.pagoda;

import java.util.List;
import tianxia.pictures.look.Palette;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;
import tianxia.pictures.vector.Shape;

/// The five colours of Pagoda, and the colours of its stones (`web/src/games/pagoda/pigments.css`).
enum Pigment {
  R(0xb23a2b),
  G(0x3d7d63),
  B(0x2f5f8f),
  Y(0xd6a02e),
  V(0x6d4a7d);

  static final Paint EDGE = Paint.of(0x241d15);
  static final Paint GOLD = Paint.of(0xe7c877);
  static final Paint DECK = Paint.of(0xefe2c4);
  static final Paint STONE = Paint.of(0xdccfb4);
  static final Paint DARK_STONE = Paint.of(0xbfb196);
  static final Paint GROUND = Paint.of(0xc9bd95);
  static final Paint SUN = Paint.of(0xefe1b9);
  private static final Paint ON = Paint.of(0xfdf8ec);
  private static final Paint ON_YELLOW = Paint.of(0x33240a);

  private final int rgb;

  Pigment(int rgb) {
    this.rgb = rgb;
  }

  static Pigment of(char letter) {
    return switch (letter) {
      case 'R' -> R;
      case 'G' -> G;
      case 'B' -> B;
      case 'Y' -> Y;
      default -> V;
    };
  }

  Paint paint() {
    return Paint.of(rgb);
  }

  /// The colour of what is carved into it.
  Paint cut() {
    return this == Y ? ON_YELLOW : ON;
  }

  /// Draws its sign into a square of 24, for the board below the eaves.
  void sign(Canvas canvas) {
    Paint tone = cut();
    for (Path body : bodies()) {
      canvas.fill(body, tone);
    }
    if (this == Y) {
      canvas.line(Shape.of("M16.3 6.2A7.6 7.6 0 1 0 18.2 16"), Pen.of(tone, 4.3));
    }
    Pen pen = Pen.round(paint(), 1.3);
    switch (this) {
      case R ->
          canvas.line(
              Shape.of("M12 5.4v12M8.5 5.9c-2.7 3.2-2.7 7.8 0 11M15.5 5.9c2.7 3.2 2.7 7.8 0 11"),
              pen);
      case V ->
          canvas.line(
              Shape.of("M7.6 15.2 3.9 8.6M10.2 13.7 8.3 5.9M13.8 13.7l1.9-7.8M16.4 15.2l3.7-6.6"),
              pen);
      default -> {}
    }
  }

  private List<Path> bodies() {
    return switch (this) {
      case R ->
          List.of(
              Path.box(8.2, 3.2, 7.6, 2.3),
              Path.box(8.2, 17.4, 7.6, 2.3),
              Path.ellipse(12, 11.4, 9, 6.2));
      case G ->
          List.of(
              Shape.of("M4.2 10.6c1-4.3 4.2-6.5 7.5-6.5s6.7 2.2 7.7 6.5z"),
              Shape.of("M2 12h20c0 4.5-2.7 7.5-6 8.5V23H8v-2.5C4.7 19.5 2 16.5 2 12z"));
      case B ->
          List.of(
              Shape.of("M.6 11.2c4.6-.5 8.4 2 10.4 7C5.7 19.2 1.9 16.6.6 11.2z"),
              Shape.of("M23.4 11.2c-4.6-.5-8.4 2-10.4 7 5.3 1 9.1-1.6 10.4-7z"),
              Shape.of("M12 1.5c4 4.3 4.8 10.6 0 16.4-4.8-5.8-4-12.1 0-16.4z"),
              Shape.of("M4.5 19.8c5 1.4 10 1.4 15 0-2 3.6-13 3.6-15 0z"));
      case Y ->
          List.of(
              Shape.of("M13 2.9c3-1.6 6-.9 7.6.8 1.3.5 2.5 2.3 2.6 4.2l-3.7 1.5-5-.5z"),
              Shape.of("M16.6 17.2l4.6-4.7.2 4.2c-.8 2-2.2 3.4-3.8 4.1z"),
              Shape.of("M14.5 3.6C12.3.4 7.6-.4 3.2 2.5c3.6-.3 6.6.9 8 3.6z"));
      case V -> List.of(Shape.of("M.4 13.6A12.6 12.6 0 0 1 23.6 13.6L17 16.4a5.5 5.5 0 0 0-10 0z"));
    };
  }

  /// The pen for the edges of all stones and timbers.
  static Pen edge(double width) {
    return Pen.round(EDGE, width);
  }

  static Paint ink() {
    return Palette.INK;
  }
}
