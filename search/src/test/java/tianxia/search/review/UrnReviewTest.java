package tianxia.search.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Event;
import tianxia.kernel.Options;
import tianxia.kernel.record.GameRecord;
import tianxia.search.SearchBudget;
import tianxia.search.tree.TreeDeliberator;

/// Reviews of games whose chances are known ([Urn]).
class UrnReviewTest {
  private static final double CLOSE = 0.06;
  private static final double ROUNDING = 1e-12;

  private static Review review(String ball, int card, String choice, int winners) {
    Urn urn = new Urn();
    Options none = Options.of(urn.options(), Map.of());
    List<Event> events =
        List.of(new Event(0, ball), new Event(0, String.valueOf(card)), new Event(1, choice));
    GameRecord record = new GameRecord("urn", none, GameRecord.Headers.NONE, events, 0, winners);
    ReviewEffort effort =
        new ReviewEffort(SearchBudget.iterations(20_000), SearchBudget.iterations(4_000), 6);
    return new Reviewer<>(new PlayedGame<>(urn, record), TreeDeliberator.analyst(urn, 2), effort, 1)
        .review(ReviewListener.NONE)
        .orElseThrow();
  }

  @Test
  void theLuckOfADrawIsNoneOverAllItsOutcomes() {
    double sum = 0;
    double total = 0;
    for (int i = 0; i < Urn.BALLS.size(); i++) {
      Review review = review(Urn.BALLS.get(i), 2, "bet", i == 0 ? 4 : 2);
      double luck = review.of(1).steps().getFirst().luck();
      assertThat(luck).isCloseTo(i == 2 ? 4 / 9.0 : -1 / 18.0, within(CLOSE));
      assertThat(review.of(1).luck()).isEqualTo(luck);
      sum += Urn.WEIGHTS[i] * luck;
      total += Urn.WEIGHTS[i];
    }
    assertThat(sum / total).isCloseTo(0, within(ROUNDING));
  }

  /// A bet on white costs a quarter, whether the card was the 3 or not.
  @ParameterizedTest
  @CsvSource({"white, 3, bet, 2, 0.25", "white, 0, bet, 4, 0.25", "red, 2, pass, 4, 0.5"})
  void anErrorDependsOnWhatWasKnown(
      String ball, int card, String choice, int winners, double error) {
    SeatReview own = review(ball, card, choice, winners).of(1);
    Decision decision = own.decisions().getFirst();
    assertThat(decision.error()).isCloseTo(error, within(CLOSE));
    assertThat(decision.chance()).isCloseTo(0.5, within(CLOSE));
    assertThat(decision.obvious()).isFalse();
    assertThat(own.rating().orElseThrow()).isEqualTo(500 * decision.error());
    assertThat(own.start() + own.luck() - own.errors() + own.rest() + own.reveals())
        .isCloseTo(own.result(), within(ROUNDING));
    assertThat(own.adjusted()).isEqualTo(own.result() - own.luck() - own.reveals());
  }

  @Test
  void anErrorAfterWhichThingsAreNoWorseWentWellByLuck() {
    assertThat(review("white", 3, "bet", 2).of(1).lucky()).containsExactly(2);
    assertThat(review("white", 0, "bet", 4).of(1).lucky()).isEmpty();
    assertThat(review("white", 2, "pass", 2).of(1).lucky()).as("no error").isEmpty();
  }

  /// Half of it is what seat 1 expects at its choice, half what then becomes of the real card; for
  /// seat 2 what is left.
  @ParameterizedTest
  @CsvSource({"white, 3, 2, 0.75", "white, 0, 4, 0.25", "black, 0, 2, 1"})
  void howThingsReallyStoodCountsTheCard(String ball, int card, int winners, double chance) {
    List<TruthCurve> truth = review(ball, card, "bet", winners).truth().orElseThrow();
    for (int seat = 1; seat <= 2; seat++) {
      List<TruthCurve.Point> points = truth.get(seat - 1).points();
      assertThat(points).extracting(TruthCurve.Point::ply).containsExactly(2, 3);
      double own = seat == 1 ? chance : 1 - chance;
      assertThat(points.getFirst().chance()).isCloseTo(own, within(CLOSE));
      assertThat(points.getLast().chance()).isEqualTo(winners == 1 << seat ? 1 : 0);
    }
  }
}
