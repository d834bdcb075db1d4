package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.server.account.AccountStore;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.check.StoreCheck;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.digest.Shown;
import tianxia.server.notice.NoticeStore;
import tianxia.server.table.state.TableReplay;
import tianxia.server.table.state.TableState;
import tianxia.testkit.Golden;

/// A database of every version is brought up to date by this one, and nothing is lost.
///
/// The schemas are those that were ever on the main branch: each migration came there after those
/// with lower numbers and was never changed. For a quarter of a minute two of them had one number
/// (SQLite's tenth, PostgreSQL's ninth: those of providers and of tournaments); Flyway refuses such
/// a set, so no database was ever made by it, and the second one became the next.
public abstract class MigrationContract {
  /// Makes an empty database, which [#open] opens from then on.
  protected abstract DataSource renew();

  protected abstract Store open();

  /// Where the migrations are.
  protected abstract String migrations();

  /// The version, description and checksum of each. What has once been on the main branch stays: a
  /// new migration is one more line.
  protected abstract List<String> known();

  @Test
  void noMigrationHasChangedSinceItCame() {
    assertThat(EarlierDatabase.migrations(renew(), migrations()))
        .extracting(
            each -> each.getVersion() + " " + each.getDescription() + " " + each.getChecksum())
        .isEqualTo(known());
  }

  @TestFactory
  Stream<DynamicTest> aDatabaseOfEveryVersionIsBroughtUpToDate() {
    return EarlierDatabase.migrations(renew(), migrations()).stream()
        .map(last ->
            DynamicTest.dynamicTest(
                last.getVersion() + " " + last.getDescription(), () -> bringUpToDate(last)));
  }

  private void bringUpToDate(MigrationInfo last) throws SQLException {
    DataSource source = renew();
    EarlierDatabase earlier = EarlierDatabase.make(source, migrations(), last);
    open().close();
    assertThat(kept(source, earlier)).isEqualTo(expected(earlier));
    try (Store store = open()) {
      tables(store);
      if (earlier.accounts()) {
        accounts(store.accounts().orElseThrow());
      }
      if (earlier.notices()) {
        NoticeStore notices = store.notices().orElseThrow();
        assertThat(notices.of(List.of(KeptHash.of(EarlierLogs.token(1))))).hasSize(1);
        assertThat(notices.of(List.of("account:a1"))).hasSize(1);
      }
    }
  }

  /// What there is now in the tables and columns that the earlier version had.
  private static Map<String, List<Map<String, String>>> kept(
      DataSource source, EarlierDatabase earlier) {
    Map<String, List<Map<String, String>>> kept = new TreeMap<>();
    Jdbi.create(source)
        .useHandle(handle ->
            earlier
                .before()
                .forEach((table, rows) -> {
                  List<Map<String, String>> now = new ArrayList<>();
                  for (Map<String, String> row : new DatabaseRows(handle).rows(table)) {
                    row.keySet().retainAll(rows.getFirst().keySet());
                    now.add(row);
                  }
                  kept.put(table, now);
                }));
    return kept;
  }

  /// What there is to be: the same, but that what is kept of secrets names its hash.
  private static Map<String, List<Map<String, String>>> expected(EarlierDatabase earlier) {
    Map<String, List<Map<String, String>>> expected = new TreeMap<>(earlier.before());
    if (!earlier.named()) {
      named(expected, "pass", "hash", KeptHash::named);
      named(
          expected,
          "subscriber",
          "holder",
          holder -> holder.startsWith("account:") ? holder : KeptHash.named(holder));
    }
    return expected;
  }

  private static void named(
      Map<String, List<Map<String, String>>> all,
      String table,
      String column,
      UnaryOperator<String> change) {
    all.computeIfPresent(
        table,
        (name, rows) ->
            rows.stream()
                .map(row -> changed(row, column, change))
                .sorted(Comparator.comparing(Map::toString))
                .toList());
  }

  private static Map<String, String> changed(
      Map<String, String> row, String column, UnaryOperator<String> change) {
    Map<String, String> changed = new TreeMap<>(row);
    changed.put(column, change.apply("" + row.get(column)));
    return changed;
  }

  /// They replay, their draws follow from their secrets, and their tokens open their seats.
  private static void tables(Store store) {
    StoreCheck.Report report = StoreCheck.of(Games.CATALOGUE, TableLogs.of(store));
    assertThat(report.findings()).isEmpty();
    assertThat(report.tables()).isEqualTo(3);
    assertThat(report.finished()).isEqualTo(1);
    assertThat(report.draws()).isPositive();
    assertThat(store.waitingSince(EarlierDatabase.AT + 1, 9))
        .containsExactly(EarlierDatabase.WAITING);
    TableState played = table(store, EarlierDatabase.PLAYED);
    assertThat(Golden.stateHash(played.history().match()))
        .isEqualTo(Golden.lastStateHash(EarlierDatabase.GAME, EarlierDatabase.RECORD));
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(played.viewer(Shown.of(EarlierLogs.token(seat)))).hasValue(seat);
      assertThat(table(store, EarlierDatabase.DRAWN).viewer(Shown.of(EarlierLogs.token(seat))))
          .hasValue(seat);
    }
  }

  private static TableState table(Store store, String table) {
    return TableReplay.of(Games.CATALOGUE, table, store.rows(table));
  }

  /// All that was kept opens what it opened, beside what another version keeps by another hash.
  private static void accounts(AccountStore accounts) {
    Pass session = accounts.pass(Kind.SESSION, KeptHash.all(EarlierDatabase.SESSION)).orElseThrow();
    assertThat(session.hash()).isEqualTo(KeptHash.SHA_256.keep(EarlierDatabase.SESSION));
    assertThat(session.id())
        .as("its owner's name for it")
        .isEqualTo(Sha256.hex(EarlierDatabase.SESSION).substring(0, 16));
    assertThat(accounts.end(Kind.CODE, "a1", KeptHash.of(EarlierDatabase.CODE))).isTrue();
    String later = KeptHash.SHA_512_256.keep("a later session");
    accounts.add(List.of(new Pass(later, Kind.SESSION, "a1", "x", "", 6, 6)));
    assertThat(accounts.pass(Kind.SESSION, KeptHash.all("a later session")).orElseThrow().hash())
        .isEqualTo(later);
    assertThat(accounts.passkey("p1").orElseThrow().verified()).as("not known").isFalse();
    assertThat(accounts.use("p1", 4, true, 9)).isTrue();
    assertThat(accounts.passkey("p1").orElseThrow().verified()).isTrue();
  }
}
