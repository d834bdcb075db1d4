package tianxia.pictures.look;

import java.util.ArrayList;
import java.util.List;
import tianxia.pictures.vector.Canvas;
import tianxia.pictures.vector.Paint;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Pen;

/// A piece of a seat, standing on the origin: parts from bottom to top, with a thin outline in the
/// colour of the paper around the whole.
public final class Piece {
  private static final double RESERVE = 4.5;
  private static final double EDGE = 1.1;

  private final Look look;
  private final Path foot;
  private final List<Part> parts = new ArrayList<>();

  private sealed interface Part {
    record Filled(Path path, Paint paint) implements Part {}

    record Dark(Path path) implements Part {}

    record Lines(Path path, double width) implements Part {}
  }

  /// @param foot the shape of its shadow
  public Piece(Look look, Path foot) {
    this.look = look;
    this.foot = foot;
  }

  public Piece wall(Path path) {
    parts.add(new Part.Filled(path, look.wall()));
    return this;
  }

  public Piece roof(Path path) {
    parts.add(new Part.Filled(path, look.roof()));
    return this;
  }

  public Piece dark(Path path) {
    parts.add(new Part.Dark(path));
    return this;
  }

  public Piece lines(Path path, double width) {
    parts.add(new Part.Lines(path, width));
    return this;
  }

  public void draw(Canvas canvas) {
    canvas.fill(foot, Palette.SHADE);
    Pen reserve = Pen.round(Palette.RESERVE, RESERVE);
    for (Part part : parts) {
      if (part instanceof Part.Filled(Path path, Paint _)) {
        canvas.draw(path, Palette.RESERVE, reserve);
      }
    }
    for (Part part : parts) {
      switch (part) {
        case Part.Filled(Path path, Paint paint) ->
            canvas.draw(path, paint, Pen.round(look.edge(), EDGE));
        case Part.Dark(Path path) -> canvas.fill(path, look.edge());
        case Part.Lines(Path path, double width) ->
            canvas.line(path, Pen.round(look.edge(), width));
      }
    }
  }
}
