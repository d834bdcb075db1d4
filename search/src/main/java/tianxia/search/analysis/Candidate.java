package tianxia.search.analysis;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import tianxia.kernel.Event;

/// One choice in an [Analysis].
///
/// @param action a legal action of the seat
/// @param value the seat's expected share of the win after it, from 0 to 1
/// @param probability with which the recommended strategy makes this choice: where all decide at
///   the same time, its part in the equilibrium mix; otherwise 1 for the best and 0 for the others
/// @param visits what the search has spent on it, in units of the search: playouts, rollouts,
///   positions, or visits of a node. 0 if the value is an estimate without search
/// @param error the standard error of the value where it is sampled; otherwise how much the last
///   deepening has changed it. The error of the evaluation itself is not included
/// @param line the expected continuation, as far as the search foresees it: this action first, in
///   notation. It ends where chance or something hidden decides
public record Candidate(
    int action, double value, double probability, long visits, double error, List<Event> line) {
  public Candidate {
    line = List.copyOf(line);
  }

  /// The action in notation.
  public String notation() {
    return line.getFirst().action();
  }

  Candidate valued(DoubleUnaryOperator curve) {
    return new Candidate(
        action, curve.applyAsDouble(value), probability, visits, spread(curve, value, error), line);
  }

  /// Half the length of an interval of ± one error on a curve.
  static double spread(DoubleUnaryOperator curve, double value, double error) {
    double high = curve.applyAsDouble(Math.min(1, value + error));
    double low = curve.applyAsDouble(Math.max(0, value - error));
    return error == 0 ? 0 : (high - low) / 2;
  }
}
