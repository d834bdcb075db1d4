package tianxia.pictures.vector;

import java.util.List;

/// The exact coverage of each pixel by an outline: the signed area to the right of each line is
/// accumulated from the left (as in Raph Levien's font-rs). Overlapping parts of opposite
/// orientation cancel out, so a hole has the opposite orientation of its outline.
final class Coverage {
  final int left;
  final int top;
  final int width;
  final int height;

  /// By pixel, from 0 to 1.
  final float[] shares;

  private Coverage(int left, int top, int width, int height) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.shares = new float[(width + 2) * height];
  }

  /// The coverage of an outline on a canvas of this size.
  static Coverage of(List<Contour> contours, int canvasWidth, int canvasHeight) {
    double[] edges = {canvasWidth, canvasHeight, 0, 0};
    for (Contour contour : contours) {
      for (int i = 0; i < contour.size(); i++) {
        edges[0] = Math.min(edges[0], contour.x(i));
        edges[1] = Math.min(edges[1], contour.y(i));
        edges[2] = Math.max(edges[2], contour.x(i));
        edges[3] = Math.max(edges[3], contour.y(i));
      }
    }
    int left = (int) Math.max(0, Math.floor(edges[0]));
    int top = (int) Math.max(0, Math.floor(edges[1]));
    int width = (int) Math.min(canvasWidth, Math.ceil(edges[2])) - left;
    int height = (int) Math.min(canvasHeight, Math.ceil(edges[3])) - top;
    Coverage coverage = new Coverage(left, top, Math.max(0, width), Math.max(0, height));
    if (width > 0 && height > 0) {
      contours.forEach(coverage::add);
      coverage.sum();
    }
    return coverage;
  }

  int row(int y) {
    return y * (width + 2);
  }

  private void add(Contour contour) {
    int size = contour.size();
    for (int i = 0; i < size; i++) {
      int next = (i + 1) % size;
      line(contour.x(i) - left, contour.y(i) - top, contour.x(next) - left, contour.y(next) - top);
    }
  }

  private void line(double fromX, double fromY, double toX, double toY) {
    boolean down = fromY < toY;
    double topX = down ? fromX : toX;
    double topY = down ? fromY : toY;
    double lowX = down ? toX : fromX;
    double lowY = down ? toY : fromY;
    if (topY == lowY || lowY <= 0 || topY >= height) {
      return;
    }
    double slope = (lowX - topX) / (lowY - topY);
    double x = topY < 0 ? topX - topY * slope : topX;
    int last = (int) Math.min(height, Math.ceil(lowY));
    for (int y = (int) Math.max(0, topY); y < last; y++) {
      double high = Math.min(y + 1, lowY) - Math.max(y, topY);
      double next = x + slope * high;
      double area = down ? high : -high;
      piece(
          row(y),
          Math.clamp(Math.min(x, next), 0, width),
          Math.clamp(Math.max(x, next), 0, width),
          area);
      x = next;
    }
  }

  /// The segment of a line within one row of pixels.
  private void piece(int row, double from, double to, double area) {
    int first = (int) from;
    int end = (int) Math.ceil(to);
    if (end <= first + 1) {
      double share = (from + to) / 2 - first;
      shares[row + first] += (float) (area - area * share);
      shares[row + first + 1] += (float) (area * share);
      return;
    }
    double each = 1 / (to - from);
    double begin = from - first;
    double rest = to - end + 1;
    double one = each * (1 - begin) * (1 - begin) / 2;
    double last = each * rest * rest / 2;
    shares[row + first] += (float) (area * one);
    if (end == first + 2) {
      shares[row + first + 1] += (float) (area * (1 - one - last));
    } else {
      double two = each * (1.5 - begin);
      shares[row + first + 1] += (float) (area * (two - one));
      for (int x = first + 2; x < end - 1; x++) {
        shares[row + x] += (float) (area * each);
      }
      double before = two + (end - first - 3) * each;
      shares[row + end - 1] += (float) (area * (1 - before - last));
    }
    shares[row + end] += (float) (area * last);
  }

  private void sum() {
    for (int y = 0; y < height; y++) {
      float sum = 0;
      for (int i = row(y); i < row(y + 1); i++) {
        sum += shares[i];
        shares[i] = Math.min(1, Math.abs(sum));
      }
    }
  }

  /// The product with another coverage, which clips it.
  Coverage within(Coverage other) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        shares[row(y) + x] *= other.at(left + x, top + y);
      }
    }
    return this;
  }

  private float at(int x, int y) {
    int across = x - left;
    int down = y - top;
    return across < 0 || down < 0 || across >= width || down >= height
        ? 0
        : shares[row(down) + across];
  }
}
