package tianxia.pictures.vector;

/// A colour, by its red, green and blue, as opaque as `alpha` says.
public record Paint(int rgb, double alpha) {

  public static Paint of(int rgb) {
    return new Paint(rgb, 1);
  }

  public Paint faint(double share) {
    return new Paint(rgb, alpha * share);
  }

  /// This, mixed with another.
  ///
  /// @param share of this
  public Paint mixed(double share, Paint other) {
    return new Paint(mix(rgb, other.rgb, share), alpha);
  }

  /// A colour between two.
  static int mix(int one, int other, double share) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double value = (one >> shift & 255) * share + (other >> shift & 255) * (1 - share);
      mixed |= (int) (value + 0.5) << shift;
    }
    return mixed;
  }
}
