package tianxia.server.table.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.message.table.ClockShown;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// Clocks of tables, on a clock that only the test moves. In Pebbles a turn is two actions.
class ClocksTest {
  private final Hourglass time = new Hourglass();
  private final MemoryStore store = new MemoryStore();
  private final House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, time);

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(String game, int base, int increment, SeatWish... seats) {
    return house.party(wish(game, base, increment, Optional.empty(), seats));
  }

  private static NewTable wish(
      String game, int base, int increment, Optional<String> then, SeatWish... seats) {
    Map<String, String> options = Map.of("players", Integer.toString(seats.length));
    return House.timed(game, options, new NewTable.Clock(base, increment, then), List.of(seats));
  }

  private Party two() {
    return party("pebbles", 100, 5, House.me(1), House.me(2));
  }

  /// Lets time pass, and the table do what is due then.
  private void pass(Party party, long millis) {
    // Timers are set by the table's own thread.
    party.settle();
    time.pass(millis);
    party.settle();
  }

  private static ClockShown clock(Party party) {
    return party.frame(0).clock().orElseThrow();
  }

  private long count(Party party, Class<? extends Entry> kind) {
    return store.rows(party.table()).stream()
        .map(Store.Row::entry)
        .filter(kind::isInstance)
        .count();
  }

  @Test
  void aTurnOfSeveralDecisionsBringsOneIncrement() {
    Party party = two();
    assertThat(clock(party))
        .isEqualTo(new ClockShown(List.of(105_000L, 100_000L), List.of(60_000L, 0L), List.of(1)));
    pass(party, 61_000);
    Party.done(party.play(1, "take 1"));
    pass(party, 2_000);
    Party.done(party.play(1, "take 1"));
    assertThat(clock(party))
        .isEqualTo(new ClockShown(List.of(102_000L, 105_000L), List.of(0L, 60_000L), List.of(2)));
    pass(party, 30_000);
    Party.done(party.play(2, "take 1"));
    Party.done(party.play(2, "take 1"));
    assertThat(clock(party))
        .isEqualTo(new ClockShown(List.of(107_000L, 105_000L), List.of(500L, 30_000L), List.of(1)));
  }

  /// Of all that spectators are shown, time alone goes on while nothing happens.
  @Test
  void timeRunsForASpectatorToo() {
    Party party = two();
    assertThat(clock(party).left()).containsExactly(105_000L, 100_000L);
    pass(party, 70_000);
    assertThat(clock(party).left()).containsExactly(95_000L, 100_000L);
  }

  @Test
  void whoseTimeIsUpHasLostAGameOfTwo() {
    Party party = two();
    pass(party, 164_999);
    assertThat(party.info().phase()).isEqualTo("playing");
    pass(party, 1);
    assertThat(party.info().phase()).isEqualTo("over");
    assertThat(party.info().winners()).containsExactly(2);
    assertThat(party.info().clock().orElseThrow().up()).containsExactly(1);
    assertThat(clock(party).left()).containsExactly(0L, 100_000L);
    assertThat(party.record(0)).contains("# Seat 1 ran out of time.");
  }

  /// Even if the timer were late: what comes after the end comes too late.
  @Test
  void aMoveAfterTheEndIsRefused() {
    Party party = two();
    time.skip(165_000);
    assertThat(party.play(1, "take 1")).isInstanceOf(Refused.class);
    assertThat(party.info().winners()).containsExactly(2);
  }

  @Test
  void atThreeAComputerTakesTheSeat() {
    Party party = party("pebbles", 10, 0, House.me(1), House.me(2), House.me(3));
    pass(party, 20_000);
    assertThat(party.info().seats().getFirst().kind()).isEqualTo("computer");
    assertThat(party.info().clock().orElseThrow().up()).containsExactly(1);
    assertThat(party.frame(0).clock().orElseThrow().running()).doesNotContain(1);
    Object refused =
        house
            .tables()
            .make(
                wish("pebbles", 10, 0, Optional.of("lost"), House.me(1), House.me(2), House.me(3)));
    assertThat(refused).isInstanceOf(Problem.class);
  }

  @Test
  void ordersAtATimeRunAtATime() {
    Party party = party("bids", 100, 5, House.me(1), House.me(2));
    assertThat(clock(party).running()).containsExactly(1, 2);
    pass(party, 70_000);
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    List<Integer> running = clock(party).running();
    pass(party, 10_000);
    assertThat(clock(party).left().get(1)).isEqualTo(85_000);
    assertThat(clock(party).left().getFirst()).isEqualTo(running.contains(1) ? 85_000 : 95_000);
  }

  /// Nobody has lost to the other: computers take both seats.
  @Test
  void clocksThatFallAtTheSameMoment() {
    Party party = party("bids", 10, 0, House.me(1), House.me(2));
    pass(party, 20_000);
    assertThat(party.info().clock().orElseThrow().up()).containsExactly(1, 2);
    assertThat(party.info().resigned()).isZero();
    assertThat(party.info().seats()).allMatch(seat -> seat.kind().equals("computer"));
  }

  @Test
  void noClockRunsBeforeTheGameBegins() {
    Party party =
        party(
            "cards",
            100,
            5,
            new NewTable.Me("Player 1", House.commitment(1), Optional.empty()),
            NewTable.Open.TO_ALL);
    pass(party, 1_000_000);
    assertThat(clock(party).running()).isEmpty();
    house.join(party);
    assertThat(clock(party).left()).contains(105_000L);
  }

  @Test
  void computersHaveNoClock() {
    Party party = party("pebbles", 10, 0, new NewTable.Computer("easy"), House.me(2));
    assertThat(count(party, Entry.TimeUp.class)).isZero();
    assertThat(clock(party).running()).doesNotContain(1);
  }

  /// The time up to a restart is charged, the time of the restart is not.
  @Test
  void aRestartNeitherGivesNorTakes() {
    Party party = two();
    pass(party, 70_000);
    ClockShown before = clock(party);
    assertThat(before.left().getFirst()).isEqualTo(95_000);
    house.restart();
    assertThat(clock(party)).isEqualTo(before);
    time.skip(5_000);
    assertThat(clock(party).left().getFirst()).isEqualTo(90_000);
  }

  /// Time is written down once a minute: a crash gives back no more.
  @Test
  void theTimeIsWrittenDownWhileSomebodyThinks() {
    Party party = two();
    pass(party, 60_000);
    pass(party, 60_000);
    assertThat(count(party, Entry.Elapsed.class)).isEqualTo(2);
    assertThat(time.waiting()).isLessThan(3);
  }

  @Test
  void takingBackGivesNoTimeBack() {
    Party party = two();
    pass(party, 70_000);
    Party.done(party.play(1, "take 1"));
    Party.done(party.back(1));
    assertThat(clock(party).left().getFirst()).isEqualTo(95_000);
    for (int i = 0; i < 2; i++) {
      Party.done(party.play(1, "take 1"));
    }
    Party.done(party.play(2, "take 1"));
    Party.done(party.takeback(1));
    // Whoever is asked has time of its own for the answer.
    assertThat(clock(party).free().get(1)).isEqualTo(60_000);
    Party.done(party.answer(2, true));
    assertThat(clock(party).left().getFirst()).isEqualTo(95_000);
    Party.done(party.play(1, "take 1"));
    Party.done(party.play(1, "take 1"));
    assertThat(clock(party).left()).containsExactly(95_000L, 105_000L);
  }

  @Test
  void aRematchHasTheSameClock() {
    Party party = two();
    pass(party, 165_000);
    for (int seat = 1; seat <= 2; seat++) {
      Party.done(party.rematch(seat));
    }
    Party next = party.at(party.info().rematch().table().orElseThrow());
    assertThat(next.info().clock().orElseThrow().base()).isEqualTo(100);
    assertThat(next.info().clock().orElseThrow().up()).isEmpty();
  }
}
