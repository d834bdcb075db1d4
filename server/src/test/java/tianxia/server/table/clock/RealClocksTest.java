package tianxia.server.table.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.ClockShown;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.War;

/// Whose clock runs in games that are not simply one action each: orders that all give at a time,
/// turns of several actions with draws after them, questions within what others do.
class RealClocksTest {
  private static final NewTable.Clock CLOCK = new NewTable.Clock(300, 5, Optional.empty());

  /// With the increment of the first turn, whose first minute is free.
  private static final long FIRST = 305_000;

  private final Hourglass time = new Hourglass();
  private final House house = new House(Games.CATALOGUE, new MemoryStore(), House.AT_RANDOM, time);

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(String game, Map<String, String> options) {
    return house.party(House.timed(game, options, CLOCK, List.of(House.me(1), House.me(2))));
  }

  /// Lets seconds pass, and the table do what is due then.
  private void pass(Party party, int seconds) {
    party.settle();
    time.pass(seconds * 1_000L);
    party.settle();
  }

  private static ClockShown clock(Party party) {
    return party.frame(0).clock().orElseThrow();
  }

  @Test
  void whoeverOwesOrdersIsChargedAndWhoHasSealedThemIsNot() {
    Party party = party("sun-tzu", Map.of());
    assertThat(clock(party).running()).containsExactly(1, 2);
    pass(party, 65);
    // Four of five orders: the fifth is owed.
    for (int i = 0; i < War.first().length - 1; i++) {
      Party.done(party.play(1, War.first()[i]));
    }
    pass(party, 5);
    assertThat(clock(party).running()).containsExactly(1, 2);
    assertThat(clock(party).left()).containsExactly(FIRST - 10_000, FIRST - 10_000);
    Party.done(party.play(1, War.first()[War.first().length - 1]));
    assertThat(clock(party).running()).containsExactly(2);
    pass(party, 20);
    assertThat(clock(party).left()).containsExactly(FIRST - 10_000, FIRST - 30_000);
  }

  @Test
  void aTurnOfSeveralActionsAndItsDrawsIsOneTurnOfOneClock() {
    Party party = party("pagoda", Map.of());
    pass(party, 60);
    for (String action : List.of("1+B:B", "2+G:G", "3+R:R")) {
      assertThat(clock(party).running()).containsExactly(1);
      pass(party, 3);
      Party.done(party.play(1, action));
    }
    pass(party, 1);
    // One increment, one free minute; the other one stands still all the time.
    assertThat(clock(party).left()).containsExactly(FIRST - 10_000, FIRST - 5_000);
    int ply = party.frame(0).ply();
    Party.done(party.play(1, "end"));
    assertThat(party.frame(0).ply()).as("cards were drawn").isGreaterThan(ply + 1);
    assertThat(clock(party).running()).containsExactly(2);
    pass(party, 70);
    assertThat(clock(party).left()).containsExactly(FIRST - 10_000, FIRST - 10_000);
  }

  /// A window of the warlords: whoever is asked is charged, without an increment for it.
  @Test
  void aQuestionRunsTheClockOfWhomItAsks() {
    Party party = party("sun-tzu", Map.of("warlords", "on"));
    Party.done(party.play(1, "choose feint"));
    Party.done(party.play(2, "choose second-six"));
    Party.done(party.play(1, War.first()));
    Party.done(party.play(2, War.second()));
    int asked = party.frame(0).actors().getFirst();
    assertThat(clock(party).running()).containsExactly(asked);
    List<Long> before = clock(party).left();
    pass(party, 4);
    List<Long> after = clock(party).left();
    assertThat(before.get(asked - 1) - after.get(asked - 1)).isEqualTo(3_500);
    assertThat(after.get(2 - asked)).isEqualTo(before.get(2 - asked));
    Party.done(party.play(asked, "pass"));
    assertThat(clock(party).running()).doesNotContain(asked);
    assertThat(clock(party).left().get(asked - 1)).isEqualTo(after.get(asked - 1));
  }
}
