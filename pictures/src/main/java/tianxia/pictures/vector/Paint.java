package tianxia.pictures.vector;

/// An RGB colour with an opacity.
public record Paint(int rgb, double alpha) {

  public static Paint of(int rgb) {
    return new Paint(rgb, 1);
  }

  public Paint faint(double share) {
    return new Paint(rgb, alpha * share);
  }

  /// This colour mixed with another.
  ///
  /// @param share weight of this colour
  public Paint mixed(double share, Paint other) {
    return new Paint(mix(rgb, other.rgb, share), alpha);
  }

  /// Interpolates between two colours.
  static int mix(int one, int other, double share) {
    int of = (int) (share * 256 + 0.5);
    int rest = 256 - of;
    int even = ((one & 0xff00ff) * of + (other & 0xff00ff) * rest + 0x800080) >>> 8 & 0xff00ff;
    int odd = ((one & 0xff00) * of + (other & 0xff00) * rest + 0x8000) >>> 8 & 0xff00;
    return even | odd;
  }
}
