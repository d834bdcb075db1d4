package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// Compares the evaluation of the last dynasty with playing it out.
class LastDynastyTest {
  private static final SunTzu GAME = new SunTzu();

  private static SunTzuState ninth(long seed, String track) {
    RandomGenerator random = new Xoroshiro(seed);
    SunTzuState state = GAME.start(Options.of(GAME.options(), Map.of("track", track)));
    while (state.actors() != 0 && (state.dynasty < 9 || state.phase != Phase.ORDERS)) {
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
    return state;
  }

  @ParameterizedTest
  @ValueSource(strings = {"10", "9"})
  void anOutcomeIsThatOfTheGame(String track) {
    int compared = 0;
    for (long seed = 0; seed < 60; seed++) {
      SunTzuState state = ninth(seed, track);
      Optional<LastDynasty> counted = LastDynasty.of(state);
      assertThat(counted.isPresent()).isEqualTo(state.actors() != 0);
      if (counted.isPresent()) {
        compared += compare(state, counted.get(), seed);
      }
    }
    assertThat(compared).isGreaterThan(1_000);
  }

  private static int compare(SunTzuState state, LastDynasty dynasty, long seed) {
    RandomGenerator random = new Xoroshiro(seed);
    int[] firsts = dynasty.orders(1);
    int[] seconds = dynasty.orders(2);
    int compared = 0;
    for (int n = 0; n < 100; n++) {
      int first = firsts[random.nextInt(firsts.length)];
      int second = seconds[random.nextInt(seconds.length)];
      if (!dynasty.runsOut(first, second)) {
        int winners = play(state.copy(), first, second, random);
        int due = winners == 0b010 ? 1 : winners == 0b100 ? -1 : 0;
        assertThat(dynasty.outcome(first, second)).as("seed %s", seed).isEqualTo(due);
        compared++;
      }
    }
    return compared;
  }

  private static int play(SunTzuState state, int first, int second, RandomGenerator random) {
    for (int action : LastDynasty.actions(first)) {
      state.apply(1, action);
    }
    for (int action : LastDynasty.actions(second)) {
      state.apply(2, action);
    }
    // Any order of reveal gives the same outcome.
    while (state.actors() != 0) {
      assertThat(state.phase).isEqualTo(Phase.ORDER);
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
    return state.winners();
  }

  @Test
  void onlyTheLastDynastyOfTheStandardRulesIsCounted() {
    assertThat(LastDynasty.of(ninth(0, "10"))).isPresent();
    SunTzuState eighth = ninth(0, "10");
    eighth.dynasty = 8;
    assertThat(LastDynasty.of(eighth)).isEmpty();
    SunTzuState drawing = ninth(0, "10");
    drawing.phase = Phase.DRAW;
    assertThat(LastDynasty.of(drawing)).isEmpty();
    for (int seat = 0; seat < 2; seat++) {
      SunTzuState laid = ninth(0, "10");
      laid.laid[seat] = 1;
      assertThat(LastDynasty.of(laid)).isEmpty();
      laid.laid[1 - seat] = 1;
      assertThat(LastDynasty.of(laid)).isEmpty();
    }
    Scene advanced = Scene.advanced().dynasty(9);
    assertThat(LastDynasty.of(advanced.state)).isEmpty();
    Scene warlords = Scene.warlords("feint", "scourge").dynasty(9);
    assertThat(LastDynasty.of(warlords.state)).isEmpty();
    warlords.state.spent[0] = true;
    assertThat(LastDynasty.of(warlords.state)).isEmpty();
    warlords.state.spent[1] = true;
    assertThat(LastDynasty.of(warlords.state)).isPresent();
    warlords.state.spent[0] = false;
    assertThat(LastDynasty.of(warlords.state)).isEmpty();
  }

  @Test
  void anOrderHasACardForEachProvince() {
    assertThat(LastDynasty.actions(0x02513))
        .containsExactly(
            Actions.pair(Actions.LAY, 0, 0),
            Actions.pair(Actions.LAY, 1, 2),
            Actions.pair(Actions.LAY, 2, 5),
            Actions.pair(Actions.LAY, 3, 1),
            Actions.pair(Actions.LAY, 4, 3));
  }

  @Test
  void allOrdersAreListed() {
    SunTzuState state = ninth(0, "10");
    LastDynasty dynasty = LastDynasty.of(state).orElseThrow();
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(dynasty.orders(seat))
          .isSorted()
          .hasSize(count(state, seat))
          .doesNotHaveDuplicates();
    }
  }

  private static int count(SunTzuState state, int seat) {
    if (state.laid[seat - 1] == Province.COUNT) {
      return 1;
    }
    int[] legal = new int[SunTzuState.MAX_ACTIONS];
    int sum = 0;
    for (int i = state.legalActions(seat, legal) - 1; i >= 0; i--) {
      SunTzuState next = state.copy();
      next.apply(seat, legal[i]);
      sum += count(next, seat);
    }
    return sum;
  }
}
