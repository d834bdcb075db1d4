package tianxia.games.contrees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// A complete territory written plainly from the rules, with names for everything: the board of the
/// reference engine.
///
/// @param corners for each contrée its six corners by accepted name, clockwise from the top
/// @param neighbours for each corner those connected to it by an edge of a contrée
record PlainTerritory(Map<String, List<String>> corners, Map<String, Set<String>> neighbours) {

  /// A place for a contrée, axial coordinates.
  record Hexagon(int q, int r) {
    /// From `q,r`.
    static Hexagon parse(String text) {
      int comma = text.indexOf(',');
      return new Hexagon(
          Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }

    List<Hexagon> neighbours() {
      return List.of(
          new Hexagon(q + 1, r),
          new Hexagon(q - 1, r),
          new Hexagon(q, r + 1),
          new Hexagon(q, r - 1),
          new Hexagon(q + 1, r - 1),
          new Hexagon(q - 1, r + 1));
    }

    /// The six corners, clockwise from the top. With x in units of √3/2 and y in halves, the centre
    /// is at 2q + r, 3r, and all corners have integer coordinates.
    List<Point> points() {
      int x = 2 * q + r;
      int y = 3 * r;
      return List.of(
          new Point(x, y - 2),
          new Point(x + 1, y - 1),
          new Point(x + 1, y + 1),
          new Point(x, y + 2),
          new Point(x - 1, y + 1),
          new Point(x - 1, y - 1));
    }
  }

  /// The coordinates of a corner.
  record Point(int x, int y) {}

  static PlainTerritory of(List<Hexagon> tiles) {
    List<Hexagon> inReadingOrder = new ArrayList<>(tiles);
    inReadingOrder.sort(Comparator.comparingInt(Hexagon::r).thenComparingInt(Hexagon::q));
    Map<Point, String> names = new LinkedHashMap<>();
    Map<String, List<String>> corners = new TreeMap<>();
    char letter = 'A';
    for (Hexagon tile : inReadingOrder) {
      List<String> rim = new ArrayList<>();
      int number = 1;
      for (Point point : tile.points()) {
        // Names come in ascending order, so the first one is the smallest.
        names.putIfAbsent(point, letter + "" + number++);
        rim.add(names.getOrDefault(point, ""));
      }
      corners.put(String.valueOf(letter), rim);
      letter++;
    }
    return new PlainTerritory(corners, neighbours(corners));
  }

  private static Map<String, Set<String>> neighbours(Map<String, List<String>> corners) {
    Map<String, Set<String>> all = new TreeMap<>();
    for (List<String> rim : corners.values()) {
      for (int i = 0; i < 6; i++) {
        String one = rim.get(i);
        String next = rim.get((i + 1) % 6);
        all.computeIfAbsent(one, name -> new TreeSet<>()).add(next);
        all.computeIfAbsent(next, name -> new TreeSet<>()).add(one);
      }
    }
    return all;
  }

  /// All corners by name.
  Set<String> names() {
    return neighbours.keySet();
  }

  /// The six corners of a contrée.
  List<String> rim(String contree) {
    return corners.getOrDefault(contree, List.of());
  }

  /// The neighbours of a corner.
  Set<String> beside(String corner) {
    return neighbours.getOrDefault(corner, Set.of());
  }

  /// The towers connected to the one on a corner, itself included (CON-8).
  Set<String> group(Map<String, Integer> towers, String from) {
    Set<String> group = new TreeSet<>(Set.of(from));
    for (Set<String> more = group; !more.isEmpty(); ) {
      Set<String> next = new TreeSet<>();
      for (String corner : more) {
        for (String beside : beside(corner)) {
          if (Objects.equals(towers.get(beside), towers.get(from)) && !group.contains(beside)) {
            next.add(beside);
          }
        }
      }
      group.addAll(next);
      more = next;
    }
    return group;
  }
}
