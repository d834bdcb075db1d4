package tianxia.server.table.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.game.SmallGames;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Pauses of live clocks, on a clock that only the test moves. In Pebbles a turn is two actions.
class PauseTest {
  private static final long LONG = 10_000_000;

  private final Hourglass time = new Hourglass();
  private final House house =
      new House(SmallGames.CATALOGUE, new MemoryStore(), House.AT_RANDOM, time);

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(SeatWish... seats) {
    return house.party(
        House.timed(
            "pebbles",
            Map.of("players", Integer.toString(seats.length)),
            new NewTable.Clock(100, 5, Optional.empty()),
            List.of(seats)));
  }

  /// A game of two, whose first turn has used up what is free of it, and ten seconds.
  private Party two() {
    Party party = party(House.me(1), House.me(2));
    pass(party, 70_000);
    return party;
  }

  private void pass(Party party, long millis) {
    // Timers are set by the table's own thread.
    party.settle();
    time.pass(millis);
    party.settle();
  }

  private static ClockShown clock(Party party) {
    return party.frame(0).clock().orElseThrow();
  }

  private static Optional<ClockTerms.Pause> pause(Party party) {
    return party.info().clock().orElseThrow().pause();
  }

  private static Optional<ClockTerms.Pause> by(boolean stands, Integer... seats) {
    return Optional.of(new ClockTerms.Pause(List.of(seats), stands));
  }

  @Test
  void clocksStandOnceAllWantIt() {
    Party party = two();
    Party.done(party.pause(2, true));
    assertThat(pause(party)).isEqualTo(by(false, 2));
    assertThat(clock(party).running()).containsExactly(1);
    pass(party, 5_000);
    Party.done(party.pause(1, true));
    assertThat(pause(party)).isEqualTo(by(true, 1, 2));
    pass(party, LONG);
    assertThat(clock(party))
        .isEqualTo(new ClockShown(List.of(90_000L, 100_000L), List.of(0L, 0L), List.of()));
    assertThat(party.info().phase()).isEqualTo("playing");
  }

  /// Whoever is to act may be away when another goes on.
  @Test
  void anyOneGoesOnAndTheOthersHaveHalfAMinute() {
    Party party = two();
    Party.done(party.pause(1, true));
    Party.done(party.pause(2, true));
    pass(party, LONG);
    Party.done(party.pause(2, false));
    assertThat(pause(party)).isEmpty();
    assertThat(clock(party))
        .isEqualTo(new ClockShown(List.of(95_000L, 100_000L), List.of(30_000L, 0L), List.of(1)));
    pass(party, 31_000);
    assertThat(clock(party).left().getFirst()).isEqualTo(94_000);
  }

  @Test
  void whoeverPlaysEndsIt() {
    Party party = two();
    Party.done(party.pause(1, true));
    Party.done(party.pause(2, true));
    pass(party, LONG);
    Party.done(party.play(1, "take 1"));
    assertThat(pause(party)).isEmpty();
    assertThat(clock(party).left().getFirst()).isEqualTo(95_000);
    assertThat(clock(party).running()).containsExactly(1);
  }

  @Test
  void aRequestLapses() {
    Party party = two();
    Party.done(party.pause(2, true));
    Party.refused(party.pause(2, true), "not-allowed");
    Party.done(party.pause(1, false));
    assertThat(pause(party)).isEmpty();
    assertThat(clock(party).free()).as("nothing was given").containsExactly(0L, 0L);
    Party.refused(party.pause(1, false), "not-allowed");
    Party.done(party.pause(2, true));
    Party.done(party.play(1, "take 1"));
    assertThat(pause(party)).isEmpty();
    Party.refused(party.pause(0, true), "not-allowed");
  }

  @Test
  void computersAreNotAsked() {
    Party party = party(House.me(1), new NewTable.Computer("easy"));
    Party.done(party.pause(1, true));
    assertThat(pause(party)).isEqualTo(by(true, 1));
    assertThat(clock(party).running()).isEmpty();
  }

  @Test
  void aPauseOutlivesARestart() {
    Party party = two();
    Party.done(party.pause(1, true));
    Party.done(party.pause(2, true));
    house.restart();
    pass(party, LONG);
    assertThat(pause(party)).isEqualTo(by(true, 1, 2));
    assertThat(clock(party).left()).containsExactly(95_000L, 100_000L);
  }

  @Test
  void onlyWhereAClockRuns() {
    Party untimed = house.persons("pebbles", Map.of(), 2);
    Party.refused(untimed.pause(1, true), "not-allowed");
    Party over = two();
    Party.done(over.resign(1));
    Party.refused(over.pause(2, true), "not-allowed");
  }
}
