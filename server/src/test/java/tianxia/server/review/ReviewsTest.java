package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.RawJson;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.ReviewedGame;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.House;
import tianxia.server.table.Party;

@Timeout(120)
class ReviewsTest {
  private static final String SOMEBODY = "a";

  private final House house = new House();
  private final AtomicLong clock = new AtomicLong();

  @AfterEach
  void close() {
    house.close();
  }

  private Reviews reviews(int unfinished, int perAddress, ThreadPoolExecutor pool) {
    ReviewLimits limits = new ReviewLimits(unfinished, perAddress, Duration.ofSeconds(20), 1, 1);
    SpareProcessors spare = new SpareProcessors(1, () -> 0);
    return new Reviews(house.tables(), SmallGames.CATALOGUE, limits, clock::get, spare, pool);
  }

  private Reviews reviews() {
    return reviews(10, 10, Reviews.pool(1));
  }

  /// Plays a game, always by the first legal action.
  private Party finished(String game) {
    Party party = house.persons(game, Map.of(), 2);
    while (!party.frame(0).actors().isEmpty()) {
      int seat = party.frame(0).actors().getFirst();
      Party.done(party.play(seat, party.frame(seat).legal().getFirst()));
    }
    return party;
  }

  private static ReviewAnswer ask(Reviews reviews, String address, Party party, int viewer) {
    return reviews.ask(address, party.table(), party.token(viewer));
  }

  private static ReviewedGame done(Reviews reviews, Party party, int viewer) {
    while (true) {
      ReviewShown shown = (ReviewShown) ask(reviews, SOMEBODY, party, viewer);
      assertThat(shown.state()).isNotEqualTo(ReviewShown.FAILED);
      if (shown.state().equals(ReviewShown.DONE)) {
        assertThat(shown.progress()).isEqualTo(ReviewShown.WHOLE);
        return shown.review().orElseThrow();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pebbles", "cards"})
  void allViewersOfATableAreToldTheSame(String game) {
    try (Reviews reviews = reviews()) {
      Party party = finished(game);
      ReviewedGame review = done(reviews, party, 1);
      assertThat(done(reviews, party, 2)).isEqualTo(review);
      assertThat(done(reviews, party, 0)).isEqualTo(review);
      try (Reviews others = reviews()) {
        assertThat(done(others, party, 0)).isEqualTo(review);
      }
      int plies = party.frame(0).ply();
      assertThat(review.seats())
          .hasSize(2)
          .allSatisfy(seat -> {
            assertThat(seat.curve()).hasSize(plies + 1);
            int sum = seat.start() + seat.luck() + seat.reveals() + seat.others() + seat.rest();
            assertThat(Math.abs(sum - seat.errors() - seat.result())).isLessThanOrEqualTo(6);
          });
      assertThat(review.truth().isPresent()).isEqualTo(game.equals("cards"));
    }
  }

  /// What the review says of a decision is what a preview on that position says.
  @Test
  void whatWasDecidedCanBeTriedAgain() {
    try (Reviews reviews = reviews()) {
      Party party = finished("pebbles");
      List<ReviewedGame.Judgement> decisions = done(reviews, party, 1).decisions();
      assertThat(decisions).isNotEmpty();
      for (ReviewedGame.Judgement each : decisions) {
        Frame before = position(party, each.seat(), each.ply());
        assertThat(before.legal()).contains(each.taken(), each.best());
        assertThat(previewed(party, before, each.taken(), each.ply())).isEqualTo(each.did());
        assertThat(previewed(party, before, each.best(), each.ply())).isEqualTo(each.better());
        assertThat(each.choices().getFirst().action()).isEqualTo(each.best());
      }
      int last = party.frame(1).ply();
      Party.refused(preview(party, 1, "take 1", last + 1), RefusedCode.NOT_ALLOWED.code());
      Party.refused(preview(party, 0, "take 1", 0), RefusedCode.NOT_ALLOWED.code());
    }
  }

  private Frame position(Party party, int seat, int ply) {
    return (Frame) house.tables().position(party.table(), party.token(seat), ply);
  }

  private static CommandAnswer preview(Party party, int viewer, String action, int ply) {
    int seq = party.frame(viewer).seq();
    return party.send(
        viewer, new ClientMessage.Preview("p", seq, List.of(action), Optional.of(ply)));
  }

  private static List<RawJson> previewed(Party party, Frame before, String action, int ply) {
    return ((Previewed) preview(party, before.viewer(), action, ply)).happenings();
  }

  @Test
  void onlyAWonGameOfWhichOneKnowsATokenIsReviewed() {
    try (Reviews reviews = reviews()) {
      Party playing = house.persons("pebbles", Map.of(), 2);
      assertProblem(ask(reviews, SOMEBODY, playing, 1), Problem.NOT_ALLOWED);
      Party.refused(preview(playing, 1, "take 1", 0), RefusedCode.NOT_ALLOWED.code());
      Party finished = finished("pebbles");
      assertProblem(
          reviews.ask(SOMEBODY, finished.table(), playing.token(1)), Problem.UNKNOWN_TOKEN);
      assertProblem(reviews.ask(SOMEBODY, "none", playing.token(1)), Problem.UNKNOWN_TABLE);
    }
  }

  private static void assertProblem(ReviewAnswer answer, String code) {
    assertThat(answer)
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
  }

  @Test
  void oneAddressOrdersSoManyAndAllTogetherSoMany() {
    ThreadPoolExecutor busy = Reviews.pool(1);
    CountDownLatch never = new CountDownLatch(1);
    busy.execute(() -> await(never));
    try (Reviews reviews = reviews(3, 2, busy)) {
      Party first = finished("pebbles");
      assertThat(waiting(reviews, "a", first)).isZero();
      assertThat(waiting(reviews, "b", first)).isZero();
      assertThat(waiting(reviews, "a", finished("pebbles"))).isEqualTo(1);
      assertProblem(ask(reviews, "a", finished("pebbles"), 1), Problem.SLOW_DOWN);
      Party third = finished("pebbles");
      assertThat(waiting(reviews, "b", third)).isEqualTo(2);
      assertProblem(ask(reviews, "c", finished("pebbles"), 1), Problem.SLOW_DOWN);

      clock.addAndGet(Duration.ofSeconds(15).toNanos());
      assertThat(waiting(reviews, "b", third)).isEqualTo(2);
      clock.addAndGet(Duration.ofSeconds(6).toNanos());
      // The two before it are not wanted any more.
      assertThat(waiting(reviews, "b", third)).isZero();
      assertThat(waiting(reviews, "c", finished("pebbles"))).isEqualTo(1);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static int waiting(Reviews reviews, String address, Party party) {
    ReviewShown shown = (ReviewShown) ask(reviews, address, party, 1);
    assertThat(shown.state()).isEqualTo(ReviewShown.WAITING);
    return shown.ahead();
  }

  @Test
  void theOldestFinishedReviewGoesWhereThereIsNoRoom() {
    Party first = finished("pebbles");
    Party second = finished("pebbles");
    try (Reviews reviews = reviews()) {
      done(reviews, first, 1);
      done(reviews, second, 1);
      // The one thread begins a review after it has made room for the one before.
      done(reviews, finished("pebbles"), 1);
      assertThat(((ReviewShown) ask(reviews, SOMEBODY, first, 1)).state())
          .isNotEqualTo(ReviewShown.DONE);
    }
  }
}
