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

/// Simultaneous choices are judged against the equilibrium mix of [Duel], whatever the other threw.
class MixedDecisionTest {
  private static final double CLOSE = 0.06;

  private static Review review(String one, String other, int winners) {
    Duel duel = new Duel();
    Options none = Options.of(duel.options(), Map.of());
    List<Event> events = List.of(new Event(1, one), new Event(2, other));
    GameRecord record = new GameRecord("duel", none, GameRecord.Headers.NONE, events, 0, winners);
    ReviewEffort effort =
        new ReviewEffort(SearchBudget.iterations(20_000), SearchBudget.iterations(100), 2);
    return new Reviewer<>(
            new PlayedGame<>(duel, record), TreeDeliberator.analyst(duel, 2), effort, 1)
        .review(ReviewListener.NONE)
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"rock, paper, 4", "paper, scissors, 4", "scissors, scissors, 6", "rock, well, 2"})
  void whatTheMixContainsCostsNothing(String one, String other, int winners) {
    SeatReview own = review(one, other, winners).of(1);
    assertThat(own.errors()).isZero();
    assertThat(own.start()).isCloseTo(0.5, within(CLOSE));
    assertThat(own.decisions().getFirst().mixed()).isTrue();
  }

  @Test
  void belowItCountsWhatABestResponseWouldGain() {
    SeatReview own = review("well", "rock", 4).of(1);
    assertThat(own.errors()).isCloseTo(0.5, within(CLOSE));
    assertThat(review("well", "well", 6).of(1).errors()).isCloseTo(own.errors(), within(CLOSE));
  }

  /// To have guessed right is luck: it is revealed, and nobody’s error.
  @Test
  void theOutcomeIsARevealAtTheLastThrow() {
    SeatReview own = review("rock", "scissors", 2).of(1);
    assertThat(own.steps().get(1).reveal()).isCloseTo(0.5, within(CLOSE));
    assertThat(own.others()).isZero();
    SeatReview second = review("rock", "scissors", 2).of(2);
    assertThat(second.steps().get(1).reveal()).isCloseTo(-0.5, within(CLOSE));
    assertThat(second.steps().getFirst().reveal()).isZero();
  }
}
