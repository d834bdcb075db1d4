package tianxia.pictures.qin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Shape;

/// The outline of connected squares: rounded corners, and sides that waver like brush strokes,
/// always the same at the same place.
///
/// @param inset distance of the outline from the squares' edges
/// @param wobble maximum displacement of the middle of a side
record Shore(double inset, double radius, double wobble) {
  /// Directions of a square's sides, clockwise from its upper left corner.
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

  private record Corner(int x, int y) {}

  private record Side(int x, int y, int way) {}

  private record Point(double x, double y) {
    Point towards(Point other, double length) {
      return new Point(
          x + Math.signum(other.x - x) * length, y + Math.signum(other.y - y) * length);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.2f %.2f", x, y);
    }
  }

  Path around(List<Integer> squares) {
    StringBuilder path = new StringBuilder();
    loops(squares).forEach(loop -> draw(loop, path));
    return Shape.of(path.toString());
  }

  /// The corners of each contour, clockwise; those of holes counter-clockwise.
  private static List<List<Corner>> loops(List<Integer> squares) {
    Set<Integer> inside = new HashSet<>(squares);
    List<Side> all = new ArrayList<>();
    for (int square : squares) {
      for (int way = 0; way < STEPS.length; way++) {
        int next = Grid.neighbour(square, way);
        if (next < 0 || !inside.contains(next)) {
          int right = way == 1 || way == 2 ? 1 : 0;
          int down = way == 2 || way == 3 ? 1 : 0;
          all.add(new Side(Grid.column(square) + right, Grid.row(square) + down, way));
        }
      }
    }
    Set<Side> left = new HashSet<>(all);
    return all.stream().filter(left::contains).map(side -> follow(left, side)).toList();
  }

  private static List<Corner> follow(Set<Side> sides, Side first) {
    List<Corner> corners = new ArrayList<>();
    Side at = first;
    do {
      sides.remove(at);
      Side here = at;
      int x = at.x() + STEPS[at.way()][0];
      int y = at.y() + STEPS[at.way()][1];
      // Where two squares only touch at a corner, turning right follows the same square.
      Side next =
          IntStream.of(1, 0, 3)
              .mapToObj(turn -> new Side(x, y, (here.way() + turn) % 4))
              .filter(side -> sides.contains(side) || side.equals(first))
              .findFirst()
              .orElse(first);
      if (next.way() != at.way()) {
        corners.add(new Corner(x, y));
      }
      at = next;
    } while (!at.equals(first));
    return corners;
  }

  private void draw(List<Corner> corners, StringBuilder path) {
    int count = corners.size();
    List<Point> points = IntStream.range(0, count).mapToObj(i -> moved(corners, i)).toList();
    for (int i = 0; i < count; i++) {
      Point a = points.get(i);
      Point b = points.get((i + 1) % count);
      Point c = points.get((i + 2) % count);
      if (i == 0) {
        path.append('M').append(a.towards(b, radius));
      }
      path.append('Q').append(wavered(a, b)).append(' ').append(b.towards(a, radius));
      path.append('Q').append(b).append(' ').append(b.towards(c, radius));
    }
    path.append('Z');
  }

  private Point moved(List<Corner> corners, int index) {
    int count = corners.size();
    Corner before = corners.get((index + count - 1) % count);
    Corner at = corners.get(index);
    Corner next = corners.get((index + 1) % count);
    int inX = Integer.signum(at.x() - before.x());
    int inY = Integer.signum(at.y() - before.y());
    int onX = Integer.signum(next.x() - at.x());
    int onY = Integer.signum(next.y() - at.y());
    return new Point(
        at.x() * Grid.SIDE + inset * (-inY - onY), at.y() * Grid.SIDE + inset * (inX + onX));
  }

  private Point wavered(Point a, Point b) {
    double grain = grain(Math.round(a.x * 7 + b.x * 3), Math.round(a.y * 5 + b.y * 11));
    double away = wobble * (2 * grain - 1);
    return a.y == b.y
        ? new Point((a.x + b.x) / 2, a.y + away)
        : new Point(a.x + away, (a.y + b.y) / 2);
  }

  /// A hash of two integers, in [0, 1).
  static double grain(long a, long b) {
    int h = ((int) a ^ 0x9e3779b9) * 0x85ebca6b ^ ((int) b ^ 0xc2b2ae35) * 0x27d4eb2f;
    h = (h ^ (h >>> 15)) * 0x2c1b3c6d;
    h = (h ^ (h >>> 12)) * 0x297a2d39;
    return ((h ^ (h >>> 15)) & 0xffffffffL) / 4294967296.0;
  }
}
