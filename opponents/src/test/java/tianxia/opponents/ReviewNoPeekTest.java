package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.search.SearchBudget;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;
import tianxia.search.review.SeatReview;

/// Decisions and draws of a seat are judged by what it knew: two games that it can't tell apart up
/// to some event get the same judgements up to there.
class ReviewNoPeekTest {
  private static final int SEEDS = Boolean.getBoolean("tianxia.deep") ? 12 : 3;

  /// Events that are looked at.
  private static final int BEGUN = 50;

  private static final ReviewEffort LITTLE =
      new ReviewEffort(SearchBudget.iterations(4), SearchBudget.iterations(1), 1);

  @TestFactory
  Stream<DynamicTest> whatASeatCouldNotKnowMakesNoDifference() {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.hides() != Hidden.NOTHING)
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> all(game)));
  }

  private static <S extends State<S>> void all(Game<S> game) {
    int compared = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      GameRecord record = RandomGame.begun(RandomGame.of(game, seed), BEGUN);
      int seat = 1 + seed % game.seats(record.options());
      compared += compare(new Twin<>(game, record, seat), seed);
    }
    assertThat(compared).as(game.id() + ": decisions compared").isPositive();
  }

  /// @return how many decisions were compared
  private static <S extends State<S>> int compare(Twin<S> twin, int seed) {
    GameRecord other = twin.other();
    SeatReview one = review(twin.game, twin.record, twin.seat);
    SeatReview two = review(twin.game, other, twin.seat);
    String where = twin.game.id() + " seed " + seed + ", from " + twin.from + " to " + twin.to;
    List<Decision> decisions = before(one.decisions(), twin.turn());
    assertThat(before(two.decisions(), twin.turn())).as(where).isEqualTo(decisions);
    for (int ply = 0; ply < twin.turn(); ply++) {
      assertThat(two.steps().get(ply).luck()).as(where).isEqualTo(one.steps().get(ply).luck());
    }
    // Between them a chance also tells what others lost, by what those knew.
    for (Decision each : decisions) {
      assertThat(two.steps().get(each.ply()).chance())
          .as("%s, before event %s", where, each.ply())
          .isEqualTo(one.steps().get(each.ply()).chance());
    }
    assertThat(worst(two, twin.turn())).as(where).isEqualTo(worst(one, twin.turn()));
    assertThat(two.start()).isEqualTo(one.start());
    return (int) decisions.stream().filter(each -> each.ply() > twin.from).count();
  }

  /// The worst of those before an event.
  private static List<Decision> worst(SeatReview review, int ply) {
    return before(review.worst(Integer.MAX_VALUE), ply);
  }

  private static List<Decision> before(List<Decision> all, int ply) {
    return all.stream().filter(each -> each.ply() < ply).toList();
  }

  private static <S extends State<S>> SeatReview review(Game<S> game, GameRecord record, int seat) {
    return new Reviewer<>(
            new PlayedGame<>(game, record), Analysts.of(game, record.options()), LITTLE, 1)
        .review(ReviewListener.NONE)
        .orElseThrow()
        .of(seat);
  }

  /// A game, and another that a seat can't tell from it for as long as possible: in the first
  /// hidden draw something else is drawn.
  private static final class Twin<S extends State<S>> {
    private final Game<S> game;
    private final GameRecord record;
    private final int seat;
    private int from = -1;
    private int to;

    Twin(Game<S> game, GameRecord record, int seat) {
      this.game = game;
      this.record = record;
      this.seat = seat;
    }

    GameRecord other() {
      Options options = record.options();
      S truth = game.start(options);
      S state = game.start(options);
      List<Event> events = new ArrayList<>();
      for (Event event : record.events()) {
        int action = game.read(truth, event.actor(), event.action());
        String seen = game.seen(truth, seat, event.actor(), action);
        int same =
            from < 0
                ? different(state, event, seen)
                : game.read(state, event.actor(), event.action());
        if (!legal(state, event.actor(), same)
            || !game.seen(state, seat, event.actor(), same).equals(seen)) {
          break;
        }
        events.add(new Event(event.actor(), game.write(state, event.actor(), same)));
        state.apply(event.actor(), same);
        truth.apply(event.actor(), action);
        to = events.size();
      }
      return new GameRecord(game.id(), options, GameRecord.Headers.NONE, events, 1, 4);
    }

    /// Another outcome of a hidden draw, or else the same action.
    private int different(S state, Event event, String seen) {
      int action = game.read(state, event.actor(), event.action());
      if (event.actor() != Actors.CHANCE || seen.equals(event.action())) {
        return action;
      }
      int[] legal = new int[state.maxLegal()];
      int count = state.legalActions(Actors.CHANCE, legal);
      for (int i = 0; i < count; i++) {
        if (legal[i] != action) {
          from = to;
          return legal[i];
        }
      }
      return action;
    }

    private boolean legal(S state, int actor, int action) {
      return game.why(state, actor, game.write(state, actor, action)).isEmpty();
    }

    /// Where the last turn before the difference begins: a later choice in a turn tells what an
    /// earlier one was worth.
    int turn() {
      int ply = Math.min(to, record.events().size() - 1);
      int turn = ply;
      while (turn > 0 && record.events().get(turn - 1).actor() != Actors.CHANCE) {
        turn--;
      }
      return turn;
    }
  }
}
