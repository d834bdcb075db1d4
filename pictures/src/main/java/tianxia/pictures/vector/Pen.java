package tianxia.pictures.vector;

/// What draws a line.
///
/// @param dashes lengths of dashes and gaps in turn; none for a whole line
/// @param end how a line ends
public record Pen(Paint paint, double width, double[] dashes, End end) {
  public enum End {
    FLAT,
    ROUND,
    SQUARE
  }

  public static Pen of(Paint paint, double width) {
    return new Pen(paint, width, new double[0], End.FLAT);
  }

  public static Pen round(Paint paint, double width) {
    return new Pen(paint, width, new double[0], End.ROUND);
  }

  public static Pen square(Paint paint, double width) {
    return new Pen(paint, width, new double[0], End.SQUARE);
  }

  public Pen dashed(double... lengths) {
    return new Pen(paint, width, lengths.clone(), end);
  }
}
