package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.review.ReviewQuestions.SOMEBODY;
import static tianxia.server.review.ReviewQuestions.ask;
import static tianxia.server.review.ReviewQuestions.done;
import static tianxia.server.review.ReviewQuestions.node;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.opponents.Analysts;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.ReviewAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.store.Packed;
import tianxia.server.store.ReviewStore;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Party;

@Timeout(120)
class ReviewsTest {
  private static final String VERSION = "v";

  private final AtomicLong clock = new AtomicLong();
  private Store store;
  private House house;

  @BeforeEach
  void open(@TempDir Path folder) {
    store = new SqliteStore(DataFolder.open(folder), new Unbroken());
    house = new House(store);
  }

  @AfterEach
  void close() {
    house.close();
    store.close();
  }

  private ReviewStore kept() {
    return store.reviews().orElseThrow();
  }

  /// The reviews of one node.
  private Reviews reviews(String version, ReviewLimits limits, ThreadPoolExecutor pool) {
    return node(house, kept(), version, limits, clock::get, pool);
  }

  private static ReviewLimits limits(int unfinished, int perAddress) {
    return new ReviewLimits(unfinished, perAddress, Duration.ofSeconds(20), 1_000_000, 1);
  }

  private Reviews reviews() {
    return reviews(VERSION, limits(10, 10), Reviews.pool(1));
  }

  /// Those of a node that has no time for any.
  private Reviews idle() {
    return reviews(VERSION, limits(10, 10), busy());
  }

  private static ThreadPoolExecutor busy() {
    return ReviewQuestions.pool(new CountDownLatch(1));
  }

  private void pass(int seconds) {
    clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  private Party finished(String game) {
    return ReviewQuestions.finished(house, game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"pebbles", "cards"})
  void allViewersOfATableAreToldTheSame(String game) {
    try (Reviews reviews = reviews()) {
      Party party = finished(game);
      ReviewedGame review = done(reviews, party, 1);
      assertThat(done(reviews, party, 2)).isEqualTo(review);
      assertThat(done(reviews, party, 0)).isEqualTo(review);
      try (Reviews others = reviews("another", limits(9, 9), Reviews.pool(1))) {
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
    try (Reviews reviews = reviews(VERSION, limits(3, 2), busy())) {
      Party first = finished("pebbles");
      assertThat(waiting(reviews, "a", first)).isZero();
      assertThat(waiting(reviews, "b", first)).isZero();
      assertThat(waiting(reviews, "a", finished("pebbles"))).isEqualTo(1);
      assertProblem(ask(reviews, "a", finished("pebbles"), 1), Problem.SLOW_DOWN);
      Party third = finished("pebbles");
      assertThat(waiting(reviews, "b", third)).isEqualTo(2);
      assertProblem(ask(reviews, "c", finished("pebbles"), 1), Problem.SLOW_DOWN);

      reviews.tick();
      pass(15);
      assertThat(waiting(reviews, "b", third)).isEqualTo(2);
      reviews.tick();
      pass(6);
      reviews.tick();
      // The two before it are not wanted any more.
      assertThat(waiting(reviews, "b", third)).isZero();
      assertThat(waiting(reviews, "c", finished("pebbles"))).isEqualTo(1);
    }
  }

  private static int waiting(Reviews reviews, String address, Party party) {
    ReviewShown shown = (ReviewShown) ask(reviews, address, party, 1);
    assertThat(shown.state()).isEqualTo(ReviewShown.WAITING);
    return shown.ahead();
  }

  @Test
  void whatIsFinishedIsThereOnOtherNodesAndAfterARestartButForOtherAnalyses() {
    Party party = finished("cards");
    ReviewedGame review;
    try (Reviews reviews = reviews()) {
      review = done(reviews, party, 1);
    }
    house.restart();
    try (Reviews other = idle()) {
      assertThat(((ReviewShown) ask(other, SOMEBODY, party, 2)).review()).contains(review);
    }
    try (Reviews later = reviews("another", limits(9, 9), busy())) {
      assertThat(waiting(later, SOMEBODY, party)).isZero();
    }
  }

  @Test
  void whatIsOrderedIsMadeAfterARestartIfSomebodyStillAsks() {
    Party party = finished("pebbles");
    Party other = finished("pebbles");
    try (Reviews reviews = idle()) {
      waiting(reviews, SOMEBODY, party);
      waiting(reviews, SOMEBODY, other);
    }
    try (Reviews reviews = reviews()) {
      reviews.tick();
      assertThat(kept().jobs(VERSION))
          .as("nobody knows yet whether anybody looks")
          .allMatch(job -> job.state() == ReviewStore.State.WAITING);
      done(reviews, party, 1);
      pass(21);
      reviews.tick();
      assertThat(kept().jobs(VERSION)).isEmpty();
    }
  }

  @Test
  void anotherNodeTakesUpWhatOneLeavesButNotBefore() {
    Party party = finished("cards");
    try (Reviews asking = idle();
        Reviews working = reviews()) {
      working.tick();
      waiting(asking, SOMEBODY, party);
      ReviewStore.Job job = kept().jobs(VERSION).getFirst();
      assertThat(kept().take(job)).isTrue();
      ReviewStore.Claim dead = new ReviewStore.Claim(job.subject(), 1);
      working.tick();
      asking.tick();
      for (int seconds = 0; seconds < 10; seconds += 5) {
        pass(5);
        assertThat(((ReviewShown) ask(asking, SOMEBODY, party, 1)).state())
            .isEqualTo(ReviewShown.WORKING);
        asking.tick();
        working.tick();
        assertThat(kept().tell(List.of(told(dead, Packed.NOTHING)))).as("it lives").isEmpty();
      }
      working.tick();
      pass(9);
      ask(asking, SOMEBODY, party, 1);
      asking.tick();
      working.tick();
      assertThat(kept().tell(List.of(told(dead, checkpoint(party))))).as("it lives").isEmpty();
      working.tick();
      pass(11);
      ask(asking, SOMEBODY, party, 1);
      asking.tick();
      ReviewedGame review = done(working, party, 2);
      assertThat(kept().finish(dead, Packed.NOTHING, 1)).isFalse();
      try (Reviews alone = reviews("another", limits(9, 9), Reviews.pool(1))) {
        assertThat(done(alone, party, 1)).as("made from the beginning").isEqualTo(review);
      }
    }
  }

  private static ReviewStore.Progress told(ReviewStore.Claim claim, Packed reached) {
    return new ReviewStore.Progress(claim, 1, 1, reached);
  }

  /// What is kept of a review that is made half.
  private Packed checkpoint(Party party) {
    RecordText text = (RecordText) house.tables().record(party.table(), party.token(1));
    if (!(RecordReader.read(SmallGames.CATALOGUE, text.text())
        instanceof RecordReader.Result.Read(GameRecord record, Game<?> game))) {
      throw new IllegalStateException(text.text());
    }
    return Packed.of(reached(game, record));
  }

  private static <S extends State<S>> String reached(Game<S> game, GameRecord record) {
    List<String> all = new ArrayList<>();
    PlayedGame<S> played = new PlayedGame<>(game, record);
    new Reviewer<>(played, Analysts.of(game, record.options()), limits(9, 9).effort(played), 1)
        .review(
            new ReviewListener() {
              @Override
              public void improved(Review soFar) {}

              @Override
              public void reached(Supplier<String> checkpoint) {
                all.add(checkpoint.get());
              }
            });
    return all.get(all.size() / 2);
  }

  @Test
  void whatNodeAfterNodeEndsAtIsGivenUp() {
    Party party = finished("pebbles");
    try (Reviews reviews = idle()) {
      waiting(reviews, SOMEBODY, party);
    }
    for (int i = 0; i < 5; i++) {
      assertThat(kept().take(kept().jobs(VERSION).getFirst())).isTrue();
    }
    kept().releaseAll();
    try (Reviews reviews = reviews()) {
      ReviewShown shown = (ReviewShown) ask(reviews, SOMEBODY, party, 1);
      while (!shown.state().equals(ReviewShown.FAILED)) {
        reviews.tick();
        shown = (ReviewShown) ask(reviews, SOMEBODY, party, 1);
      }
      done(reviews, party, 1);
    }
  }
}
