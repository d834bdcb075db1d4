package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.nim.Nim;

/// No level uses hidden information: two positions that the seat cannot distinguish give the same
/// choice, and the same plan, with the same seed. Tests every level of every game with every set of
/// options, at positions from a random and a greedy game.
class NoPeekTest {
  private static final long SEED = Long.getLong("tianxia.seed", 20_261_122L);

  /// Positions taken from each game.
  private static final int MOMENTS = 3;

  /// Alternative worlds compared at each position.
  private static final int WORLDS = 2;

  /// Positions at which the peeking bot is tested.
  private static final int WATCHED = 12;

  @TestFactory
  Stream<DynamicTest> whatASeatCantKnowMakesNoDifference() {
    return Nim.after(Games.CATALOGUE).games().stream()
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> allLevels(game, options))));
  }

  private static <S extends State<S>> void allLevels(Game<S> game, Options options) {
    List<Situation<S>> situations = situations(game, options, MOMENTS);
    assertThat(situations).hasSize(2 * MOMENTS);
    for (Level level : Level.values()) {
      Bot<S> bot = Opponents.of(game, level);
      SearchBudget effort = effort(game, level);
      assertThat(differences(situations, truth -> bot, effort))
          .as("%s at %s %s, seed %s", level, game.id(), options.asMap(), SEED)
          .isEmpty();
    }
  }

  /// The same comparison detects a bot that knows the true position, where anything is hidden.
  @TestFactory
  Stream<DynamicTest> whoPeeksIsCaught() {
    return Nim.after(Games.CATALOGUE).games().stream()
        .filter(game -> game.hides() != Hidden.NOTHING)
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> caught(game)));
  }

  private static <S extends State<S>> void caught(Game<S> game) {
    List<Situation<S>> situations = situations(game, Options.of(game.options(), Map.of()), WATCHED);
    assertThat(differences(situations, Peeking::new, SearchBudget.iterations(40))).isNotEmpty();
  }

  /// Plays out the true position instead of the one it is given, and takes an action that wins
  /// there.
  private record Peeking<S extends State<S>>(S truth) implements Bot<S> {
    @Override
    public int choose(
        S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
      int[] legal = new int[truth.maxLegal()];
      int count = truth.legalActions(seat, legal);
      Playout<S> playout = new Playout<>(truth, random);
      for (int i = 0; i < Math.min(count, effort.iterations()); i++) {
        S world = truth.copy();
        world.apply(seat, legal[i]);
        playout.bySamples(world);
        if (Actors.contains(world.winners(), seat)) {
          return legal[i];
        }
      }
      return legal[0];
    }
  }

  private static <S extends State<S>> List<Situation<S>> situations(
      Game<S> game, Options options, int moments) {
    RandomGenerator random = new Xoroshiro(SEED);
    List<Situation<S>> all = new ArrayList<>();
    all.addAll(Situation.along(game, options, false, moments, random));
    all.addAll(Situation.along(game, options, true, moments, random));
    return all;
  }

  /// Descriptions of the differences.
  ///
  /// @param seated the bot at a table with this true position
  private static <S extends State<S>> List<String> differences(
      List<Situation<S>> situations, Function<S, Bot<S>> seated, SearchBudget effort) {
    RandomGenerator random = new Xoroshiro(SEED);
    List<String> differences = new ArrayList<>();
    for (Situation<S> situation : situations) {
      List<Integer> plan = plan(situation, seated, effort);
      for (int i = 0; i < WORLDS; i++) {
        Situation<S> other = situation.reimagined(random);
        List<Integer> same = plan(other, seated, effort);
        if (!same.equals(plan)) {
          differences.add(plan + " or " + same + " after " + situation.seen());
        }
      }
    }
    return differences;
  }

  private static <S extends State<S>> List<Integer> plan(
      Situation<S> situation, Function<S, Bot<S>> seated, SearchBudget effort) {
    Bot<S> bot = seated.apply(situation.truth());
    int seat = situation.seat();
    List<Integer> chosen = new ArrayList<>();
    chosen.add(
        bot.choose(situation.forgotten(), situation.seen(), seat, effort, new Xoroshiro(SEED)));
    for (int action :
        bot.plan(situation.forgotten(), situation.seen(), seat, effort, new Xoroshiro(SEED))) {
      chosen.add(action);
    }
    return chosen;
  }

  /// A number of iterations small enough that no clock is needed; in Qin one iteration may evaluate
  /// hundreds of positions.
  private static SearchBudget effort(Game<?> game, Level level) {
    int most = game.id().equals("qin") ? 3 : 20;
    return SearchBudget.iterations(Math.min(most, Opponents.effort(level).iterations()));
  }
}
