package tianxia.server.table.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.House;
import tianxia.server.table.Retention;
import tianxia.server.table.RoomLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.worker.TableContext;

/// Games are deleted when they are kept no longer, and not before.
class OldTablesTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Retention RETENTION =
      new Retention(DAY.multipliedBy(30), DAY.multipliedBy(90));

  private final MemoryStore store = new MemoryStore();
  private final Computers computers = new Computers(1, House.AT_RANDOM);
  private long now = 1_795_000_000_000L;
  private LocalTables tables = open(RETENTION);

  private LocalTables open(Retention retention) {
    return new LocalTables(
        SmallGames.CATALOGUE,
        new TableContext(
            store,
            computers,
            () -> Instant.ofEpochMilli(now),
            OneShotTimer.SYSTEM,
            Duration.ZERO,
            64,
            Duration.ofMinutes(5)),
        new TableLimits(DAY.multipliedBy(7), 50, 60, 8, 200, 12, retention, RoomLimits.NONE),
        new Unbroken());
  }

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  private TableMade playing() {
    return (TableMade)
        tables.make(House.wish("cards", Map.of(), List.of(House.me(1), House.me(2)), 1));
  }

  private TableMade finished() {
    TableMade made = playing();
    ClientMessage.Resign resign = new ClientMessage.Resign("r", 1);
    assertThat(tables.command(made.info().table(), token(made), resign)).isInstanceOf(Done.class);
    return made;
  }

  private static String token(TableMade made) {
    return made.tokens().getOrDefault("1", "");
  }

  private boolean there(TableMade made) {
    boolean shown = tables.frame(made.info().table(), made.watch()) instanceof Frame;
    assertThat(store.rows(made.info().table()).isEmpty()).isNotEqualTo(shown);
    return shown;
  }

  private void after(int days) {
    now += DAY.multipliedBy(days).toMillis();
    tables.sweep();
  }

  @Test
  void aFinishedGameGoesBeforeOneThatNobodyGoesOnWith() {
    TableMade finished = finished();
    TableMade playing = playing();
    after(29);
    assertThat(there(finished)).isTrue();
    after(2);
    assertThat(there(finished)).isFalse();
    assertThat(there(playing)).isTrue();
    after(60);
    assertThat(there(playing)).isFalse();
  }

  @Test
  void whoSitsThereKeepsItWhoWatchesDoesNot() {
    TableMade made = finished();
    String table = made.info().table();
    Tables.Subscription sitting = tables.subscribe(table, token(made), Optional.empty());
    Tables.Subscription watching = tables.subscribe(table, made.watch(), Optional.empty());
    after(31);
    assertThat(there(made)).isTrue();
    sitting.close();
    after(1);
    assertThat(there(made)).isFalse();
    watching.close();
  }

  @Test
  void whatWaitsToBeginHasLimitsOfItsOwn() {
    tables.close();
    tables = open(new Retention(DAY, DAY));
    TableMade waits =
        (TableMade)
            tables.make(
                House.wish("cards", Map.of(), List.of(House.me(1), NewTable.Open.TO_ALL), 1));
    after(3);
    assertThat(there(waits)).isTrue();
  }

  @Test
  void allAreKeptUnlessTheHostSaysOtherwise() {
    tables.close();
    tables = open(Retention.ALL);
    TableMade made = finished();
    after(9_000);
    assertThat(there(made)).isTrue();
  }

  @Test
  void thereMayBeMoreThanOneTickLooksAt() {
    List<TableMade> all = Stream.generate(this::finished).limit(250).toList();
    after(31);
    assertThat(all.stream().filter(this::there)).hasSize(50);
    after(0);
    assertThat(all.stream().filter(this::there)).isEmpty();
    // The walk begins anew.
    TableMade later = finished();
    after(31);
    assertThat(there(later)).isFalse();
  }
}
