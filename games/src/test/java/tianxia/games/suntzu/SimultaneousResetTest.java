package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// Secret choices are reset for an observer who cannot see them.
class SimultaneousResetTest {
  private static final SunTzu GAME = new SunTzu();
  private static final int BOTH = 0b110;

  private static SunTzuState start(String rules, String warlords) {
    return GAME.start(
        Options.of(
            GAME.options(), Map.of("rules", rules, "warlords", warlords, "values", "mixed")));
  }

  @ParameterizedTest
  @CsvSource({"standard,off", "standard,on", "advanced,on"})
  void aDecisionReopenedIsAsItWasWhenItOpened(String rules, String warlords) {
    for (long seed = 0; seed < 60; seed++) {
      RandomGenerator random = new Xoroshiro(seed);
      SunTzuState state = start(rules, warlords);
      SunTzuState open = state.copy();
      while (state.actors() != 0) {
        if (state.actors() == BOTH && state.laid[0] + state.laid[1] == 0) {
          open.copyFrom(state);
        }
        for (int seat = 1; seat <= 2 && (state.actors() & BOTH) != 0; seat++) {
          check(state, open, seat, "seed " + seed + " dynasty " + state.dynasty);
        }
        // Either seat may act first.
        boolean second = state.actors() == BOTH && random.nextBoolean();
        int actor = second ? 2 : Actors.first(state.actors());
        int action = state.sample(actor, random);
        state.apply(actor, action);
        if (Actions.kind(action) == Actions.RECRUIT) {
          open.apply(actor, action);
        }
      }
    }
  }

  private static void check(SunTzuState state, SunTzuState open, int seat, String where) {
    boolean together =
        state.phase == Phase.CHOOSE || state.phase == Phase.ORDERS || state.phase == Phase.KEEP;
    if (!together || !Actors.contains(state.actors(), seat)) {
      return;
    }
    SunTzuState reopened = state.copy();
    reopened.forget(seat);
    int[] own = new int[SunTzuState.MAX_ACTIONS];
    int count = reopened.reopen(seat, own);
    SunTzuState due = open.copy();
    due.forget(seat);
    if (state.phase != Phase.KEEP || open.phase == Phase.KEEP) {
      assertThat(reopened).as(where).isEqualTo(due);
    }
    assertThat(count).as(where).isEqualTo(state.laid[seat - 1]);
    List<Integer> cards = new ArrayList<>();
    Arrays.stream(own, 0, count).forEach(action -> cards.add(Actions.second(action)));
    for (int province = 0; province < count; province++) {
      assertThat(cards.get(province))
          .as(where)
          .isEqualTo(state.orders[(seat - 1) * Province.COUNT + province]);
    }
  }
}
