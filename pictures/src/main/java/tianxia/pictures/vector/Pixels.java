package tianxia.pictures.vector;

import java.util.Arrays;

/// A raster image of opaque RGB pixels.
public final class Pixels {
  private static final Fade EVEN = new Fade(0, 1, 1, 1);

  private final int width;
  private final int height;
  private final int[] rgb;

  public Pixels(int width, int height, int rgb) {
    this(width, height, new int[width * height]);
    Arrays.fill(this.rgb, rgb);
  }

  /// @param rgb row by row; not copied
  public Pixels(int width, int height, int[] rgb) {
    this.width = width;
    this.height = height;
    this.rgb = rgb;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public int rgb(int x, int y) {
    return rgb[y * width + x];
  }

  /// Copies another image onto this one.
  public void lay(Pixels other, int left, int top) {
    for (int y = 0; y < other.height; y++) {
      System.arraycopy(other.rgb, y * other.width, rgb, (top + y) * width + left, other.width);
    }
  }

  void blend(Coverage coverage, Paint paint) {
    blend(coverage, paint, EVEN);
  }

  void blend(Coverage coverage, Paint paint, Fade fade) {
    for (int y = 0; y < coverage.height; y++) {
      double alpha = paint.alpha() * fade.at(coverage.top + y);
      int from = coverage.row(y);
      int to = (coverage.top + y) * width + coverage.left;
      for (int x = 0; x < coverage.width; x++) {
        double share = coverage.shares[from + x] * alpha;
        if (share > 0.002) {
          rgb[to + x] = Paint.mix(paint.rgb(), rgb[to + x], share);
        }
      }
    }
  }
}
