package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.CardMatchups;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.kernel.Xoroshiro;

class PairEvaluatorTest {
  private static final int ALL = (1 << SunTzuReader.CARDS) - 1;

  /// What is put together from parts is what the network thinks of the position that the rules lead
  /// to, wherever the reserves last.
  @ParameterizedTest
  @CsvSource({"standard,off", "advanced,off", "standard,on", "advanced,on"})
  void agreesWithTheRulesPlayedOut(String rules, String warlords) {
    Network net = Network.fresh(new Xoroshiro(3));
    Evaluator outlook = new Evaluator(net);
    int compared = 0;
    for (long seed = 0; seed < 60; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      int dynasty = 1 + (int) seed % 9;
      SunTzuState state = Wars.start(rules, warlords);
      Wars.play(state, s -> Wars.opens(s, dynasty), random);
      if (state.actors() == 0) {
        continue;
      }
      PairEvaluator prospect = new PairEvaluator(net, state, ALL, ALL);
      MixedStrategy first = new MixedStrategy(prospect, state, 0);
      MixedStrategy second = new MixedStrategy(prospect, state, 1);
      first.add(first.hand.any(0, 0, random));
      second.add(second.hand.any(0, 0, random));
      float chance = first.meet(0, second, 0);
      assertThat(second.meet(0, first, 0)).isCloseTo(1 - chance, within(1e-5f));
      if (lasts(state, first.orders[0], second.orders[0])) {
        resolve(state, first.orders[0], second.orders[0]);
        assertThat((double) chance)
            .as("seed %s, dynasty %s", seed, dynasty)
            .isCloseTo(outlook.chance(state, 0), within(dynasty % 3 == 0 ? 0.02 : 1e-4));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private static boolean lasts(SunTzuState state, int first, int second) {
    CardMatchups meetings = new CardMatchups(state, ALL, ALL);
    int[] spent = new int[2];
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      int at = CardMatchups.at(province, Hand.card(first, province), Hand.card(second, province));
      spent[0] += meetings.spent(0, at);
      spent[1] += meetings.spent(1, at);
    }
    return spent[0] <= SunTzuReader.reserve(state, 0) && spent[1] <= SunTzuReader.reserve(state, 1);
  }

  /// No warlord is used; any order of reveal comes to the same.
  private static void resolve(SunTzuState state, int first, int second) {
    Wars.lay(state, 1, first);
    Wars.lay(state, 2, second);
    int[] legal = new int[state.maxLegal()];
    Phase phase = SunTzuReader.phase(state);
    while (phase != Phase.DRAW && phase != Phase.ORDERS && phase != Phase.OVER) {
      int actor = Actors.first(state.actors());
      int count = state.legalActions(actor, legal);
      state.apply(actor, phase == Phase.ORDER ? legal[0] : legal[count - 1]);
      phase = SunTzuReader.phase(state);
    }
  }
}
