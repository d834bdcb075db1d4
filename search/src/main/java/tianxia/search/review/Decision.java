package tianxia.search.review;

import java.util.List;
import tianxia.kernel.Event;

/// A seat's choice between several actions, judged by what the seat knew.
///
/// @param ply events before it
/// @param seat that chose
/// @param taken what it chose, in notation
/// @param best the best choice; where a mix is best, its most probable one
/// @param mixed whether several seats chose at the same time
/// @param chance of the seat after the best choice, from 0 to 1
/// @param error what the choice cost: the chance after the best one less that after the one taken,
///   from 0 to 1; 0 for all that lies in the support of a mix
/// @param obvious whether it says nothing about how well the seat plays: nothing was at stake, or
///   one choice stood clear and was taken
/// @param expected the expected continuation after the best choice, which it begins with
/// @param after the same for what was taken; at least that action
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
  /// Choices closer than this are equally good for all that it matters.
  public static final double NOTHING = 0.005;

  /// A best choice that is ahead by this stands clear.
  public static final double CLEAR = 0.2;

  /// An error from this size on is worth showing.
  public static final double ERROR = 0.05;

  public Decision {
    expected = List.copyOf(expected);
    after = List.copyOf(after);
  }

  /// The same with what all analyses together say.
  Decision valued(double value, double cost) {
    boolean nothing = obvious && cost < NOTHING;
    return new Decision(ply, seat, taken, best, mixed, value, cost, nothing, expected, after);
  }
}
