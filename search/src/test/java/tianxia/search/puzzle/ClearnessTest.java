package tianxia.search.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Event;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;

/// Which choices of an analysis stand clear.
class ClearnessTest {
  private static final double GAP = 0.05;

  private static Candidate candidate(
      int action, double value, double probability, long visits, int orders) {
    List<Event> line = Collections.nCopies(orders, new Event(1, "a" + action));
    return new Candidate(action, value, probability, visits, 0, line);
  }

  private static Candidate choice(int action, double value) {
    return candidate(action, value, action == 0 ? 1 : 0, 9, 1);
  }

  private static Optional<Clearness> clear(boolean mixed, Candidate... candidates) {
    double value = candidates[0].value();
    List<Double> shares = List.of(value, 1 - value);
    return Clearness.of(new Analysis(1, mixed, shares, 0, 9, List.of(candidates)), GAP);
  }

  /// Orders that are given blindly: the best as good as certain, and the last of them.
  @ParameterizedTest
  @CsvSource({"0.96, 1, false", "0.97, 1, true", "0.97, 2, false", "1, 1, true", "1, 2, false"})
  void aBestOrderIsAsGoodAsCertainAndTheLast(double probability, int orders, boolean clear) {
    Candidate best = candidate(0, 0.6, probability, 0, orders);
    Candidate other = candidate(1, 0.5, 1 - probability, 0, orders);
    assertThat(clear(true, best, other))
        .isEqualTo(clear ? Optional.of(new Clearness(Set.of(0), 0.6, 0.5)) : Optional.empty());
  }

  /// Otherwise it does not matter how many actions the rest of the turn has.
  @Test
  void whereOneDecidesAloneItNeedNotBeTheLastAction() {
    assertThat(clear(false, candidate(0, 0.6, 1, 9, 3), choice(1, 0.5))).isPresent();
  }

  @Test
  void whatIsAsGoodAsTheBestIsRightTooButNotInAMix() {
    assertThat(clear(false, choice(0, 0.6), choice(1, 0.591), choice(2, 0.5)))
        .contains(new Clearness(Set.of(0, 1), 0.6, 0.5));
    assertThat(clear(false, choice(0, 0.6), choice(1, 0.589), choice(2, 0.5))).isEmpty();
    assertThat(clear(true, choice(0, 0.6), choice(1, 0.591), choice(2, 0.5))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0.6, 0.54, true", "0.6, 0.56, false", "0.15, 0.09, true", "0.14, 0.01, false"})
  void theBestIsAheadAndLeavesHope(double best, double second, boolean clear) {
    assertThat(clear(false, choice(0, best), choice(1, second)).isPresent()).isEqualTo(clear);
  }

  @Test
  void atMostFourAreRightAndNotAll() {
    Candidate wrong = choice(9, 0.1);
    assertThat(clear(false, choice(0, 0.6), choice(1, 0.6), choice(2, 0.6), choice(3, 0.6), wrong))
        .isPresent();
    assertThat(
            clear(
                false,
                choice(0, 0.6),
                choice(1, 0.6),
                choice(2, 0.6),
                choice(3, 0.6),
                choice(4, 0.6),
                wrong))
        .isEmpty();
    assertThat(clear(false, choice(0, 0.6), choice(1, 0.6))).isEmpty();
  }

  @Test
  void whatWasNotSearchedIsNotRight() {
    assertThat(clear(false, choice(0, 0.6), candidate(1, 0.6, 0, 0, 1), choice(2, 0.1))).isEmpty();
    assertThat(clear(false, candidate(0, 0.6, 1, 0, 1), choice(1, 0.1))).isEmpty();
  }
}
