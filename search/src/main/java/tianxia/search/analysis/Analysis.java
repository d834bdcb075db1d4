package tianxia.search.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;

/// What a position is worth to one seat, by what that seat knows.
///
/// @param seat for which it was made
/// @param mixed whether several seats decide at the same time, so that the best strategy may be a
///   mix of choices
/// @param shares each seat's expected share of the win, from seat 1 on; they sum to 1
/// @param error of the seat's share, as in [Candidate]
/// @param visits the whole effort, in units of the search
/// @param candidates the seat's choices, best first; empty if it has no choice to make. Choices of
///   which the search knows nothing are left out
public record Analysis(
    int seat,
    boolean mixed,
    List<Double> shares,
    double error,
    long visits,
    List<Candidate> candidates) {
  public Analysis {
    shares = List.copyOf(shares);
    candidates = List.copyOf(candidates);
  }

  /// The analysis of a finished game.
  ///
  /// @param winners as a bit set, not empty
  public static Analysis over(int seat, int seats, int winners) {
    List<Double> shares =
        IntStream.rangeClosed(1, seats).mapToObj(each -> share(winners, each)).toList();
    return new Analysis(seat, false, shares, 0, 0, List.of());
  }

  /// A seat's share of a win.
  public static double share(int winners, int seat) {
    return Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
  }

  /// Each seat's share of the win, if the seat has `value` and the others divide the rest in
  /// proportion to `parts`.
  ///
  /// @param parts from index 1 on by seat, not negative
  public static List<Double> shares(int seat, double value, double[] parts) {
    double rest = 0;
    for (int other = 1; other < parts.length; other++) {
      rest += other == seat ? 0 : parts[other];
    }
    List<Double> shares = new ArrayList<>();
    for (int each = 1; each < parts.length; each++) {
      double part = rest > 0 ? parts[each] / rest : 1.0 / (parts.length - 2);
      shares.add(each == seat ? value : (1 - value) * part);
    }
    return Collections.unmodifiableList(shares);
  }

  /// The seat's expected share of the win, from 0 to 1.
  public double value() {
    return shares.get(seat - 1);
  }

  /// What an action costs the seat compared with the best one, from 0 to 1: 0 for all that lies in
  /// the support of a mix. Empty if the action is not among the candidates: then it is what the
  /// position after it is worth less than this one.
  public OptionalDouble loss(int action) {
    return candidates.stream()
        .filter(candidate -> candidate.action() == action)
        .mapToDouble(
            candidate -> candidate.probability() > 0 ? 0 : Math.max(0, value() - candidate.value()))
        .findFirst();
  }

  /// The same position for another seat, which does not decide here.
  public Analysis seenBy(int other) {
    return other == seat ? this : new Analysis(other, mixed, shares, error, visits, List.of());
  }

  /// The same with the seat's chances corrected.
  ///
  /// @param curve increasing, from 0 to 1; leaves 0 and 1 as they are
  public Analysis calibrated(DoubleUnaryOperator curve) {
    double[] parts = new double[shares.size() + 1];
    for (int each = 1; each < parts.length; each++) {
      parts[each] = shares.get(each - 1);
    }
    List<Candidate> corrected = candidates.stream().map(each -> each.valued(curve)).toList();
    double value = curve.applyAsDouble(value());
    return new Analysis(
        seat,
        mixed,
        shares(seat, value, parts),
        Candidate.spread(curve, value(), error),
        visits,
        corrected);
  }
}
