package tianxia.pictures;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tianxia.pictures.image.Png;
import tianxia.pictures.vector.Pixels;

/// A game's picture from the first page, taken by `web/scripts/art.mjs`: as high as the leaf.
record Art(Pixels pixels) {
  static Art of(String game) {
    String file = "/tianxia/pictures/art/" + game + ".png";
    try (InputStream in = Art.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing from the program");
      }
      return new Art(Png.read(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Its centre, scaled down: each pixel is the mean of those that it replaces.
  Pixels strip(int width, int height) {
    double scale = (double) pixels.height() / height;
    double left = (pixels.width() - width * scale) / 2;
    int[] rgb = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        rgb[y * width + x] = mean(left + x * scale, y * scale, scale);
      }
    }
    return new Pixels(width, height, rgb);
  }

  private int mean(double left, double top, double side) {
    double[] sums = new double[3];
    double all = 0;
    for (int y = (int) top; y < Math.min(top + side, pixels.height()); y++) {
      double high = Math.min(y + 1, top + side) - Math.max(y, top);
      for (int x = (int) left; x < Math.min(left + side, pixels.width()); x++) {
        double share = high * (Math.min(x + 1, left + side) - Math.max(x, left));
        int rgb = pixels.rgb(x, y);
        sums[0] += share * (rgb >> 16);
        sums[1] += share * (rgb >> 8 & 255);
        sums[2] += share * (rgb & 255);
        all += share;
      }
    }
    int mean = 0;
    for (double sum : sums) {
      mean = mean << 8 | (int) (sum / all + 0.5);
    }
    return mean;
  }
}
