package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.AccountStore.Passkey;
import tianxia.server.account.AccountStore.Provided;
import tianxia.server.account.AccountStore.Seat;

/// The rows of accounts, read and written.
public final class AccountRows {
  private AccountRows() {}

  public static void insert(Handle handle, Account account, Set<String> keys) {
    handle
        .createUpdate("insert into account (id, name, since) values (:id, :name, :since)")
        .bind("id", account.id())
        .bind("name", account.name())
        .bind("since", account.since())
        .execute();
    PreparedBatch names =
        handle.prepareBatch("insert into account_name (name_key, account) values (:key, :account)");
    keys.forEach(key -> names.bind("key", key).bind("account", account.id()).add());
    names.execute();
  }

  public static void insert(Handle handle, Passkey passkey) {
    handle
        .createUpdate(
            "insert into passkey (id, account, public_key, counter, label, made, used, verified)"
                + " values (:id, :account, :key, :counter, :label, :made, :used, :verified)")
        .bind("id", passkey.id())
        .bind("account", passkey.account())
        .bind("key", passkey.key())
        .bind("counter", passkey.counter())
        .bind("label", passkey.label())
        .bind("made", passkey.made())
        .bind("used", passkey.used())
        .bind("verified", passkey.verified() ? 1 : 0)
        .execute();
  }

  public static void insert(Handle handle, Provided provided) {
    handle
        .createUpdate(
            "insert into provided (issuer, subject, account) values (:issuer, :subject, :account)")
        .bind("issuer", provided.issuer())
        .bind("subject", provided.subject())
        .bind("account", provided.account())
        .execute();
  }

  public static void insert(Handle handle, List<Pass> passes) {
    PreparedBatch insert =
        handle.prepareBatch(
            "insert into pass (hash, kind, account, label, scopes, made, used)"
                + " values (:hash, :kind, :account, :label, :scopes, :made, :used)");
    for (Pass pass : passes) {
      insert
          .bind("hash", pass.hash())
          .bind("kind", pass.kind().name())
          .bind("account", pass.account())
          .bind("label", pass.label())
          .bind("scopes", pass.scopes())
          .bind("made", pass.made())
          .bind("used", pass.used())
          .add();
    }
    insert.execute();
  }

  public static void sit(Handle handle, List<Seat> seats) {
    PreparedBatch insert =
        handle.prepareBatch(
            "insert into account_seat (account, table_id, seat, at)"
                + " values (:account, :table, :seat, :at) on conflict do nothing");
    for (Seat seat : seats) {
      insert
          .bind("account", seat.account())
          .bind("table", seat.table())
          .bind("seat", seat.seat())
          .bind("at", seat.at())
          .add();
    }
    insert.execute();
  }

  public static Optional<Account> account(Handle handle, String id) {
    return handle
        .createQuery("select id, name, since from account where id = :id")
        .bind("id", id)
        .map((row, context) -> account(row))
        .findFirst();
  }

  public static Optional<Account> named(Handle handle, Set<String> keys) {
    return handle
        .createQuery(
            "select a.id, a.name, a.since from account_name n join account a on a.id = n.account"
                + " where n.name_key in (<keys>)")
        .bindList("keys", List.copyOf(keys))
        .map((row, context) -> account(row))
        .findFirst();
  }

  public static Optional<Account> provided(Handle handle, String issuer, String subject) {
    return handle
        .createQuery(
            "select a.id, a.name, a.since from provided p join account a on a.id = p.account"
                + " where p.issuer = :issuer and p.subject = :subject")
        .bind("issuer", issuer)
        .bind("subject", subject)
        .map((row, context) -> account(row))
        .findFirst();
  }

  public static List<Passkey> passkeys(Handle handle, String account) {
    return handle
        .createQuery("select * from passkey where account = :account order by made, id")
        .bind("account", account)
        .map((row, context) -> passkey(row))
        .list();
  }

  public static Optional<Passkey> passkey(Handle handle, String id) {
    return handle
        .createQuery("select * from passkey where id = :id")
        .bind("id", id)
        .map((row, context) -> passkey(row))
        .findFirst();
  }

  public static Optional<Pass> pass(Handle handle, Kind kind, List<String> hashes) {
    return handle
        .createQuery("select * from pass where hash in (<hashes>) and kind = :kind")
        .bindList("hashes", hashes)
        .bind("kind", kind.name())
        .map((row, context) -> pass(row))
        .findFirst();
  }

  public static List<Pass> passes(Handle handle, Kind kind, String account) {
    return handle
        .createQuery(
            "select * from pass where account = :account and kind = :kind order by made desc, hash")
        .bind("account", account)
        .bind("kind", kind.name())
        .map((row, context) -> pass(row))
        .list();
  }

  public static List<Seat> seats(Handle handle, String account, int most) {
    return handle
        .createQuery(
            "select * from account_seat where account = :account"
                + " order by at desc, table_id limit :most")
        .bind("account", account)
        .bind("most", most)
        .map((row, context) ->
            new Seat(account, row.getString("table_id"), row.getInt("seat"), row.getLong("at")))
        .list();
  }

  private static Account account(ResultSet row) throws SQLException {
    return new Account(row.getString("id"), row.getString("name"), row.getLong("since"));
  }

  private static Passkey passkey(ResultSet row) throws SQLException {
    return new Passkey(
        row.getString("id"),
        row.getString("account"),
        row.getString("public_key"),
        row.getLong("counter"),
        row.getString("label"),
        row.getLong("made"),
        row.getLong("used"),
        row.getInt("verified") == 1);
  }

  private static Pass pass(ResultSet row) throws SQLException {
    return new Pass(
        row.getString("hash"),
        Kind.valueOf(row.getString("kind")),
        row.getString("account"),
        row.getString("label"),
        row.getString("scopes"),
        row.getLong("made"),
        row.getLong("used"));
  }
}
