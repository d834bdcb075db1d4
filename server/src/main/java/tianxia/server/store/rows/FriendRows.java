package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import tianxia.server.friend.FriendStore.ChallengeState;
import tianxia.server.friend.FriendStore.Kind;
import tianxia.server.friend.FriendStore.TableChallenge;
import tianxia.server.friend.FriendStore.Tie;

/// Who is whose friend, who is blocked, and challenges: rows read and written.
public final class FriendRows {
  /// How many are read: more than may be open.
  private static final int MAX_CHALLENGES = 200;

  private FriendRows() {}

  /// Counts up the versions of all whom a change concerns, in the same order everywhere. In
  /// PostgreSQL it holds their rows, so that two who ask each other at once become friends.
  public static void touch(Handle handle, String... accounts) {
    Stream.of(accounts)
        .sorted()
        .distinct()
        .forEach(account ->
            handle
                .createUpdate(
                    "insert into friend_account (account, challengers, version) values (:account, '', 1)"
                        + " on conflict (account) do update set version = friend_account.version + 1")
                .bind("account", account)
                .execute());
  }

  public static void insert(Handle handle, Kind kind, String by, String of, long at) {
    handle
        .createUpdate(
            "insert into tie (kind, account, other, at) values (:kind, :account, :other, :at)"
                + " on conflict do nothing")
        .bind("kind", kind.name())
        .bind("account", by)
        .bind("other", of)
        .bind("at", at)
        .execute();
  }

  public static void delete(Handle handle, Kind kind, String by, String of) {
    handle
        .createUpdate(
            "delete from tie where kind = :kind and account = :account and other = :other")
        .bind("kind", kind.name())
        .bind("account", by)
        .bind("other", of)
        .execute();
  }

  public static boolean has(Handle handle, Kind kind, String by, String of) {
    return between(handle, by, of).stream()
        .anyMatch(tie -> tie.kind() == kind && tie.account().equals(by));
  }

  /// How many of a kind one has said.
  public static int count(Handle handle, Kind kind, String account) {
    return handle
        .createQuery("select count(*) from tie where kind = :kind and account = :account")
        .bind("kind", kind.name())
        .bind("account", account)
        .mapTo(Integer.class)
        .one();
  }

  /// How many have been said of one.
  public static int countOf(Handle handle, Kind kind, String other) {
    return handle
        .createQuery("select count(*) from tie where kind = :kind and other = :other")
        .bind("kind", kind.name())
        .bind("other", other)
        .mapTo(Integer.class)
        .one();
  }

  public static List<Tie> ties(Handle handle, String account) {
    return handle
        .createQuery(
            "select * from tie where account = :account or other = :account"
                + " order by at desc, account, other")
        .bind("account", account)
        .map((row, context) -> tie(row))
        .list();
  }

  public static List<Tie> between(Handle handle, String one, String other) {
    return handle
        .createQuery(
            "select * from tie where account = :one and other = :other"
                + " or account = :other and other = :one")
        .bind("one", one)
        .bind("other", other)
        .map((row, context) -> tie(row))
        .list();
  }

  public static boolean blockedAt(Handle handle, String table, String account) {
    return handle
            .createQuery(
                "select count(*) from account_seat s join tie t on t.account = s.account"
                    + " where s.table_id = :table and t.other = :account and t.kind = 'BLOCKED'")
            .bind("table", table)
            .bind("account", account)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  public static void insert(Handle handle, TableChallenge challenge) {
    handle
        .createUpdate(
            "insert into table_challenge (table_id, challenger, challenged, terms, state, at)"
                + " values (:table, :by, :to, :terms, :state, :at)")
        .bind("table", challenge.table())
        .bind("by", challenge.by())
        .bind("to", challenge.to())
        .bind("terms", challenge.terms())
        .bind("state", challenge.state().name())
        .bind("at", challenge.at())
        .execute();
  }

  public static Optional<TableChallenge> challenge(Handle handle, String table) {
    return handle
        .createQuery("select * from table_challenge where table_id = :table")
        .bind("table", table)
        .map((row, context) -> challenge(row))
        .findFirst();
  }

  public static List<TableChallenge> challenges(Handle handle, String account, long since) {
    return handle
        .createQuery(
            "select * from table_challenge where (challenger = :account or challenged = :account)"
                + " and at >= :since order by at desc, table_id limit :most")
        .bind("most", MAX_CHALLENGES)
        .bind("account", account)
        .bind("since", since)
        .map((row, context) -> challenge(row))
        .list();
  }

  /// How many are open of those that have an account in a column.
  public static int open(Handle handle, String column, String account) {
    return handle
        .createQuery(
            "select count(*) from table_challenge where state = 'OPEN' and <column> = :account")
        .define("column", column)
        .bind("account", account)
        .mapTo(Integer.class)
        .one();
  }

  /// The oldest of those that were made before a moment.
  public static List<TableChallenge> lapsed(Handle handle, long before, int most) {
    return handle
        .createQuery("select * from table_challenge where at < :before order by at limit :most")
        .bind("before", before)
        .bind("most", most)
        .map((row, context) -> challenge(row))
        .list();
  }

  /// Takes an account out, with all that it has said and all that was said of it.
  public static void erase(Handle handle, String account) {
    String[] known =
        Stream.concat(
                ties(handle, account).stream()
                    .map(tie -> tie.account().equals(account) ? tie.other() : tie.account()),
                challenges(handle, account, 0).stream()
                    .map(each -> each.by().equals(account) ? each.to() : each.by()))
            .toArray(String[]::new);
    touch(handle, known);
    for (String statement :
        List.of(
            "delete from tie where account = :account or other = :account",
            "delete from table_challenge where challenger = :account or challenged = :account",
            "delete from friend_account where account = :account")) {
      handle.createUpdate(statement).bind("account", account).execute();
    }
  }

  private static Tie tie(ResultSet row) throws SQLException {
    return new Tie(
        Kind.valueOf(row.getString("kind")),
        row.getString("account"),
        row.getString("other"),
        row.getLong("at"));
  }

  private static TableChallenge challenge(ResultSet row) throws SQLException {
    return new TableChallenge(
        row.getString("table_id"),
        row.getString("challenger"),
        row.getString("challenged"),
        row.getString("terms"),
        ChallengeState.valueOf(row.getString("state")),
        row.getLong("at"));
  }
}
