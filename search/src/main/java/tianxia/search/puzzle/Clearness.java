package tianxia.search.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;

/// By how much the best choices of an analysis lead.
///
/// @param right the best choice and those that are as good
/// @param best the chance after the best choice
/// @param second the chance after the best choice that is not right
public record Clearness(Set<Integer> right, double best, double second) {
  /// Choices whose chances differ by less than this are equally good.
  private static final double EQUAL = 0.01;

  /// Maximum number of right choices of a puzzle.
  private static final int MOST_RIGHT = 4;

  /// Below this chance the position is lost.
  private static final double HOPE = 0.15;

  /// In simultaneous decisions, the best choice must have at least this probability in the mix.
  private static final double PURE = 0.97;

  /// Whether an order is practically certain, and the last one: the first of several orders is no
  /// decision by itself.
  private static boolean isPure(Candidate best) {
    return best.probability() >= PURE && best.line().size() == 1;
  }

  /// Judges an analysis.
  ///
  /// @param gap the minimum lead of the right choices
  /// @return empty if no choice is clearly best
  public static Optional<Clearness> of(Analysis said, double gap) {
    List<Candidate> all = said.candidates();
    Candidate best = all.getFirst();
    if (best.value() < HOPE || said.mixed() && !isPure(best)) {
      return Optional.empty();
    }
    Set<Integer> right = new TreeSet<>();
    double second = 0;
    for (Candidate each : all) {
      if (each.equals(best) || !said.mixed() && best.value() - each.value() < EQUAL) {
        if (each.visits() == 0 && !said.mixed()) {
          return Optional.empty();
        }
        right.add(each.action());
      } else {
        second = Math.max(second, each.value());
      }
    }
    boolean puzzle = right.size() <= MOST_RIGHT && right.size() < all.size();
    return puzzle && best.value() - second >= gap
        ? Optional.of(new Clearness(right, best.value(), second))
        : Optional.empty();
  }
}
