package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.testkit.proof.Proves;

/// The option `track` (SUN-4) in the computer players.
class ScoreTrackTest {
  private static final int[] ALL_FIRST = {1, 1, 1, 1, 1};
  private static final int ALL = Wars.ALL_CARDS;

  /// The same random play reaches the same sixth dynasty on both tracks.
  private static SunTzuState sixth(long seed, String track) {
    SunTzuState state = Wars.start("standard", "off", track);
    Wars.play(state, s -> Wars.opens(s, 6), new Xoroshiro(seed));
    return state;
  }

  @Test
  @Proves("SUN-4")
  void aScoringThatReachesNineWinsAtOnceOnTheShortTrackAlone() {
    Network network = Networks.random(3);
    int wins = 0;
    for (long seed = 0; seed < 100; seed++) {
      SunTzuState nine = sixth(seed, "9");
      SunTzuState ten = sixth(seed, "10");
      boolean near = nine.actors() != 0 && new ScoreTrack(ten).after(ALL_FIRST) >= 9;
      if (near) {
        assertThat(new ScoreTrack(nine).after(ALL_FIRST)).isEqualTo(9);
      }
      for (int i = 0; near && i < 20; i++) {
        wins += wonAtNine(network, nine, ten, new Xoroshiro(20 * seed + i)) ? 1 : 0;
      }
    }
    assertThat(wins).as("orders that bring the pawn to nine").isGreaterThan(5);
  }

  /// Whether random orders bring the pawn to exactly nine; if so, they win on the short track.
  private static boolean wonAtNine(
      Network network, SunTzuState nine, SunTzuState ten, RandomGenerator random) {
    PairEvaluator pairs = new PairEvaluator(network, nine, ALL, ALL);
    MixedStrategy first = new MixedStrategy(pairs, nine, 0);
    MixedStrategy second = new MixedStrategy(pairs, nine, 1);
    first.add(first.hand.any(0, 0, random));
    second.add(second.hand.any(0, 0, random));
    SunTzuState goesOn = ten.copy();
    Wars.resolve(goesOn, first.orders[0], second.orders[0]);
    if (SunTzuReader.pawn(goesOn) != 9 || !Wars.lasts(ten, first.orders[0], second.orders[0])) {
      return false;
    }
    SunTzuState over = nine.copy();
    Wars.resolve(over, first.orders[0], second.orders[0]);
    assertThat(over.winners()).isEqualTo(0b010);
    assertThat(first.meet(0, second, 0)).isGreaterThan(0.98f);
    assertThat(new Evaluator(network).chance(over, 0)).isEqualTo(1);
    assertThat(goesOn.winners()).isZero();
    return true;
  }

  /// The middle and the red ends of any track are mapped to those of the trained track.
  @ParameterizedTest
  @CsvSource({"0,0", "1,1", "4,4", "5,6", "8,9", "9,10", "-1,-1", "-5,-6", "-8,-9"})
  void aShortTrackIsStretched(int onNine, int onTen) {
    assertThat(FeatureIndex.track(3, onNine, 9)).isEqualTo(FeatureIndex.track(3, onTen, 10));
  }

  @ParameterizedTest
  @CsvSource({"standard,off", "advanced,on"})
  void theMasterPlaysToTheEndOfAShortTrack(String rules, String warlords) {
    SunTzuBot master = SunTzuBot.of(Level.MASTER);
    for (long seed = 0; seed < 4; seed++) {
      RandomGenerator random = new Xoroshiro(seed);
      SunTzuState state = Wars.start(rules, warlords, "9");
      while (state.actors() != 0) {
        assertThat(Math.abs(SunTzuReader.pawn(state))).isLessThan(9);
        go(state, master, random);
      }
      int pawn = SunTzuReader.pawn(state);
      assertThat(Math.abs(pawn)).isLessThanOrEqualTo(9);
      assertThat(Math.abs(pawn) == 9 || SunTzuReader.dynasty(state) == 9).isTrue();
      assertThat(state.winners() == 0b010).isEqualTo(pawn > 0 || pawn == 0 && ahead(state) > 0);
    }
  }

  private static int ahead(SunTzuState state) {
    return SunTzuReader.reserve(state, 0) - SunTzuReader.reserve(state, 1);
  }

  private static void go(SunTzuState state, SunTzuBot bot, RandomGenerator random) {
    int actor = Actors.first(state.actors());
    if (actor == Actors.CHANCE) {
      state.apply(actor, state.sample(actor, random));
      return;
    }
    SunTzuState known = state.copy();
    known.forget(actor);
    SearchBudget effort = SearchBudget.iterations(20);
    for (int action : bot.plan(known, List.of(), actor, effort, random)) {
      state.apply(actor, action);
    }
  }
}
