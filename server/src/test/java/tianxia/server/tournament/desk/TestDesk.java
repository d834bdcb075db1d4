package tianxia.server.tournament.desk;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import tianxia.games.Games;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.AccountStore;
import tianxia.server.account.Accounts;
import tianxia.server.account.Challenges;
import tianxia.server.computer.Computers;
import tianxia.server.store.Ending;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.node.LocalTables;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.TableEnd;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.desk.log.TournamentLog;

/// Tournaments and leagues of one server, on a time of day that only the test moves.
final class TestDesk implements AutoCloseable {
  static final Reader MAKER = new Reader("maker", false);

  /// How long those are kept that are over.
  static final Duration KEPT = Duration.ofDays(365);

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.ofEpochMilli(1_795_000_000_000L));
  private final InstantSource time = now::get;
  private final Computers computers = new Computers();
  private final Store store;
  private final LocalTables tables;
  private final Accounts accounts;
  private final Tournaments tournaments;

  TestDesk(Path folder) {
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

  /// As another server on the same store has them.
  Tournaments another() {
    return Tournaments.start(
        Mode.ANYONE,
        store.tournaments(),
        Games.CATALOGUE,
        accounts,
        tables,
        time,
        KEPT,
        new Unbroken());
  }

  Store store() {
    return store;
  }

  TournamentStore kept() {
    return store.tournaments().orElseThrow();
  }

  LocalTables tables() {
    return tables;
  }

  Tournaments tournaments() {
    return tournaments;
  }

  Instant now() {
    return time.instant();
  }

  /// Lets time pass, and nothing else.
  void wait(Duration more) {
    now.updateAndGet(at -> at.plus(more));
  }

  TournamentLog tournament(String id) {
    return TournamentLog.read(kept(), id).orElseThrow();
  }

  /// The account of a player, which is made.
  String account(int player) {
    String account = "p" + player;
    store
        .accounts()
        .orElseThrow()
        .create(
            new AccountStore.Account(account, "Player " + player, 5),
            Set.of("k" + player),
            new AccountStore.Passkey("pk" + player, account, "key", 0, "a device", 5, 5, false),
            List.of());
    return account;
  }

  /// A table ends as its owner tells it.
  void end(String tournament, Round.Game game, Integer... winners) {
    int next = store.rows(game.table()).size() + 1;
    store.end(
        store.claim(game.table()).claim(),
        List.of(new Store.Row(game.table(), next, 9, new Entry.Unlisted("u" + next, 1))),
        Store.Waiting.SAME,
        time.millis(),
        new Ending(
            Optional.empty(),
            Optional.of(new TableEnd(tournament, game.table(), Set.of(winners)))));
  }

  @Override
  public void close() {
    tournaments.close();
    tables.close();
    computers.close();
    store.close();
  }
}
