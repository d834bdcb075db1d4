package tianxia.search.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Event;

/// The figures of a seat, from findings that are given.
class SeatReviewTest {
  private static final double ROUNDING = 1e-12;
  private static final int PLIES = 10;

  /// Seat 1 acts at even plies, but also at 5; the others at odd ones.
  private static int actor(int ply) {
    return ply % 2 == 0 || ply == 5 ? 1 : 2;
  }

  private static Decision decision(int ply, double error, boolean obvious) {
    Event taken = new Event(1, "a");
    return new Decision(
        ply, 1, "a", "b", false, 0.5, error, obvious, List.of(new Event(1, "b")), List.of(taken));
  }

  /// A review in which each event brought luck of a hundredth, revealed two, and cost three.
  private static SeatReview review(Decision... decisions) {
    List<Step> steps = new ArrayList<>();
    for (int ply = 0; ply < PLIES; ply++) {
      steps.add(new Step(ply, new Event(actor(ply), "a"), 0.5, 0.01, 0.02, 0.03, 0.04, -0.04));
    }
    return new SeatReview(1, 0.5, 1, steps, List.of(decisions), List.of());
  }

  private static List<Integer> worst(SeatReview review, int most) {
    return review.worst(most).stream().map(Decision::ply).toList();
  }

  @Test
  void theRatingIs500TimesTheMeanErrorOfWhatWasNotObvious() {
    SeatReview review =
        review(
            decision(0, 0.1, false),
            decision(2, 0, true),
            decision(4, 0, false),
            decision(6, 0.02, false));
    assertThat(review.counted()).isEqualTo(3);
    assertThat(review.rating().orElseThrow()).isCloseTo(500 * 0.12 / 3, within(ROUNDING));
  }

  @Test
  void withoutACountedDecisionThereIsNoRating() {
    assertThat(review(decision(0, 0, true)).rating()).isEmpty();
    assertThat(review().counted()).isZero();
    assertThat(review().rating()).isEmpty();
  }

  @Test
  void theResultWithoutLuckIsThatLessLuckAndReveals() {
    SeatReview review = review();
    assertThat(review.luck()).isCloseTo(0.1, within(ROUNDING));
    assertThat(review.reveals()).isCloseTo(0.2, within(ROUNDING));
    assertThat(review.errors()).isCloseTo(0.3, within(ROUNDING));
    assertThat(review.adjusted()).isCloseTo(0.7, within(ROUNDING));
  }

  @Test
  void theWorstAreThoseThatCostMostTheCostliestFirst() {
    SeatReview review =
        review(
            decision(0, 0.05, false),
            decision(2, 0.2, false),
            decision(4, 0.1, false),
            decision(8, 0.3, false));
    assertThat(worst(review, 3)).containsExactly(8, 2, 4);
    assertThat(worst(review, 9)).containsExactly(8, 2, 4, 0);
  }

  @Test
  void whatCostsLessThanAPointIsNotAmongThem() {
    assertThat(worst(review(decision(0, 0.0099, false), decision(2, 0.01, false)), 3))
        .containsExactly(2);
  }

  /// At 4, 5 and 6 nobody else acts: that is one turn.
  @Test
  void ofEachTurnThereIsOneAtMost() {
    SeatReview review =
        review(
            decision(2, 0.05, false),
            decision(4, 0.2, false),
            decision(5, 0.3, false),
            decision(6, 0.1, false));
    assertThat(worst(review, 3)).containsExactly(5, 2);
  }

  /// What all analyses together say may make a decision count that was taken for obvious.
  @Test
  void aDecisionIsObviousOnlyIfNothingWasLost() {
    assertThat(decision(0, 0, true).valued(0.5, 0.004).obvious()).isTrue();
    assertThat(decision(0, 0, true).valued(0.5, 0.005).obvious()).isFalse();
    assertThat(decision(0, 0, false).valued(0.5, 0).obvious()).isFalse();
  }
}
