package tianxia.search.review;

import java.util.List;

/// A seat's chances over a game by what was really so, hands and orders of all seats included;
/// draws are open.
///
/// @param points by ply, ascending, the first before the first choice and the last after the end
public record TruthCurve(List<Point> points) {

  /// A chance at one position.
  ///
  /// @param ply events before it
  /// @param chance from 0 to 1
  public record Point(int ply, double chance) {}

  public TruthCurve {
    points = List.copyOf(points);
  }
}
