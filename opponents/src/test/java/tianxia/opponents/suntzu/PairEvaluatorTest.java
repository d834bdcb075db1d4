package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;

class PairEvaluatorTest {
  private static final int ALL = Wars.ALL_CARDS;

  /// The composed evaluation equals the network's evaluation of the position that follows by the
  /// rules, as long as the reserves last.
  @ParameterizedTest
  @CsvSource({
    "standard,off,10",
    "advanced,off,10",
    "standard,on,10",
    "advanced,on,10",
    "standard,off,9",
    "advanced,on,9"
  })
  void agreesWithTheRulesPlayedOut(String rules, String warlords, String track) {
    Network network = Networks.random(3);
    Evaluator evaluator = new Evaluator(network);
    int compared = 0;
    for (long seed = 0; seed < 60; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      int dynasty = 1 + (int) seed % 9;
      SunTzuState state = Wars.start(rules, warlords, track);
      Wars.play(state, s -> Wars.opens(s, dynasty), random);
      if (state.actors() == 0) {
        continue;
      }
      PairEvaluator pairs = new PairEvaluator(network, state, ALL, ALL);
      MixedStrategy first = new MixedStrategy(pairs, state, 0);
      MixedStrategy second = new MixedStrategy(pairs, state, 1);
      first.add(first.hand.any(0, 0, random));
      second.add(second.hand.any(0, 0, random));
      float chance = first.meet(0, second, 0);
      assertThat(second.meet(0, first, 0)).isCloseTo(1 - chance, within(1e-5f));
      if (Wars.lasts(state, first.orders[0], second.orders[0])) {
        Wars.resolve(state, first.orders[0], second.orders[0]);
        assertThat((double) chance)
            .as("seed %s, dynasty %s", seed, dynasty)
            .isCloseTo(evaluator.chance(state, 0), within(dynasty % 3 == 0 ? 0.02 : 1e-4));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }
}
