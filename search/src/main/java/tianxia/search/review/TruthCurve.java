package tianxia.search.review;

import java.util.ArrayList;
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

  /// @param plies where something is known
  /// @param chances by seat, at each of them
  static TruthCurve of(PlayedGame<?> game, int seat, List<Integer> plies, List<double[]> chances) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < chances.size(); i++) {
      points.add(new Point(plies.get(i), chances.get(i)[seat]));
    }
    points.add(new Point(game.plies(), game.result(seat)));
    return new TruthCurve(points);
  }
}
