package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

/// A game without opponents of its own is played at every level by the generic search.
class GenericOpponentsTest {
  private static final int GAMES = 20;

  /// Far fewer than a level uses, and enough for so small a game.
  private static final int MAX_ITERATIONS = 2_000;

  private final Nim game = new Nim();

  @ParameterizedTest
  @EnumSource(Level.class)
  void everyLevelPlaysBetterThanAtRandom(Level level) {
    SearchBudget effort =
        SearchBudget.iterations(Math.min(MAX_ITERATIONS, Opponents.effort(level).iterations()));
    double won =
        Bout.won(
            game,
            Options.of(game.options(), Map.of()),
            Opponents.of(game, level),
            Bout.random(),
            effort,
            GAMES);
    assertThat(won).as("won of %s, seeds from 0", GAMES).isGreaterThanOrEqualTo(0.7 * GAMES);
  }

  /// A player who always leaves a nim-sum of 0 wins.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theMasterWinsWhatIsWon(long seed) {
    NimState state = game.start(Options.of(game.options(), Map.of()));
    Xoroshiro random = new Xoroshiro(seed);
    SearchBudget effort = SearchBudget.iterations(100_000);
    Bot<NimState> master = Opponents.of(game, Level.MASTER);
    while (state.actors() != 0) {
      state.apply(1, master.choose(state.copy(), List.of(), 1, effort, random));
      assertThat(state.nimSum()).as("seed %s", seed).isZero();
      if (state.actors() != 0) {
        state.apply(2, state.sample(2, random));
      }
    }
    assertThat(state.winners()).isEqualTo(1 << 1);
  }
}
