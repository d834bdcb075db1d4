package tianxia.pictures.image;

import tianxia.pictures.vector.Pixels;

/// The rows of a PNG, each with the filter chosen for it.
final class Rows {
  private static final int NONE = 0;
  private static final int LEFT = 1;
  private static final int ABOVE = 2;
  private static final int MEAN = 3;
  private static final int PAETH = 4;

  /// The filters tried when writing: the mean filter is seldom the best.
  private static final int[] TRIED = {NONE, LEFT, ABOVE, PAETH};

  private Rows() {}

  static byte[] of(Pixels pixels) {
    int length = 3 * pixels.width();
    byte[] out = new byte[(length + 1) * pixels.height()];
    byte[] above = new byte[length];
    for (int y = 0; y < pixels.height(); y++) {
      byte[] row = row(pixels, y);
      int filter = best(row, above);
      int at = y * (length + 1);
      out[at] = (byte) filter;
      for (int i = 0; i < length; i++) {
        out[at + 1 + i] = (byte) (row[i] - guess(filter, row, above, i));
      }
      above = row;
    }
    return out;
  }

  private static byte[] row(Pixels pixels, int y) {
    byte[] row = new byte[3 * pixels.width()];
    for (int x = 0; x < pixels.width(); x++) {
      int rgb = pixels.rgb(x, y);
      row[3 * x] = (byte) (rgb >> 16);
      row[3 * x + 1] = (byte) (rgb >> 8);
      row[3 * x + 2] = (byte) rgb;
    }
    return row;
  }

  /// The filter with the smallest sum of absolute differences, as the standard suggests.
  private static int best(byte[] row, byte[] above) {
    int best = NONE;
    long least = Long.MAX_VALUE;
    for (int filter : TRIED) {
      long sum = 0;
      for (int i = 0; i < row.length && sum < least; i++) {
        sum += Math.abs((byte) (row[i] - guess(filter, row, above, i)));
      }
      if (sum < least) {
        least = sum;
        best = filter;
      }
    }
    return best;
  }

  private static int guess(int filter, byte[] row, byte[] above, int i) {
    int left = i < 3 ? 0 : row[i - 3] & 255;
    int up = above[i] & 255;
    return switch (filter) {
      case NONE -> 0;
      case LEFT -> left;
      case ABOVE -> up;
      case MEAN -> (left + up) / 2;
      case PAETH -> paeth(left, up, i < 3 ? 0 : above[i - 3] & 255);
      default -> throw new IllegalArgumentException("a PNG has the filter " + filter);
    };
  }

  private static int paeth(int left, int up, int corner) {
    int guess = left + up - corner;
    int toLeft = Math.abs(guess - left);
    int toUp = Math.abs(guess - up);
    int toCorner = Math.abs(guess - corner);
    if (toLeft <= toUp && toLeft <= toCorner) {
      return left;
    }
    return toUp <= toCorner ? up : corner;
  }

  static Pixels read(byte[] rows, int width, int height) {
    int length = 3 * width;
    int[] rgb = new int[width * height];
    byte[] above = new byte[length];
    for (int y = 0; y < height; y++) {
      byte[] row = new byte[length];
      int at = y * (length + 1);
      for (int i = 0; i < length; i++) {
        row[i] = (byte) (rows[at + 1 + i] + guess(rows[at], row, above, i));
      }
      for (int x = 0; x < width; x++) {
        rgb[y * width + x] =
            (row[3 * x] & 255) << 16 | (row[3 * x + 1] & 255) << 8 | row[3 * x + 2] & 255;
      }
      above = row;
    }
    return new Pixels(width, height, rgb);
  }
}
