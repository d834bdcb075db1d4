package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Replies;
import tianxia.search.analysis.Reply;
import tianxia.testkit.contract.GameContract;

/// What others are expected to reply depends on what the asking seat knows, and is the same in most
/// of the worlds that it can imagine.
class RepliesTest {
  private static final long SEED = Long.getLong("tianxia.seed", 20_261_127L);
  private static final int MOMENTS = 4;
  private static final int WORLDS = 3;

  @TestFactory
  Stream<DynamicTest> whatASeatCantKnowMakesNoDifference() {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.hides() != Hidden.NOTHING)
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> noPeeking(game, options))));
  }

  private static <S extends State<S>> void noPeeking(Game<S> game, Options options) {
    Replies<S> replies = Analysts.of(game, options).replies();
    RandomGenerator random = new Xoroshiro(SEED);
    for (Situation<S> situation : Situation.along(game, options, true, MOMENTS, random)) {
      List<String> choice = List.of(first(game, situation));
      Reply reply = reply(replies, situation, choice);
      for (int i = 0; i < WORLDS; i++) {
        assertThat(reply(replies, situation.reimagined(random), choice))
            .as("%s, seed %s, after %s", game.id(), SEED, situation.seen())
            .isEqualTo(reply);
      }
    }
  }

  private static <S extends State<S>> String first(Game<S> game, Situation<S> situation) {
    S forgotten = situation.forgotten();
    int[] legal = new int[forgotten.maxLegal()];
    forgotten.legalActions(situation.seat(), legal);
    return game.write(forgotten, situation.seat(), legal[0]);
  }

  private static <S extends State<S>> Reply reply(
      Replies<S> replies, Situation<S> situation, List<String> choice) {
    return replies.to(situation.forgotten(), situation.seat(), choice, new Xoroshiro(1));
  }

  /// Where others choose at the same time, their choice is not foreseen from one world.
  @ParameterizedTest
  @ValueSource(strings = {"sun-tzu"})
  void whatIsChosenAtTheSameTimeIsNotForeseen(String id) {
    assertThat(kinds(Games.CATALOGUE.game(id).orElseThrow(), true)).containsExactly("Unforeseen");
  }

  private static <S extends State<S>> Set<String> kinds(Game<S> game, boolean simultaneous) {
    Options options = GameContract.optionSets(game).getFirst();
    Replies<S> replies = Analysts.of(game, options).replies();
    Set<String> kinds = new TreeSet<>();
    for (Situation<S> each :
        Situation.along(game, options, true, 2 * MOMENTS, new Xoroshiro(SEED))) {
      if (Integer.bitCount(each.truth().actors()) > 1 == simultaneous) {
        kinds.add(reply(replies, each, List.of(first(game, each))).getClass().getSimpleName());
      }
    }
    return kinds;
  }

  /// Players that do as they like reply nothing in particular; those that always take the first of
  /// their actions reply with it where it does not depend on their hands.
  @ParameterizedTest
  @ValueSource(strings = {"qin", "pagoda"})
  void onlyWhatHappensInMostWorldsIsExpected(String id) {
    check(Games.CATALOGUE.game(id).orElseThrow());
  }

  private static <S extends State<S>> void check(Game<S> game) {
    Options options = GameContract.optionSets(game).getFirst();
    Bot<S> anything = (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
    Replies<S> replies = new Replies<>(game, anything, SearchBudget.iterations(1));
    List<Reply.Typical> typical = new ArrayList<>();
    for (Situation<S> each : Situation.along(game, options, true, 12, new Xoroshiro(SEED))) {
      List<String> choice = List.of(first(game, each));
      Reply ours = reply(Analysts.of(game, options).replies(), each, choice);
      if (ours instanceof Reply.Typical reply) {
        assertThat(reply.actor()).isNotIn(each.seat(), Actors.CHANCE);
        assertThat(reply.after()).isPositive();
        assertThat(reply.happenings()).isNotEmpty().doesNotHaveDuplicates();
        typical.add(reply);
      }
      if (reply(replies, each, choice) instanceof Reply.Typical reply) {
        assertThat(reply.happenings()).as("as any turn does").hasSizeLessThanOrEqualTo(3);
      }
    }
    assertThat(typical).isNotEmpty();
  }
}
