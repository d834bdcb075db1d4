package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.games.Games;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// The computer players of all games.
class OpponentsTest {
  private static final int GAMES = 10;

  /// Far fewer than in a real turn, so that the test is fast; enough to clearly beat random play.
  private static final int ITERATIONS = 60;

  @TestFactory
  Stream<DynamicTest> beatsRandomPlay() {
    return Games.CATALOGUE.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> beatsRandomPlay(game)));
  }

  private static <S extends State<S>> void beatsRandomPlay(Game<S> game) {
    Options options = Options.of(game.options(), Map.of());
    Bot<S> master = Opponents.of(game, Level.MASTER);
    SearchBudget effort = SearchBudget.iterations(iterations(game));
    assertThat(Bout.won(game, options, master, Bout.random(), effort, GAMES))
        .as("games won of %s, seeds from 0", GAMES)
        .isGreaterThanOrEqualTo(8);
  }

  /// In Qin an iteration evaluates hundreds of positions.
  private static int iterations(Game<?> game) {
    return game.id().equals("qin") ? 4 : ITERATIONS;
  }

  /// Secret orders must not be predictable: in the opening position they vary between searches, at
  /// every level.
  @ParameterizedTest
  @EnumSource(Level.class)
  void ordersDiffer(Level level) {
    SunTzu game = new SunTzu();
    Set<List<Integer>> orders = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      orders.add(opening(game, level, seed));
    }
    assertThat(orders).hasSizeGreaterThanOrEqualTo(8);
    assertThat(opening(game, level, 7)).isEqualTo(opening(game, level, 7));
  }

  private static List<Integer> opening(SunTzu game, Level level, long seed) {
    RandomGenerator random = new Xoroshiro(1);
    SunTzuState state = game.start(Options.of(game.options(), Map.of()));
    while (state.actors() == 1 << Actors.CHANCE) {
      state.apply(Actors.CHANCE, state.sample(Actors.CHANCE, random));
    }
    state.forget(1);
    SearchBudget effort =
        SearchBudget.iterations(Math.min(ITERATIONS, Opponents.effort(level).iterations()));
    int[] plan = Opponents.of(game, level).plan(state, List.of(), 1, effort, new Xoroshiro(seed));
    return Arrays.stream(plan).boxed().toList();
  }
}
