package tianxia.server.store.sql;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tianxia.server.friend.FriendStore;
import tianxia.server.store.rows.FriendRows;

/// Who knows whom, in a database in SQL, beside the accounts.
final class SqlFriends implements FriendStore {
  private final SqlDatabase database;

  SqlFriends(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public List<Tie> ties(String account) {
    return database.read(handle -> FriendRows.ties(handle, account));
  }

  @Override
  public List<Tie> between(String one, String other) {
    return database.read(handle -> FriendRows.between(handle, one, other));
  }

  @Override
  public Wished ask(String account, String other, long at, Bounds bounds) {
    return database.decide(handle -> {
      FriendRows.touch(handle, account, other);
      FriendRows.delete(handle, Kind.DECLINED, account, other);
      if (FriendRows.has(handle, Kind.FRIEND, account, other)) {
        return Wished.FRIENDS;
      }
      // Whoever is blocked asks into the void.
      boolean mutual =
          FriendRows.has(handle, Kind.ASKED, other, account)
              && !FriendRows.has(handle, Kind.BLOCKED, other, account);
      return mutual
          ? befriend(handle, account, other, at, bounds)
          : asked(handle, account, other, at, bounds);
    });
  }

  private static Wished befriend(
      Handle handle, String account, String other, long at, Bounds bounds) {
    if (FriendRows.count(handle, Kind.FRIEND, account) >= bounds.friends()
        || FriendRows.count(handle, Kind.FRIEND, other) >= bounds.friends()) {
      return Wished.FULL;
    }
    both(handle, account, other, Kind.ASKED);
    befriend(handle, account, other, at);
    befriend(handle, other, account, at);
    return Wished.FRIENDS;
  }

  private static void befriend(Handle handle, String one, String another, long at) {
    FriendRows.insert(handle, Kind.FRIEND, one, another, at);
  }

  private static void both(Handle handle, String one, String other, Kind kind) {
    FriendRows.delete(handle, kind, one, other);
    FriendRows.delete(handle, kind, other, one);
  }

  private static Wished asked(Handle handle, String account, String other, long at, Bounds bounds) {
    if (FriendRows.has(handle, Kind.ASKED, account, other)) {
      return Wished.ASKED;
    }
    if (FriendRows.count(handle, Kind.ASKED, account) >= bounds.asked()
        || FriendRows.countOf(handle, Kind.ASKED, other) >= bounds.waiting()) {
      return Wished.FULL;
    }
    FriendRows.insert(handle, Kind.ASKED, account, other, at);
    return Wished.ASKED;
  }

  @Override
  public void part(String account, String other, long at) {
    database.write(handle -> {
      FriendRows.touch(handle, account, other);
      both(handle, account, other, Kind.FRIEND);
      FriendRows.delete(handle, Kind.ASKED, account, other);
      if (FriendRows.has(handle, Kind.ASKED, other, account)) {
        FriendRows.insert(handle, Kind.DECLINED, account, other, at);
      }
    });
  }

  @Override
  public boolean block(String account, String other, long at, Bounds bounds) {
    return database.decide(handle -> {
      FriendRows.touch(handle, account, other);
      if (FriendRows.count(handle, Kind.BLOCKED, account) >= bounds.blocked()) {
        return false;
      }
      both(handle, account, other, Kind.FRIEND);
      FriendRows.delete(handle, Kind.ASKED, account, other);
      FriendRows.insert(handle, Kind.BLOCKED, account, other, at);
      return true;
    });
  }

  @Override
  public void unblock(String account, String other) {
    database.write(handle -> {
      FriendRows.touch(handle, account);
      FriendRows.delete(handle, Kind.BLOCKED, account, other);
    });
  }

  @Override
  public boolean blockedAt(String table, String account) {
    return database.read(handle -> FriendRows.blockedAt(handle, table, account));
  }

  @Override
  public Optional<String> challengers(String account) {
    return database
        .read(handle ->
            handle
                .createQuery("select challengers from friend_account where account = :account")
                .bind("account", account)
                .mapTo(String.class)
                .findFirst())
        .filter(who -> !who.isEmpty());
  }

  @Override
  public void setChallengers(String account, String who) {
    database.write(handle -> {
      FriendRows.touch(handle, account);
      handle
          .createUpdate("update friend_account set challengers = :who where account = :account")
          .bind("who", who)
          .bind("account", account)
          .execute();
    });
  }

  @Override
  public boolean add(TableChallenge challenge, Bounds bounds) {
    return database.decide(handle -> {
      FriendRows.touch(handle, challenge.by(), challenge.to());
      if (FriendRows.open(handle, "challenger", challenge.by()) >= bounds.sent()
          || FriendRows.open(handle, "challenged", challenge.to()) >= bounds.received()) {
        return false;
      }
      FriendRows.insert(handle, challenge);
      return true;
    });
  }

  @Override
  public Optional<TableChallenge> challenge(String table) {
    return database.read(handle -> FriendRows.challenge(handle, table));
  }

  @Override
  public List<TableChallenge> challenges(String account, long since) {
    return database.read(handle -> FriendRows.challenges(handle, account, since));
  }

  @Override
  public void answer(String table, ChallengeState state) {
    changing(
        table,
        handle ->
            handle
                .createUpdate(
                    "update table_challenge set state = :state"
                        + " where table_id = :table and state = 'OPEN'")
                .bind("state", state.name())
                .bind("table", table)
                .execute());
  }

  @Override
  public void remove(String table) {
    changing(
        table,
        handle ->
            handle
                .createUpdate("delete from table_challenge where table_id = :table")
                .bind("table", table)
                .execute());
  }

  private void changing(String table, Consumer<Handle> statement) {
    database.write(handle ->
        FriendRows.challenge(handle, table)
            .ifPresent(known -> {
              FriendRows.touch(handle, known.by(), known.to());
              statement.accept(handle);
            }));
  }

  @Override
  public List<TableChallenge> lapsed(long before, int most) {
    return database.read(handle -> FriendRows.lapsed(handle, before, most));
  }

  @Override
  public Map<String, String> names(Collection<String> accounts) {
    Map<String, String> found = new HashMap<>();
    if (!accounts.isEmpty()) {
      database.read(handle ->
          handle
              .createQuery("select id, name from account where id in (<accounts>)")
              .bindList("accounts", List.copyOf(accounts))
              .map((row, context) -> found.put(row.getString("id"), row.getString("name")))
              .list());
    }
    return found;
  }

  @Override
  public Map<String, Long> versions(Collection<String> accounts) {
    Map<String, Long> found = new HashMap<>();
    if (!accounts.isEmpty()) {
      database.read(handle ->
          handle
              .createQuery(
                  "select account, version from friend_account where account in (<accounts>)")
              .bindList("accounts", List.copyOf(accounts))
              .map((row, context) -> found.put(row.getString("account"), row.getLong("version")))
              .list());
    }
    return found;
  }
}
