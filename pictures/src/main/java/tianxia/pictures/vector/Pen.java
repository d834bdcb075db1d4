package tianxia.pictures.vector;

import java.util.Arrays;
import java.util.List;

/// A stroke style.
///
/// @param dashes alternating lengths of dashes and gaps; none for a solid line
/// @param end the line cap
public record Pen(Paint paint, double width, List<Double> dashes, End end) {
  public Pen {
    dashes = List.copyOf(dashes);
  }

  public enum End {
    FLAT,
    ROUND,
    SQUARE
  }

  public static Pen of(Paint paint, double width) {
    return new Pen(paint, width, List.of(), End.FLAT);
  }

  public static Pen round(Paint paint, double width) {
    return new Pen(paint, width, List.of(), End.ROUND);
  }

  public static Pen square(Paint paint, double width) {
    return new Pen(paint, width, List.of(), End.SQUARE);
  }

  public Pen dashed(double... lengths) {
    return new Pen(paint, width, Arrays.stream(lengths).boxed().toList(), end);
  }
}
