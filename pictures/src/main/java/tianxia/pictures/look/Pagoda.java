package tianxia.pictures.look;

import tianxia.pictures.vector.Path;

/// A seat's pagoda, standing on the origin: 34 × 36 with two roofs, 37 × 62 with four.
public final class Pagoda {
  private static final double[][] SINGLE = {
    {17, 8.5, -8.6, -16.8, 9.5}, {14.6, 1.6, -20.8, -30.2, 8.2}
  };
  private static final double[][] DOUBLE = {
    {18.5, 9.2, -8.4, -16, 10.4},
    {16.3, 8.1, -19.8, -27.4, 9.1},
    {14.3, 7.2, -31.2, -38.8, 8},
    {12.6, 1.6, -42.6, -51.3, 7.1}
  };
  private static final double PLINTH = -3.4;

  private Pagoda() {}

  public static Piece of(Look look, boolean two) {
    Piece piece = new Piece(look, Path.ellipse(1, 1.5, 20, 4.5));
    double wide = two ? 15.2 : 13.9;
    piece.wall(Path.box(-wide, PLINTH, 2 * wide, -PLINTH));
    if (two) {
      piece.wall(Path.box(-18.1, 0, 36.2, 2.6));
    }
    double foot = PLINTH;
    for (double[] floor : two ? DOUBLE : SINGLE) {
      storey(piece, look, floor, foot);
      foot = floor[3] + 1.2;
    }
    return piece.roof(look.finial(two ? -51.3 : -30.2, 1));
  }

  /// @param floor half widths of eaves and ridge, their heights, half width of the walls
  private static void storey(Piece piece, Look look, double[] floor, double foot) {
    double wall = floor[4];
    double eave = floor[2] - 2;
    piece.wall(Path.box(-wall, eave, 2 * wall, foot - eave));
    double post = 0.42 * wall;
    if (foot == PLINTH) {
      piece.dark(Path.box(-2.3, eave + 2.6, 4.6, PLINTH - eave - 2.6));
    } else {
      piece.lines(Path.line(-post, foot, -post, eave + 2), 1.1);
      piece.lines(Path.line(post, foot, post, eave + 2), 1.1);
    }
    piece.roof(look.roof(floor[0], floor[1], floor[2], floor[3]));
  }
}
