package tianxia.pictures.vector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Cuts lines into dashes.
final class Dashes {
  private final double[] lengths;
  private final List<Contour> out = new ArrayList<>();
  private double[] dash = new double[16];
  private int count;
  private int index;
  private double left;

  private Dashes(double[] lengths) {
    this.lengths = lengths;
  }

  static List<Contour> of(List<Contour> lines, List<Double> lengths, double scale) {
    Dashes dashes = new Dashes(lengths.stream().mapToDouble(length -> length * scale).toArray());
    lines.forEach(dashes::cut);
    return dashes.out;
  }

  private void cut(Contour line) {
    index = 0;
    left = lengths[0];
    int pieces = line.closed() ? line.size() : line.size() - 1;
    add(line.x(0), line.y(0));
    for (int i = 0; i < pieces; i++) {
      int next = (i + 1) % line.size();
      piece(line.x(i), line.y(i), line.x(next), line.y(next));
    }
    finish();
  }

  private void piece(double fromX, double fromY, double toX, double toY) {
    double length = Math.hypot(toX - fromX, toY - fromY);
    double done = 0;
    while (length - done > left) {
      done += left;
      double x = fromX + (toX - fromX) * done / length;
      double y = fromY + (toY - fromY) * done / length;
      add(x, y);
      finish();
      index = (index + 1) % lengths.length;
      left = lengths[index];
      add(x, y);
    }
    left -= length - done;
    add(toX, toY);
  }

  private void add(double x, double y) {
    if (count == dash.length) {
      dash = Arrays.copyOf(dash, 2 * count);
    }
    dash[count++] = x;
    dash[count++] = y;
  }

  private void finish() {
    if (index % 2 == 0 && count > 2) {
      out.add(new Contour(Arrays.copyOf(dash, count), false));
    }
    count = 0;
  }
}
