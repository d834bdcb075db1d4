package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.search.SearchBudget;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.search.review.SeatReview;
import tianxia.search.review.Step;
import tianxia.testkit.Golden;

/// What all reviews have in common: luck, errors and what is left over add up to the result.
class ReviewTest {
  private static final double ROUNDING = 1e-9;

  /// Random games of each, with all sets of options: `-Dtianxia.games=N`, in a deep run a thousand.
  /// `-Dtianxia.game=ID` looks at that game alone, `-Dtianxia.seed=S` begins with another seed than
  /// 0.
  private static final int MANY =
      Integer.getInteger("tianxia.games", Boolean.getBoolean("tianxia.deep") ? 1_000 : 0);

  private static final int FIRST_SEED = Integer.getInteger("tianxia.seed", 0);

  /// Of a game that is reviewed in part.
  private static final int BEGUN = 40;

  private static final ReviewEffort LITTLE =
      new ReviewEffort(SearchBudget.iterations(4), SearchBudget.iterations(1), 1);

  private static <S extends State<S>> Reviewer<S> reviewer(
      Game<S> game, GameRecord record, ReviewEffort effort) {
    return new Reviewer<>(
        new PlayedGame<>(game, record), Analysts.of(game, record.options()), effort, 1);
  }

  private static Review review(Game<?> game, GameRecord record, ReviewListener listener) {
    return reviewer(game, record, LITTLE).review(listener).orElseThrow();
  }

  /// A golden game of each, and random ones where they are asked for.
  @TestFactory
  Stream<DynamicTest> everythingAddsUp() {
    String only = System.getProperty("tianxia.game", "");
    return Stream.of(
            Map.entry("contrees", "12-ready-on-0"),
            Map.entry("qin", "3-bird-0"),
            Map.entry("pagoda", "quick-on-3"),
            Map.entry("sun-tzu", "advanced-on-mixed-1"))
        .filter(golden -> only.isEmpty() || golden.getKey().equals(only))
        .map(golden ->
            DynamicTest.dynamicTest(
                golden.getKey(), () -> addUp(golden.getKey(), golden.getValue())));
  }

  private static void addUp(String id, String golden) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    addsUp(game, Golden.record(game, golden + ".tx"));
    for (int i = 0; i < MANY; i++) {
      addsUp(game, RandomGame.of(game, FIRST_SEED + i));
    }
    System.out.println(id + ": luck, errors and the rest add up in " + (MANY + 1) + " games");
  }

  private static Review addsUp(Game<?> game, GameRecord record) {
    Review review = review(game, record, ReviewListener.NONE);
    for (SeatReview own : review.seats()) {
      double sum =
          own.start() + own.luck() + own.reveals() - own.errors() + own.others() + own.rest();
      String where = game.id() + " " + record.options().asMap() + " seat " + own.seat();
      assertThat(sum).as(where).isCloseTo(own.result(), within(ROUNDING));
      List<Step> steps = own.steps();
      for (int i = 0; i < steps.size(); i++) {
        double next = i + 1 < steps.size() ? steps.get(i + 1).chance() : own.result();
        assertThat(steps.get(i).after()).as(where).isCloseTo(next, within(ROUNDING));
        assertThat(steps.get(i).luck() == 0 || steps.get(i).event().actor() == 0)
            .as(where)
            .isTrue();
      }
      assertThat(own.decisions()).as(where).allMatch(each -> each.error() >= 0);
      assertThat(own.decisions().stream().mapToDouble(Decision::error).sum())
          .as(where)
          .isCloseTo(own.errors() - given(own, record), within(ROUNDING));
    }
    return review;
  }

  /// What a resignation cost.
  private static double given(SeatReview own, GameRecord record) {
    return record.resigned() == own.seat() ? own.steps().getLast().error() : 0;
  }

  @ParameterizedTest
  @CsvSource({
    "contrees, 16-laid-on-0",
    "qin, 2-bird-0",
    "pagoda, quick-on-0",
    "sun-tzu, standard-on-rising-0"
  })
  void aReviewGetsBetterAndIsReproducible(String id, String name) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    GameRecord record = RandomGame.begun(Golden.record(game, name + ".tx"), BEGUN);
    List<Review> heard = new ArrayList<>();
    List<Double> progress = new ArrayList<>();
    Review last = review(game, record, listener(heard, progress));
    assertThat(heard).hasSizeGreaterThanOrEqualTo(3).endsWith(last);
    assertThat(progress).isSorted();
    assertThat(progress.getLast()).isCloseTo(1, within(ROUNDING));
    assertThat(review(game, record, ReviewListener.NONE)).isEqualTo(last);
    assertThat(last.truth().isPresent()).isEqualTo(!id.equals("contrees"));
  }

  private static ReviewListener listener(List<Review> heard, List<Double> progress) {
    return new ReviewListener() {
      @Override
      public void improved(Review soFar) {
        heard.add(soFar);
      }

      @Override
      public void progressed(double done) {
        progress.add(done);
      }
    };
  }

  /// Stopped after the first look, it ends at once with that.
  @ParameterizedTest
  @CsvSource({"qin, 2-bird-0", "contrees, 12-ready-on-0"})
  void aReviewCanBeStopped(String id, String name) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    GameRecord record = Golden.record(game, name + ".tx");
    List<Review> heard = new ArrayList<>();
    ReviewListener listener =
        new ReviewListener() {
          @Override
          public void improved(Review soFar) {
            heard.add(soFar);
          }

          @Override
          public boolean stopped() {
            return !heard.isEmpty();
          }
        };
    assertThat(reviewer(game, record, LITTLE).review(listener)).contains(heard.getFirst());
    assertThat(heard).hasSize(1);
    assertThat(reviewer(game, record, LITTLE).review(new Stopped())).isEmpty();
  }

  /// A longer game, or one of more seats, leaves less for each decision and draw.
  @ParameterizedTest
  @CsvSource({
    "contrees, 12-ready-on-0, 30000, 1",
    "qin, 2-bird-0, 205, 4",
    "qin, 3-bird-0, 145, 3",
    "pagoda, full-on-0, 222, 2"
  })
  void theWholeTakesAboutAsLong(String id, String name, int iterations, int worlds) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    PlayedGame<?> played = new PlayedGame<>(game, Golden.record(game, name + ".tx"));
    ReviewEffort effort = Analysts.review(played);
    assertThat(effort.decision().iterations()).isEqualTo(iterations);
    assertThat(effort.worlds()).isEqualTo(worlds);
  }

  private static final class Stopped implements ReviewListener {
    @Override
    public void improved(Review soFar) {
      throw new AssertionError("nothing has been reviewed");
    }

    @Override
    public boolean stopped() {
      return true;
    }
  }

  /// Who resigns gives away what was left of the chance.
  @ParameterizedTest
  @CsvSource({"contrees, 16-laid-on-0", "qin, 2-bird-0"})
  void aResignationIsAnError(String id, String name) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    GameRecord resigned = RandomGame.begun(Golden.record(game, name + ".tx"), BEGUN);
    SeatReview own = addsUp(game, resigned).of(1);
    assertThat(own.steps().getLast().error()).isEqualTo(own.steps().getLast().chance());
  }

  /// In each pass over the game, another run goes on from where one was stopped.
  @ParameterizedTest
  @CsvSource({"contrees, 12-ready-on-0", "sun-tzu, advanced-on-mixed-1"})
  void anotherRunGoesOnToTheSameReview(String id, String golden) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    goesOn(game, Golden.record(game, golden + ".tx"));
  }

  private static <S extends State<S>> void goesOn(Game<S> game, GameRecord record) {
    Reviewer<S> reviewer = reviewer(game, record, LITTLE);
    List<String> checkpoints = new ArrayList<>();
    Review whole = reviewer.review(new Keeping(checkpoints, Integer.MAX_VALUE)).orElseThrow();
    for (int part = 1; part < 8; part += 2) {
      String at = checkpoints.get(checkpoints.size() * part / 8);
      assertThat(reviewer(game, record, LITTLE).resume(at, soFar -> {}))
          .as("%s from part %s of 8", game.id(), part)
          .contains(whole);
    }
    List<String> some = new ArrayList<>();
    reviewer(game, record, LITTLE).review(new Keeping(some, checkpoints.size() / 2));
    assertThat(some).as("stopped").isEqualTo(checkpoints.subList(0, checkpoints.size() / 2));
  }

  private record Keeping(List<String> checkpoints, int most) implements ReviewListener {
    @Override
    public void improved(Review soFar) {}

    @Override
    public void reached(Supplier<String> checkpoint) {
      checkpoints.add(checkpoint.get());
    }

    @Override
    public boolean stopped() {
      return checkpoints.size() >= most;
    }
  }
}
