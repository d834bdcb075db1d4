package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tianxia.server.account.AccountStore;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.notice.NoticeStore;

/// A database of an earlier version, in which nothing said by which hash secrets are kept.
public final class EarlierDatabase {
  private static final String SECRET = "a session";
  private static final String CODE = "a code";
  private static final String SEAT = "a token of a seat";

  private EarlierDatabase() {}

  /// Makes one, with rows of every kind.
  ///
  /// @param migrations where they are
  public static void make(DataSource source, String migrations) {
    FluentConfiguration all = Flyway.configure().dataSource(source).locations(migrations);
    List<MigrationInfo> before =
        Stream.of(all.load().info().all())
            .takeWhile(each -> !each.getDescription().equals("hashes"))
            .toList();
    all.target(before.getLast().getVersion()).load().migrate();
    Jdbi.create(source).useHandle(EarlierDatabase::fill);
  }

  private static void fill(Handle handle) {
    handle.execute("insert into account (id, name, since) values ('a1', 'Ada', 5)");
    handle.execute(
        "insert into passkey (id, account, public_key, counter, label, made, used)"
            + " values ('p1', 'a1', 'key', 3, 'a device', 5, 5)");
    pass(handle, Kind.SESSION, SECRET);
    pass(handle, Kind.CODE, CODE);
    for (String holder : List.of(Sha256.hex(SEAT), "account:a1")) {
      handle.execute(
          "insert into subscriber (id, holder, table_id, kind, endpoint, public_key, secret,"
              + " language, origin, made) values (?, ?, 't1', 'push', 'e', 'k', 's', 'en', 'o', 7)",
          "of " + holder,
          holder);
    }
  }

  private static void pass(Handle handle, Kind kind, String secret) {
    handle.execute(
        "insert into pass (hash, kind, account, label, scopes, made, used)"
            + " values (?, ?, 'a1', 'x', '', 5, 5)",
        Sha256.hex(secret),
        kind.name());
  }

  /// All that was kept opens what it opened, beside what another version keeps by another hash.
  public static void check(Store store) {
    AccountStore accounts = store.accounts().orElseThrow();
    Pass session = accounts.pass(Kind.SESSION, KeptHash.all(SECRET)).orElseThrow();
    assertThat(session.hash()).isEqualTo(KeptHash.SHA_256.keep(SECRET));
    assertThat(session.id())
        .as("its owner's name for it")
        .isEqualTo(Sha256.hex(SECRET).substring(0, 16));
    assertThat(accounts.end(Kind.CODE, "a1", KeptHash.of(CODE))).isTrue();
    String later = KeptHash.SHA_512_256.keep("a later session");
    accounts.add(List.of(new Pass(later, Kind.SESSION, "a1", "x", "", 6, 6)));
    assertThat(accounts.pass(Kind.SESSION, KeptHash.all("a later session")).orElseThrow().hash())
        .isEqualTo(later);
    assertThat(accounts.passkey("p1").orElseThrow().verified()).as("not known").isFalse();
    assertThat(accounts.use("p1", 4, true, 9)).isTrue();
    assertThat(accounts.passkey("p1").orElseThrow().verified()).isTrue();
    NoticeStore notices = store.notices().orElseThrow();
    assertThat(notices.of(List.of(KeptHash.of(SEAT)))).hasSize(1);
    assertThat(notices.of(List.of("account:a1"))).hasSize(1);
  }
}
