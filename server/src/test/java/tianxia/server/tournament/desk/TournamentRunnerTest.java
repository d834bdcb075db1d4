package tianxia.server.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.AccountStore;
import tianxia.server.account.Accounts;
import tianxia.server.account.Challenges;
import tianxia.server.account.SeatKey;
import tianxia.server.computer.Computers;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTournament;
import tianxia.server.store.DataFolder;
import tianxia.server.store.Ending;
import tianxia.server.store.Entry;
import tianxia.server.store.SqliteStore;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.LocalTables;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.TableEnd;
import tianxia.server.tournament.Tournament;

/// What tournaments do by themselves, on a time of day that only the test moves.
final class TournamentRunnerTest {
  private static final Reader MAKER = new Reader("maker", false);
  private static final Duration MINUTES = Duration.ofMinutes(10);

  @TempDir Path folder;

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.ofEpochMilli(1_795_000_000_000L));
  private final InstantSource time = now::get;
  private final Computers computers = new Computers();
  private Store store;
  private LocalTables tables;
  private Accounts accounts;
  private Tournaments tournaments;

  @BeforeEach
  void open() {
    store = new SqliteStore(DataFolder.open(folder), new Unbroken());
    tables = new LocalTables(Games.CATALOGUE, store, computers);
    accounts =
        new Accounts(
            AccountSettings.STANDARD,
            () -> store.accounts().orElseThrow(),
            new Challenges(System::nanoTime),
            Clock.systemUTC());
    tournaments = another();
  }

  @AfterEach
  void close() {
    tournaments.close();
    tables.close();
    computers.close();
    store.close();
  }

  /// As another server on the same store has them.
  private Tournaments another() {
    return Tournaments.start(
        Mode.ANYONE, store.tournaments(), Games.CATALOGUE, accounts, tables, time, new Unbroken());
  }

  private void pass(Duration more) {
    now.updateAndGet(at -> at.plus(more));
    tournaments.tick();
  }

  private String made(String kind, NewTable.Clock clock, Optional<Long> startsAt) {
    return made("contrees", kind, clock, startsAt);
  }

  private String made(String game, String kind, NewTable.Clock clock, Optional<Long> startsAt) {
    NewTournament wish =
        new NewTournament(
            "Cup",
            game,
            Optional.of(Map.of()),
            kind,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            clock,
            startsAt,
            Optional.empty(),
            Optional.empty());
    return switch (tournaments.make(MAKER, wish)) {
      case Tournaments.Outcome.Made(String id) -> id;
      case Tournaments.Outcome.Refused(Problem why) -> throw new AssertionError(why.message());
    };
  }

  private String begun(String kind, NewTable.Clock clock, int players) {
    String id = made(kind, clock, Optional.empty());
    enter(id, players);
    assertThat(tournaments.start(MAKER, id)).isEmpty();
    tournaments.tick();
    return id;
  }

  private void enter(String id, int players) {
    for (int i = 1; i <= players; i++) {
      String account = "p" + i;
      store
          .accounts()
          .orElseThrow()
          .create(
              new AccountStore.Account(account, "Player " + i, 5),
              Set.of("k" + i),
              new AccountStore.Passkey("pk" + i, account, "key", 0, "a device", 5, 5, false),
              List.of());
      assertThat(tournaments.enter(account, id)).isEmpty();
    }
  }

  private static NewTable.Clock live() {
    return new NewTable.Clock(300, 3, Optional.empty());
  }

  private static NewTable.Clock days(int days) {
    return new NewTable.Clock(
        Optional.empty(), Optional.empty(), Optional.of(days), Optional.empty());
  }

  private TournamentLog log(String id) {
    return TournamentLog.read(store.tournaments().orElseThrow(), id).orElseThrow();
  }

  private List<Round> rounds(String id) {
    return log(id).now().rounds();
  }

  private Round.Result result(String id, int round, int game) {
    return rounds(id).get(round).games().get(game).result().orElseThrow();
  }

  private void sit(Round.Game game, int seat) {
    String account = game.accounts().get(seat - 1);
    Join join =
        new Join(
            Optional.empty(),
            "x",
            Optional.empty(),
            Optional.of("5a".repeat(16)),
            Optional.empty());
    assertThat(tables.join(game.table(), SeatKey.of(account), join.named(account, "Player", false)))
        .isInstanceOf(Joined.class);
  }

  /// A table ends as its owner tells it.
  private void end(String id, Round.Game game, Integer... winners) {
    int next = store.rows(game.table()).size() + 1;
    store.end(
        store.claim(game.table()).claim(),
        List.of(new Store.Row(game.table(), next, 9, new Entry.Unlisted("u" + next, 1))),
        Store.Waiting.SAME,
        time.millis(),
        new Ending(Optional.empty(), Optional.of(new TableEnd(id, game.table(), Set.of(winners)))));
    tournaments.tick();
  }

  @Test
  void whoDoesNotComeByDaysHasLost() {
    String id = begun("round-robin", days(2), 3);
    assertThat(rounds(id)).hasSize(1);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    sit(first, 2);
    pass(Duration.ofDays(2).minusSeconds(1));
    assertThat(rounds(id).getFirst().over()).isFalse();
    pass(Duration.ofSeconds(1));
    assertThat(result(id, 0, 0)).isEqualTo(new Round.Result(Set.of(2), Set.of(1)));
    assertThat(tables.inspect(first.table())).isInstanceOf(Problem.class);
    // Nobody comes to the second; both come to the third, where nobody loses by the clock.
    assertThat(rounds(id)).hasSize(2);
    pass(Duration.ofDays(2));
    assertThat(result(id, 1, 0)).isEqualTo(new Round.Result(Set.of(), Set.of(1, 2)));
    Round.Game third = rounds(id).get(2).games().getFirst();
    sit(third, 1);
    sit(third, 2);
    pass(Duration.ofDays(3));
    assertThat(rounds(id).get(2).over()).isFalse();
    end(id, third, 1);
    assertThat(log(id).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
    assertThat(Placing.winners(log(id).now())).isNotEmpty();
    assertThat(store.tournaments().orElseThrow().due(Long.MAX_VALUE, 9)).isEmpty();
  }

  @Test
  void aSharedWinIsPlayedAgainWithTheSeatsExchanged() {
    String id = begun("knock-out", live(), 2);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    end(id, first, 1, 2);
    Round.Game again = rounds(id).get(1).games().getFirst();
    assertThat(again.accounts()).isEqualTo(first.accounts().reversed());
    end(id, again, 1, 2);
    assertThat(Placing.winners(log(id).now())).containsExactly(again.accounts().getLast());
  }

  @Test
  void tablesOfThreeAndFourHaveTheOptionsForAsMany() {
    String id = made("qin", "groups", live(), Optional.empty());
    enter(id, 7);
    assertThat(tournaments.start(MAKER, id)).isEmpty();
    tournaments.tick();
    for (int round = 1; round <= 5; round++) {
      List<Round.Game> games = rounds(id).get(round - 1).games();
      assertThat(games.stream().map(game -> game.accounts().size())).contains(3, 4);
      for (Round.Game game : games) {
        TableInfo info = (TableInfo) tables.inspect(game.table());
        assertThat(info.seats()).hasSize(game.accounts().size());
        assertThat(info.clock().orElseThrow().then()).isEqualTo("computer");
        assertThat(info.tournament().orElseThrow().round()).isEqualTo(round);
      }
      games.forEach(game -> end(id, game, 1, 2));
    }
    assertThat(log(id).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
    assertThat(tournaments.reports().trf(MAKER, id)).isEmpty();
    assertThat(tournaments.reports().csv(MAKER, id).orElseThrow())
        .startsWith("rank,name,rating,points");
    assertThat(tournaments.reports().shown(MAKER, id).orElseThrow()).contains("\"seats\":4");
  }

  @Test
  void aTableThatTheHostDeletesIsSharedByAll() {
    String id = begun("knock-out", live(), 2);
    Round.Game first = rounds(id).getFirst().games().getFirst();
    assertThat(tables.remove(first.table())).isTrue();
    pass(MINUTES);
    assertThat(result(id, 0, 0)).isEqualTo(new Round.Result(Set.of(1, 2), Set.of()));
    assertThat(rounds(id)).hasSize(2);
  }

  @Test
  void oneBeginsAtItsTimeOrIsOver() {
    long at = time.instant().plus(Duration.ofHours(1)).toEpochMilli();
    String full = made("swiss", live(), Optional.of(at));
    String empty = made("swiss", live(), Optional.of(at));
    enter(full, 2);
    pass(Duration.ofMinutes(59));
    assertThat(log(full).now().phase()).isEqualTo(Tournament.Phase.OPEN);
    pass(Duration.ofMinutes(1));
    assertThat(rounds(full)).hasSize(1);
    assertThat(log(empty).now().phase()).isEqualTo(Tournament.Phase.CLOSED);
  }

  @Test
  void whatTheMakerEndsLeavesNoTablesThatWait() {
    String id = begun("swiss", live(), 4);
    List<Round.Game> games = rounds(id).getFirst().games();
    sit(games.getFirst(), 1);
    sit(games.getFirst(), 2);
    assertThat(tournaments.close(MAKER, id)).isEmpty();
    tournaments.tick();
    assertThat(tables.inspect(games.getFirst().table())).isInstanceOf(TableInfo.class);
    assertThat(tables.inspect(games.getLast().table())).isInstanceOf(Problem.class);
    end(id, games.getFirst(), 1);
    assertThat(store.tournaments().orElseThrow().due(Long.MAX_VALUE, 9)).isEmpty();
  }

  @Test
  void twoServersWriteNoStepTwice() throws Exception {
    String id = made("double-round-robin", live(), Optional.empty());
    enter(id, 6);
    tournaments.start(MAKER, id);
    try (Tournaments other = another();
        ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
      while (log(id).now().phase() == Tournament.Phase.RUNNING) {
        List<Future<?>> steps = new ArrayList<>();
        for (Tournaments each : List.of(tournaments, other)) {
          steps.add(both.submit(each::tick));
        }
        for (Future<?> step : steps) {
          step.get();
        }
        rounds(id).stream()
            .flatMap(round -> round.games().stream())
            .filter(game -> game.result().isEmpty())
            .forEach(game -> end(id, game, 1));
      }
    }
    assertThat(rounds(id)).hasSize(10);
    Set<String> made =
        rounds(id).stream()
            .flatMap(round -> round.games().stream())
            .map(Round.Game::table)
            .collect(Collectors.toSet());
    assertThat(made).hasSize(30);
    assertThat(store.tables("", 99)).containsExactlyInAnyOrderElementsOf(made);
    assertThat(log(id).rows().stream().map(row -> row.seq()))
        .isEqualTo(IntStream.rangeClosed(1, log(id).rows().size()).boxed().toList());
  }
}
