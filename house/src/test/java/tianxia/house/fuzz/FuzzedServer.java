package tianxia.house.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import tianxia.games.Games;
import tianxia.server.account.AccountStore;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.computer.Computers;
import tianxia.server.digest.KeptHash;
import tianxia.server.fair.Share;
import tianxia.server.http.api.Api;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.node.LocalTables;

/// A server without a network: its API on a store of its own, which goes with its process, and
/// somebody with an account. What a request names, `@table` with a game in play, `@seat` with its
/// first seat's token, `@open` and `@join` with a table that waits and its invitation, are renewed
/// now and then, since games come to their end.
final class FuzzedServer {
  static final FatalFailureListener FAILURES =
      (part, cause) -> {
        throw new IllegalStateException(part, cause);
      };

  /// Accounts come and go by the thousand, which is worth no line. A field, since loggers that
  /// nobody holds are collected.
  private static final Logger LOGGER = Logger.getLogger("tianxia.server");

  private static final int RENEWED_AFTER = 500;
  private static final String SESSION = "lin";
  private static final String NONCE = "5a".repeat(16);

  private final LocalTables tables;
  private final AccountStore accounts;
  private final Api api;
  private TableMade played;
  private TableMade open;
  private int inputs;

  private FuzzedServer(LocalTables tables, AccountStore accounts, Api api) {
    this.tables = tables;
    this.accounts = accounts;
    this.api = api;
    this.played = table(me(), me());
    this.open = table(host(), NewTable.Open.TO_ALL);
  }

  static FuzzedServer start() {
    LOGGER.setLevel(Level.WARNING);
    Path data = folder();
    SqliteStore store = new SqliteStore(DataFolder.open(data), FAILURES);
    LocalTables tables = new LocalTables(Games.CATALOGUE, store, new Computers());
    return new FuzzedServer(
        tables, store.accounts().orElseThrow(), FuzzedParts.api(store, tables, data));
  }

  private static Path folder() {
    try {
      Path folder = Files.createTempDirectory("tianxia-fuzz");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Api api() {
    return api;
  }

  /// A text with the names of what there is.
  String named(String text) {
    if (inputs++ % RENEWED_AFTER == RENEWED_AFTER - 1) {
      played = table(me(), me());
      open = table(host(), NewTable.Open.TO_ALL);
    }
    if (accounts.pass(Kind.SESSION, KeptHash.all(SESSION)).isEmpty()) {
      account();
    }
    return text.replace("@table", played.info().table())
        .replace("@seat", played.tokens().getOrDefault("1", ""))
        .replace("@open", open.info().table())
        .replace("@join", open.invitation());
  }

  private TableMade table(SeatWish... seats) {
    NewTable wish =
        new NewTable(
            Optional.empty(),
            "contrees",
            Optional.empty(),
            List.of(seats),
            Optional.empty(),
            Optional.empty());
    return (TableMade) tables.make(wish);
  }

  /// Whose share is known from the beginning, so that a game begins that waits for nobody.
  private static SeatWish me() {
    return new NewTable.Me("Ada", Optional.empty(), Optional.of(NONCE));
  }

  /// Who waits for others.
  private static SeatWish host() {
    return new NewTable.Me("Ada", Share.open(NONCE).commitment(), Optional.empty());
  }

  /// Somebody who has just signed in, and may change all of it.
  private void account() {
    String id = "%016x".formatted(inputs);
    long now = System.currentTimeMillis();
    accounts.create(
        new AccountStore.Account(id, "Lin" + inputs, now),
        Set.of("lin" + inputs),
        new AccountStore.Passkey(id, id, "", 0, "", now, now, true),
        List.of(new AccountStore.Pass(KeptHash.of(SESSION), Kind.SESSION, id, "", "", now, now)));
  }
}
