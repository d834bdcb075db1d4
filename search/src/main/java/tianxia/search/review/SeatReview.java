package tianxia.search.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/// A finished game as one seat saw it.
///
/// @param seat from 1
/// @param start its chance before the first event that was played at this table, from 0 to 1
/// @param result its share of the win
/// @param steps all events, in order
/// @param decisions of the seat, in order
/// @param lucky the plies of errors after which the seat was nevertheless no worse off at its next
///   choice
public record SeatReview(
    int seat,
    double start,
    double result,
    List<Step> steps,
    List<Decision> decisions,
    List<Integer> lucky) {
  /// Minimum size of an error that is listed among the worst.
  private static final double LEAST = 0.01;

  private static final double RATING = 500;

  public SeatReview {
    steps = List.copyOf(steps);
    decisions = List.copyOf(decisions);
    lucky = List.copyOf(lucky);
  }

  private double sum(ToDoubleFunction<Step> part) {
    return steps.stream().mapToDouble(part).sum();
  }

  /// The sum of its luck in draws.
  public double luck() {
    return sum(Step::luck);
  }

  public double reveals() {
    return sum(Step::reveal);
  }

  public double errors() {
    return sum(Step::error);
  }

  /// The seat's gain from the others' errors.
  public double others() {
    return sum(Step::others);
  }

  public double rest() {
    return sum(Step::rest);
  }

  /// The result minus luck: the result of play alone. May lie outside 0 to 1.
  public double adjusted() {
    return result - luck() - reveals();
  }

  /// The number of decisions in the rating.
  public int counted() {
    return (int) decisions.stream().filter(each -> !each.obvious()).count();
  }

  /// The performance rating: 500 times the mean error of the decisions that were not obvious; lower
  /// is better. Empty if all were obvious.
  public OptionalDouble rating() {
    return decisions.stream()
        .filter(each -> !each.obvious())
        .mapToDouble(each -> RATING * each.error())
        .average();
  }

  /// The costliest decisions, the worst first; at most one of each uninterrupted series of the
  /// seat's actions.
  public List<Decision> worst(int most) {
    List<Decision> sorted = new ArrayList<>(decisions);
    sorted.removeIf(each -> each.error() < LEAST);
    sorted.sort(Comparator.comparingDouble(Decision::error).reversed());
    List<Decision> worst = new ArrayList<>();
    for (Decision each : sorted) {
      if (worst.size() < most && worst.stream().noneMatch(other -> isOneTurn(other, each))) {
        worst.add(each);
      }
    }
    return worst;
  }

  private boolean isOneTurn(Decision one, Decision other) {
    int from = Math.min(one.ply(), other.ply());
    int to = Math.max(one.ply(), other.ply());
    return steps.subList(from, to).stream().allMatch(step -> step.event().actor() == seat);
  }
}
