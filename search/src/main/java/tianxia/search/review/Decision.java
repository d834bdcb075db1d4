package tianxia.search.review;

import java.util.List;
import tianxia.kernel.Event;

/// A seat's choice between several actions, judged by what the seat knew.
///
/// @param ply number of events before it
/// @param seat that chose
/// @param taken what it chose, in notation
/// @param best the best choice; if a mix is best, its most probable choice
/// @param mixed whether several seats chose at the same time
/// @param chance of the seat after the best choice, from 0 to 1
/// @param error what the choice cost: the chance after the best choice minus that after the one
///   taken, from 0 to 1; 0 for every choice in the support of a mix
/// @param obvious whether it says nothing about the seat's skill: nothing was at stake, or one
///   choice was clearly best and was taken
/// @param expected the expected continuation, beginning with the best choice
/// @param after the same for the choice taken; at least that action
public record Decision(
    int ply,
    int seat,
    String taken,
    String best,
    boolean mixed,
    double chance,
    double error,
    boolean obvious,
    List<Event> expected,
    List<Event> after) {
  /// Choices whose chances differ by less than this count as equally good.
  public static final double NOTHING = 0.005;

  /// A best choice with at least this lead is clearly best.
  public static final double CLEAR = 0.2;

  /// Minimum size of an error that is shown.
  public static final double ERROR = 0.05;

  public Decision {
    expected = List.copyOf(expected);
    after = List.copyOf(after);
  }

  /// The same decision with values combined from all analyses.
  Decision valued(double value, double cost) {
    boolean nothing = obvious && cost < NOTHING;
    return new Decision(ply, seat, taken, best, mixed, value, cost, nothing, expected, after);
  }
}
