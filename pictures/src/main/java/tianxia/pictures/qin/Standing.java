package tianxia.pictures.qin;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tianxia.pictures.look.Look;
import tianxia.pictures.look.Pagoda;
import tianxia.pictures.qin.Grid.Area;
import tianxia.pictures.vector.Canvas;

/// A pagoda and the centre of its base. In a province it stands near the centre, preferably with a
/// square of the province above it; in a village it is smaller.
record Standing(int seat, boolean two, boolean village, double x, double y) {
  /// From this number of squares on, a province has two pagodas, drawn as one.
  private static final int MAJOR = 5;

  private static final double VILLAGE_SCALE = 0.86;

  /// From back to front.
  static List<Standing> of(
      List<Area> areas, Map<String, Integer> owners, Map<String, Integer> lords) {
    Stream<Standing> provinces =
        areas.stream()
            .filter(area -> "RYB".indexOf(area.kind()) >= 0)
            .filter(area -> owners.getOrDefault(area.name(), 0) > 0)
            .map(area -> province(area, owners.getOrDefault(area.name(), 0)));
    Stream<Standing> villages =
        areas.stream()
            .filter(area -> area.kind() == 'o')
            .filter(area -> lords.getOrDefault(area.name(), 0) > 0)
            .map(area -> village(area, lords.getOrDefault(area.name(), 0)));
    return Stream.concat(provinces, villages)
        .sorted(Comparator.comparingDouble(Standing::y).thenComparingDouble(Standing::x))
        .toList();
  }

  private static Standing village(Area area, int seat) {
    return new Standing(seat, false, true, area.middle(true), area.middle(false) + 13);
  }

  private static Standing province(Area area, int seat) {
    boolean two = area.squares().size() >= MAJOR;
    int best = area.squares().getFirst();
    double least = Double.MAX_VALUE;
    for (int square : area.squares()) {
      double cost = cost(area, square, two);
      if (cost < least) {
        best = square;
        least = cost;
      }
    }
    return new Standing(
        seat,
        two,
        false,
        Grid.column(best) * Grid.SIDE + Grid.SIDE / 2,
        Grid.row(best) * Grid.SIDE + 42);
  }

  private static double cost(Area area, int square, boolean two) {
    double away =
        Math.hypot(
            Grid.column(square) + 0.5 - area.middle(true) / Grid.SIDE,
            Grid.row(square) + 0.5 - area.middle(false) / Grid.SIDE);
    int above = Grid.neighbour(square, 0);
    boolean roofless = above < 0 || !area.squares().contains(above);
    double out = two && above < 0 ? 4 : 0;
    double open = two ? 1.2 : 0.3;
    return away + out + (roofless ? open : 0) + square / 1e6;
  }

  void draw(Canvas board) {
    Canvas place = board.at(x, y);
    Pagoda.of(Look.of(seat), two).draw(village ? place.scaled(VILLAGE_SCALE) : place);
  }
}
