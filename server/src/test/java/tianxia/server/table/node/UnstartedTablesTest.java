package tianxia.server.table.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Patience;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.worker.TableContext;

/// Tables that nobody starts expire; others do not.
class UnstartedTablesTest {
  private static final Duration DAY = Duration.ofDays(1);

  private final MemoryStore store = new MemoryStore();
  private final Computers computers = new Computers(1, House.AT_RANDOM);
  private long now = 1_795_000_000_000L;
  private final LocalTables tables =
      new LocalTables(
          SmallGames.CATALOGUE,
          new TableContext(
              store,
              computers,
              () -> java.time.Instant.ofEpochMilli(now),
              OneShotTimer.SYSTEM,
              Duration.ZERO,
              64,
              Duration.ofMinutes(5)),
          new TableLimits(DAY, 5, 60, 8, 200, 12, Retention.ALL, RoomLimits.NONE),
          new Unbroken());

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  private TableMade make(NewTable.SeatWish... seats) {
    return (TableMade) tables.make(House.wish("cards", Map.of("players", "2"), List.of(seats), 1));
  }

  private void after(long hours) {
    after(Duration.ofHours(hours));
  }

  private void after(Duration time) {
    now += time.toMillis();
    tables.sweep();
  }

  private boolean there(TableMade made) {
    return tables.frame(made.info().table(), made.watch()) instanceof Frame;
  }

  @Test
  void aTableThatNobodyHasBegunEndsAfterItsTime() {
    TableMade waits = make(House.me(1), NewTable.Open.TO_ALL);
    TableMade plays = make(House.me(1), House.me(2));
    after(23);
    assertThat(there(waits)).isTrue();
    after(2);
    assertThat(there(waits)).isFalse();
    assertThat(store.rows(waits.info().table())).isEmpty();
    assertThat(there(plays)).isTrue();
    assertThat(store.waiting()).isZero();
  }

  @Test
  void somebodyWhoSatDownGivesItItsTimeAnew() {
    NewTable wish =
        House.wish(
            "cards",
            Map.of("players", "3"),
            List.of(House.me(1), NewTable.Open.TO_ALL, NewTable.Open.TO_ALL),
            1);
    TableMade waits = (TableMade) tables.make(wish);
    now += Duration.ofHours(23).toMillis();
    tables.join(
        waits.info().table(),
        waits.invitation(),
        House.joining("Bo", House.nonce(2), Optional.empty()));
    after(23);
    assertThat(there(waits)).isTrue();
    after(2);
    assertThat(there(waits)).isFalse();
  }

  @Test
  void aGameByDaysWaitsAWeekFromItsLastEntry() {
    NewTable.Clock days =
        new NewTable.Clock(Optional.empty(), Optional.empty(), Optional.of(3), Optional.empty());
    TableMade waits =
        (TableMade)
            tables.make(
                House.timed(
                    "cards",
                    Map.of("players", "3"),
                    days,
                    List.of(
                        House.committed(House.me(1)), NewTable.Open.TO_ALL, NewTable.Open.TO_ALL)));
    staysFor(6, waits);
    tables.join(
        waits.info().table(),
        waits.invitation(),
        House.joining("Bo", House.nonce(2), Optional.empty()));
    staysFor(6, waits);
    after(DAY.plusHours(1));
    assertThat(there(waits)).isFalse();
  }

  @Test
  void aChallengeWaitsAWeekWhichIsWhatItsPlayersAreTold() {
    TableMade waits = make(House.me(1), new NewTable.Open(Optional.of("Lin"), Optional.of("a1")));
    staysFor(6, waits);
    after(DAY.plusHours(1));
    assertThat(there(waits)).isFalse();
  }

  /// It is asked for each day.
  private void staysFor(int days, TableMade waits) {
    for (int day = 0; day < days; day++) {
      after(DAY);
      assertThat(there(waits)).as("after %d more days", day + 1).isTrue();
    }
  }

  @Test
  void anOwnerMayHaveAllOfThemWaitLonger() {
    Patience patience = Patience.of(DAY.multipliedBy(30));
    assertThat(patience.promised()).isEqualTo(patience.usual());
  }

  @Test
  void whoSitsThereKeepsItWhoWatchesDoesNot() {
    TableMade waits = make(House.me(1), NewTable.Open.TO_ALL);
    String table = waits.info().table();
    String seat = waits.tokens().getOrDefault("1", "");
    Tables.Subscription watching = tables.subscribe(table, waits.watch(), Optional.empty());
    Tables.Subscription sitting = tables.subscribe(table, seat, Optional.empty());
    after(DAY.multipliedBy(4));
    assertThat(there(waits)).isTrue();
    sitting.close();
    after(DAY.multipliedBy(4));
    assertThat(there(waits)).isFalse();
    watching.close();
  }

  @Test
  void aTableThatHasBegunIsKeptForEver() {
    TableMade waits = make(House.me(1), NewTable.Open.TO_ALL);
    String table = waits.info().table();
    tables.join(
        table,
        waits.invitation(),
        House.joining("Bo", House.nonce(2), Optional.of("b".repeat(24))));
    for (var reveal : Map.of(waits.tokens().get("1"), 1, "b".repeat(24), 2).entrySet()) {
      tables.command(
          table,
          reveal.getKey(),
          new tianxia.server.message.request.ClientMessage.Reveal(
              "r", 1, Optional.of(House.nonce(reveal.getValue()))));
    }
    assertThat(store.waiting()).isZero();
    after(DAY.multipliedBy(1000));
    assertThat(there(waits)).isTrue();
  }

  @Test
  void noMoreWaitThanThereIsRoomForAndTheFullerTheSooner() {
    for (int i = 0; i < 5; i++) {
      make(House.me(1), NewTable.Open.TO_ALL);
    }
    NewTable wish = House.wish("cards", Map.of(), List.of(House.me(1), NewTable.Open.TO_ALL), 1);
    assertThat(tables.make(wish))
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("slow-down"));
    make(House.me(1), House.me(2));
    after(Duration.ofHours(2));
    assertThat(store.waiting()).isZero();
    assertThat(tables.make(wish)).isInstanceOf(TableMade.class);
  }
}
