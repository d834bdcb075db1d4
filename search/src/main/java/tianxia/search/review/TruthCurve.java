package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;

/// A seat's chances over a game with full information, including the hands and orders of all seats
/// but not future draws.
///
/// @param points by ply, ascending, from before the first choice to after the end
public record TruthCurve(List<Point> points) {

  /// A chance at one position.
  ///
  /// @param ply number of events before it
  /// @param chance from 0 to 1
  public record Point(int ply, double chance) {}

  public TruthCurve {
    points = List.copyOf(points);
  }

  /// @param plies plies at which the chances are known
  /// @param chances chances by seat at each of these plies
  static TruthCurve of(PlayedGame<?> game, int seat, List<Integer> plies, List<double[]> chances) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < chances.size(); i++) {
      points.add(new Point(plies.get(i), chances.get(i)[seat]));
    }
    points.add(new Point(game.plies(), game.result(seat)));
    return new TruthCurve(points);
  }
}
