package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Greedy;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.tree.InformationSetSearch;

/// The weakest level is weak, but better than random play.
class LevelsTest {
  private static final int GAMES = 30;
  private static final int MOMENTS = 20;

  /// Parameters of the measurement for a game.
  ///
  /// @param least the least number of games that `easy` wins against random play; the true shares
  ///   are between 82 % (Sun Tzu) and 100 %
  record Measured(String id, Map<String, String> options, int least) {}

  private static List<Measured> measured() {
    return List.of(
        new Measured("contrees", Map.of("territory", "ready"), 24),
        new Measured("contrees", Map.of("territory", "laid"), 24),
        new Measured("qin", Map.of("board", "bird"), 24),
        new Measured("pagoda", Map.of("length", "quick"), 24),
        new Measured("sun-tzu", Map.of("rules", "advanced"), 19));
  }

  @Test
  void everyGameWithOpponentsOfItsOwnIsMeasured() {
    assertThat(Games.CATALOGUE.games())
        .filteredOn(game -> !(Opponents.of(game, Level.EASY) instanceof InformationSetSearch))
        .extracting(Game::id)
        .isSubsetOf(measured().stream().map(Measured::id).toList());
  }

  @ParameterizedTest
  @MethodSource("measured")
  void easyBeatsRandomPlay(Measured measured) {
    double won = easyAgainst(game(measured.id), measured.options, false);
    assertThat(won).as("won of %s, seeds from 0", GAMES).isGreaterThanOrEqualTo(measured.least);
  }

  /// The true share is at least 7 of 10 (docs/STRENGTH.md); the number of games leaves a margin for
  /// chance.
  @ParameterizedTest
  @MethodSource("measured")
  void easyLosesToGreedyPlay(Measured measured) {
    double won = easyAgainst(game(measured.id), measured.options, true);
    assertThat(won).as("won of %s, seeds from 0", GAMES).isLessThanOrEqualTo(0.4 * GAMES);
  }

  /// The measured strength of a level does not depend on the machine (docs/STRENGTH.md).
  @ParameterizedTest
  @CsvSource({
    "qin,board,bird",
    "pagoda,length,quick",
    "sun-tzu,rules,standard",
    "sun-tzu,rules,advanced"
  })
  void theLowerLevelsDontThinkByTheClock(String id, String option, String value) {
    sameByAnyClock(game(id), Map.of(option, value));
  }

  private static <S extends State<S>> void sameByAnyClock(
      Game<S> game, Map<String, String> values) {
    Options options = Options.of(game.options(), values);
    for (Level level : List.of(Level.EASY, Level.MEDIUM, Level.HARD)) {
      Bot<S> bot = Opponents.of(game, level);
      int iterations = Opponents.effort(level).iterations();
      AtomicLong seconds = new AtomicLong();
      SearchBudget hasty =
          new SearchBudget(
              1, iterations, () -> TimeUnit.SECONDS.toNanos(seconds.incrementAndGet()));
      List<Situation<S>> all = Situation.along(game, options, true, MOMENTS, new Xoroshiro(1));
      for (int i = 0; i < all.size(); i++) {
        assertThat(planned(bot, all.get(i), hasty, i))
            .as("%s, moment %s", level, i)
            .isEqualTo(planned(bot, all.get(i), SearchBudget.iterations(iterations), i));
      }
    }
  }

  private static <S extends State<S>> int[] planned(
      Bot<S> bot, Situation<S> at, SearchBudget effort, long seed) {
    return bot.plan(at.forgotten(), at.seen(), at.seat(), effort, new Xoroshiro(seed));
  }

  private static Game<?> game(String id) {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static <S extends State<S>> double easyAgainst(
      Game<S> game, Map<String, String> options, boolean greedy) {
    SearchBudget effort = SearchBudget.iterations(Opponents.effort(Level.EASY).iterations());
    return Bout.won(
        game,
        Options.of(game.options(), options),
        Opponents.of(game, Level.EASY),
        greedy ? new Greedy<>(game) : Bout.random(),
        effort,
        GAMES);
  }
}
