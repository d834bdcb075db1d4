package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Listings;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.night.NightHours;
import tianxia.server.notice.Notices;
import tianxia.server.notice.TableMoment;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.node.LocalTables;

/// What a table tells for those who don't look: who is awaited and who looks, and nothing hidden.
class TableNoticesTest {
  /// Keeps all that tables tell.
  private static final class Told implements Notices {
    private final List<TableMoment> all = new ArrayList<>();
    private final List<Duration> confirmed = new ArrayList<>();

    @Override
    public boolean on() {
      return true;
    }

    @Override
    public synchronized void show(TableMoment moment) {
      all.add(moment);
    }

    @Override
    public void heard(String table, int seat) {}

    @Override
    public synchronized void confirm(String table, int seat, Duration ago) {
      assertThat(seat).isEqualTo(2);
      confirmed.add(ago);
    }

    @Override
    public void left(String table) {}

    private synchronized List<TableMoment> now() {
      return List.copyOf(all);
    }
  }

  private static LocalTables tables(Computers computers, Notices notices) {
    TableContext context =
        new TableContext(
            new MemoryStore(),
            computers,
            new Hourglass(),
            System::nanoTime,
            OneShotTimer.SYSTEM,
            Duration.ZERO,
            8,
            Duration.ofMinutes(5),
            Listings.NONE,
            notices);
    return new LocalTables(SmallGames.CATALOGUE, context);
  }

  private static TableMade made(Tables tables) {
    return made(tables, Optional.empty());
  }

  private static TableMade made(Tables tables, Optional<NewTable.Clock> clock) {
    return (TableMade)
        tables.make(
            new NewTable(
                Optional.empty(),
                "bids",
                Optional.of(Map.of("players", "2")),
                List.of(House.me(1), House.me(2)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                clock));
  }

  private static void bid(Tables tables, TableMade made, String bid) {
    String table = made.info().table();
    String token = Optional.ofNullable(made.tokens().get("1")).orElseThrow();
    Party.done(
        tables.command(table, token, new ClientMessage.Play("b" + bid, 1, List.of("bid " + bid))));
  }

  /// All but what differs between any two tables.
  private static List<String> plain(List<TableMoment> moments) {
    return moments.stream()
        .map(moment ->
            moment.seq()
                + moment.game()
                + moment.stage()
                + moment.by()
                + moment.seats().stream()
                    .map(seat -> seat.seat() + " " + seat.awaited() + seat.looking())
                    .toList())
        .toList();
  }

  @Test
  void tellsTheSameWhateverIsSealed() {
    List<List<String>> told = new ArrayList<>();
    for (String bid : List.of("1", "3")) {
      Told notices = new Told();
      try (Computers computers = new Computers(1, House.AT_RANDOM);
          LocalTables tables = tables(computers, notices)) {
        bid(tables, made(tables), bid);
        told.add(plain(notices.now()));
      }
    }
    assertThat(told.getFirst()).hasSizeGreaterThan(1).isEqualTo(told.getLast());
  }

  @Test
  void tellsWhoLooksAndWhoHasTurnedAwayThoughStillPresent() {
    Told notices = new Told();
    try (Computers computers = new Computers(1, House.AT_RANDOM);
        LocalTables tables = tables(computers, notices)) {
      TableMade made = made(tables);
      String table = made.info().table();
      String token = Optional.ofNullable(made.tokens().get("2")).orElseThrow();
      try (Tables.Subscription stream = tables.subscribe(table, token, Optional.empty())) {
        assertThat(looking(notices)).isTrue();
        stream.look(false);
        settle(tables, made);
        assertThat(looking(notices)).isFalse();
        assertThat(((TableInfo) tables.info(table, token)).seats().get(1))
            .matches(seat -> seat.present());
        stream.look(true);
        settle(tables, made);
        assertThat(looking(notices)).isTrue();
      }
      settle(tables, made);
      assertThat(looking(notices)).isFalse();
    }
  }

  @Test
  void tellsUntilWhenWhatWasShownHasArrived() {
    Told notices = new Told();
    try (Computers computers = new Computers(1, House.AT_RANDOM);
        LocalTables tables = tables(computers, notices)) {
      TableMade made = made(tables);
      String table = made.info().table();
      String token = Optional.ofNullable(made.tokens().get("2")).orElseThrow();
      Duration silence = Duration.ofSeconds(40);
      tables.subscribe(table, token, Optional.empty()).lose(silence);
      settle(tables, made);
      assertThat(notices.confirmed).containsExactly(silence);
      try (Tables.Subscription stream = tables.subscribe(table, token, Optional.empty())) {
        stream.look(false);
        settle(tables, made);
        assertThat(notices.confirmed).containsExactly(silence, Duration.ZERO);
        stream.look(true);
      }
      settle(tables, made);
      assertThat(notices.confirmed).containsExactly(silence, Duration.ZERO, Duration.ZERO);
      Tables.Subscription away = tables.subscribe(table, token, Optional.empty());
      away.look(false);
      settle(tables, made);
      away.close();
      settle(tables, made);
      assertThat(notices.confirmed).hasSize(4);
    }
  }

  @Test
  void tellsWhenASeatIsAsleepWhereATurnHasDays() {
    NightHours tokyo = new NightHours(ZoneId.of("Asia/Tokyo"));
    for (Optional<Integer> days : List.of(Optional.of(1), Optional.<Integer>empty())) {
      Told notices = new Told();
      try (Computers computers = new Computers(1, House.AT_RANDOM);
          LocalTables tables = tables(computers, notices)) {
        NewTable.Clock clock =
            new NewTable.Clock(
                Optional.of(300).filter(_ -> days.isEmpty()),
                Optional.of(0).filter(_ -> days.isEmpty()),
                days,
                Optional.empty());
        TableMade made = made(tables, Optional.of(clock));
        String token = Optional.ofNullable(made.tokens().get("2")).orElseThrow();
        tables.command(made.info().table(), token, new ClientMessage.Nights("n", 1, "Asia/Tokyo"));
        assertThat(notices.now().getLast().seats())
            .extracting(TableMoment.Seat::quiet)
            .containsExactly(Optional.empty(), days.map(some -> tokyo));
      }
    }
  }

  /// Opening a stream is queued after all else.
  private static void settle(Tables tables, TableMade made) {
    tables.subscribe(made.info().table(), made.watch(), Optional.empty()).close();
  }

  private static boolean looking(Told notices) {
    return notices.now().getLast().seats().get(1).looking();
  }
}
