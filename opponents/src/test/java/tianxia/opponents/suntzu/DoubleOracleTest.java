package tianxia.opponents.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.LastDynasty;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Xoroshiro;

class DoubleOracleTest {
  private static SunTzuState opens(int dynasty, long seed) {
    SunTzuState state = Wars.start("standard", "off");
    Wars.play(state, s -> Wars.opens(s, dynasty), new Xoroshiro(seed));
    return state;
  }

  private static DoubleOracle fought(SunTzuState state, int seat, int worlds, long seed) {
    Xoroshiro random = new Xoroshiro(seed);
    List<SunTzuState> all = new ArrayList<>();
    int[] cards = new int[2];
    for (int i = 0; i < worlds; i++) {
      SunTzuState world = state.copy();
      world.forget(seat + 1);
      world.imagine(random);
      cards[0] |= Hand.cards(world, 0);
      cards[1] |= Hand.cards(world, 1);
      all.add(world);
    }
    PairEvaluator pairs = new PairEvaluator(Weights.of(false), state, cards[0], cards[1]);
    DoubleOracle duel = new DoubleOracle(pairs, all, seat, random);
    for (int i = 0; i < 60; i++) {
      duel.improve();
    }
    return duel;
  }

  @Test
  void mixesLegalOrdersThatAddUpToOne() {
    for (long seed = 0; seed < 10; seed++) {
      DoubleOracle duel = fought(opens(1 + (int) seed % 5, seed), (int) seed % 2, 3, seed);
      double[] mix = duel.own().mix().average(0.05);
      assertThat(Arrays.stream(mix).sum()).isBetween(0.999, 1.001);
      for (int order : Arrays.copyOf(duel.own().orders, duel.own().count())) {
        assertThat(duel.own().hand.legal(order)).isTrue();
      }
      assertThat(duel.value()).isBetween(0.0, 1.0);
    }
  }

  @Test
  void theSameSeedGivesTheSameMix() {
    SunTzuState state = opens(4, 5);
    assertThat(fought(state, 1, 3, 9).own().mix().average(0))
        .isEqualTo(fought(state, 1, 3, 9).own().mix().average(0));
  }

  /// In the last dynasty, where everything can be computed, no order of the other side wins much
  /// more against the seat's mix than the value found.
  @Test
  void theLastOrdersCanBeKnown() {
    int counted = 0;
    for (long seed = 0; seed < 30 && counted < 4; seed++) {
      SunTzuState state = opens(9, seed);
      if (state.actors() == 0 || LastDynasty.of(state).isEmpty()) {
        continue;
      }
      LastDynasty dynasty = LastDynasty.of(state).orElseThrow();
      if (dynasty.orders(2).length > 2_520) {
        continue;
      }
      DoubleOracle duel = fought(state, 0, 1, seed);
      double[] mix = duel.own().mix().average(0);
      double worst = 1;
      for (int order : dynasty.orders(2)) {
        double won = 0;
        for (int i = 0; i < mix.length; i++) {
          won += mix[i] * (dynasty.outcome(duel.own().orders[i], order) + 1) / 2;
        }
        worst = Math.min(worst, won);
      }
      assertThat(worst).as("seed %s", seed).isGreaterThan(duel.value() - 0.1);
      counted++;
    }
    assertThat(counted).isGreaterThanOrEqualTo(2);
  }
}
