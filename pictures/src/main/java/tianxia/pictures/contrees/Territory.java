package tianxia.pictures.contrees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tianxia.pictures.vector.Path;

/// The contrées that have been laid: pointy-top hexagons with edges of 77.
///
/// @param contrees by letter, in reading order
/// @param corners by name
record Territory(Map<String, Contree> contrees, Map<String, Point> corners) {
  static final double EDGE = 77;
  static final double HALF = EDGE * Math.sqrt(3) / 2;

  /// In half widths and half edges, clockwise from the top.
  private static final int[][] CORNERS = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};

  record Point(double x, double y) {}

  /// @param q,r its place, in axial coordinates
  record Contree(int q, int r, Point middle) {
    Path hexagon(double scale) {
      double[] points = new double[2 * CORNERS.length];
      for (int i = 0; i < CORNERS.length; i++) {
        points[2 * i] = middle.x() + CORNERS[i][0] * HALF * scale;
        points[2 * i + 1] = middle.y() + CORNERS[i][1] * EDGE / 2 * scale;
      }
      return Path.polygon(points);
    }
  }

  static Contree at(int q, int r) {
    return new Contree(q, r, new Point(HALF * (2 * q + r), 1.5 * EDGE * r));
  }

  static Territory of(List<List<Integer>> tiles) {
    Map<String, Contree> contrees = new LinkedHashMap<>();
    Map<String, Point> corners = new LinkedHashMap<>();
    Map<String, String> names = new HashMap<>();
    List<List<Integer>> sorted = new ArrayList<>(tiles);
    sorted.sort(
        Comparator.comparing((List<Integer> tile) -> tile.get(1))
            .thenComparing(tile -> tile.get(0)));
    for (List<Integer> tile : sorted) {
      String letter = Character.toString('A' + contrees.size());
      Contree contree = at(tile.get(0), tile.get(1));
      contrees.put(letter, contree);
      for (int i = 0; i < CORNERS.length; i++) {
        int across = 2 * contree.q() + contree.r() + CORNERS[i][0];
        int down = 3 * contree.r() + CORNERS[i][1];
        String name = names.computeIfAbsent(across + "," + down, here -> "");
        if (name.isEmpty()) {
          names.put(across + "," + down, letter + (i + 1));
          corners.put(letter + (i + 1), new Point(across * HALF, down * EDGE / 2));
        }
      }
    }
    return new Territory(contrees, corners);
  }

  List<Path> hexagons(double scale) {
    return contrees.values().stream().map(contree -> contree.hexagon(scale)).toList();
  }
}
