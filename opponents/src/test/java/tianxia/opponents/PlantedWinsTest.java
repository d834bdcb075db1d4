package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.contrees.Contrees;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.qin.Qin;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.testkit.nim.Nim;

/// A win that is there is found, and a game that is won is worth nearly 1.
class PlantedWinsTest {
  private static final int WANTED = 3;
  private static final int GAMES = 400;
  private static final double NEARLY = 0.97;

  static Stream<Game<?>> games() {
    return Stream.of(new Contrees(), new Qin(), new Pagoda(), new Nim());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveThatWinsAtOnceIsFirst(Game<?> game) {
    assertThat(wins(game)).isEqualTo(WANTED);
  }

  private static <S extends State<S>> int wins(Game<S> game) {
    int found = 0;
    for (long seed = 0; seed < GAMES && found < WANTED; seed++) {
      for (Situation<S> situation : decisions(game, seed)) {
        if (found < WANTED && canWin(situation.truth(), situation.seat())) {
          found++;
          Analysis analysis = analysis(game, situation);
          S after = situation.truth().copy();
          after.apply(situation.seat(), analysis.candidates().getFirst().action());
          String where = game.id() + ", seed " + seed;
          assertThat(analysis.value()).as(where).isGreaterThan(NEARLY);
          assertThat(after.winners()).as(where).isEqualTo(1 << situation.seat());
        }
      }
    }
    return found;
  }

  /// In the last dynasty, where nothing that both lay can change the result.
  @Test
  void aWarThatIsWonIsWorthOne() {
    SunTzu game = new SunTzu();
    Predicate<SunTzuState> last =
        state -> SunTzuReader.phase(state) == Phase.ORDERS && SunTzuReader.dynasty(state) == 9;
    int found = 0;
    for (long seed = 0; seed < GAMES && found < WANTED; seed++) {
      for (Situation<SunTzuState> situation : decisions(game, seed)) {
        if (found < WANTED && last.test(situation.truth()) && certain(situation)) {
          found++;
          assertThat(analysis(game, situation).value()).as("seed %s", seed).isGreaterThan(NEARLY);
        }
      }
    }
    assertThat(found).isEqualTo(WANTED);
  }

  private static <S extends State<S>> boolean certain(Situation<S> situation) {
    Playout<S> playout = new Playout<>(situation.truth(), new Xoroshiro(1));
    for (int i = 0; i < 200; i++) {
      S world = situation.forgotten();
      world.imagine(new Xoroshiro(i));
      playout.bySamples(world);
      if (world.winners() != 1 << situation.seat()) {
        return false;
      }
    }
    return true;
  }

  private static <S extends State<S>> List<Situation<S>> decisions(Game<S> game, long seed) {
    RandomGenerator random = new Xoroshiro(seed);
    return new ArrayList<>(
        Situation.along(game, Options.of(game.options(), Map.of()), true, 40, random).reversed());
  }

  private static <S extends State<S>> Analysis analysis(Game<S> game, Situation<S> situation) {
    return Analysts.of(game, Options.of(game.options(), Map.of()))
        .analyse(
            situation.forgotten(),
            situation.seen(),
            situation.seat(),
            SearchBudget.iterations(400),
            new Xoroshiro(1),
            AnalysisListener.NONE);
  }

  private static <S extends State<S>> boolean canWin(S state, int seat) {
    if (!Actors.contains(state.actors(), seat)) {
      return false;
    }
    int[] legal = new int[state.maxLegal()];
    for (int i = state.legalActions(seat, legal) - 1; i >= 0; i--) {
      S after = state.copy();
      after.apply(seat, legal[i]);
      if (after.winners() == 1 << seat) {
        return true;
      }
    }
    return false;
  }
}
