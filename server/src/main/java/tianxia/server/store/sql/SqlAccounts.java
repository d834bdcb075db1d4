package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.server.account.AccountStore;
import tianxia.server.account.SeatKey;
import tianxia.server.friend.FriendStore;
import tianxia.server.rating.RatingStore;
import tianxia.server.store.Store;
import tianxia.server.store.rows.AccountRows;
import tianxia.server.store.rows.FriendRows;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.rows.ReportRows;
import tianxia.server.store.rows.SubscriberRows;
import tianxia.server.store.rows.TalkRows;

/// Accounts in the tables of `V4__accounts.sql`, in SQLite and PostgreSQL alike.
public final class SqlAccounts implements AccountStore {

  private final SqlDatabase database;

  public SqlAccounts(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public boolean create(
      Account account, Set<String> keys, AccountStore.Passkey passkey, List<Pass> passes) {
    try {
      return database.decide(handle -> {
        if (AccountRows.named(handle, keys).isPresent()
            || AccountRows.passkey(handle, passkey.id()).isPresent()) {
          return false;
        }
        AccountRows.insert(handle, account, keys);
        AccountRows.insert(handle, passkey);
        AccountRows.insert(handle, passes);
        return true;
      });
    } catch (Store.Failure e) {
      // Another server may have been first: the keys of the database decide.
      if (named(keys).isPresent()) {
        return false;
      }
      throw e;
    }
  }

  @Override
  public boolean create(Account account, Set<String> keys, Provided provided) {
    try {
      return database.decide(handle -> {
        if (AccountRows.named(handle, keys).isPresent()
            || AccountRows.provided(handle, provided.issuer(), provided.subject()).isPresent()) {
          return false;
        }
        AccountRows.insert(handle, account, keys);
        AccountRows.insert(handle, provided);
        return true;
      });
    } catch (Store.Failure e) {
      if (named(keys).isPresent() || provided(provided.issuer(), provided.subject()).isPresent()) {
        return false;
      }
      throw e;
    }
  }

  @Override
  public Optional<Account> provided(String issuer, String subject) {
    return database.read(handle -> AccountRows.provided(handle, issuer, subject));
  }

  @Override
  public Optional<Account> account(String id) {
    return database.read(handle -> AccountRows.account(handle, id));
  }

  @Override
  public Optional<Account> named(Set<String> keys) {
    return database.read(handle -> AccountRows.named(handle, keys));
  }

  @Override
  public List<AccountStore.Passkey> passkeys(String account) {
    return database.read(handle -> AccountRows.passkeys(handle, account));
  }

  @Override
  public Optional<AccountStore.Passkey> passkey(String id) {
    return database.read(handle -> AccountRows.passkey(handle, id));
  }

  @Override
  public boolean add(AccountStore.Passkey passkey) {
    return database.decide(handle -> {
      if (AccountRows.passkey(handle, passkey.id()).isPresent()) {
        return false;
      }
      AccountRows.insert(handle, passkey);
      return true;
    });
  }

  @Override
  public boolean use(String passkey, long counter, boolean verified, long at) {
    return database.decide(handle ->
        handle
                .createUpdate(
                    "update passkey set counter = :counter, used = :at,"
                        + " verified = case when :verified = 1 then 1 else verified end"
                        + " where id = :id"
                        + " and (counter < :counter or counter = 0 and :counter = 0)")
                .bind("id", passkey)
                .bind("counter", counter)
                .bind("verified", verified ? 1 : 0)
                .bind("at", at)
                .execute()
            > 0);
  }

  @Override
  public boolean removePasskey(String account, String id) {
    return database.decide(handle -> {
      boolean last = AccountRows.passkeys(handle, account).size() < 2;
      return (!last || !AccountRows.passes(handle, Kind.CODE, account).isEmpty())
          && handle
                  .createUpdate("delete from passkey where id = :id and account = :account")
                  .bind("id", id)
                  .bind("account", account)
                  .execute()
              > 0;
    });
  }

  @Override
  public void add(List<Pass> passes) {
    database.write(handle -> AccountRows.insert(handle, passes));
  }

  @Override
  public Optional<Pass> pass(Kind kind, List<String> hashes) {
    return database.read(handle -> AccountRows.pass(handle, kind, hashes));
  }

  @Override
  public List<Pass> passes(Kind kind, String account) {
    return database.read(handle -> AccountRows.passes(handle, kind, account));
  }

  @Override
  public void touch(String hash, long at) {
    database.write(handle ->
        handle
            .createUpdate("update pass set used = :at where hash = :hash")
            .bind("hash", hash)
            .bind("at", at)
            .execute());
  }

  @Override
  public boolean end(Kind kind, String account, String hash) {
    return database.decide(handle ->
        handle
                .createUpdate(
                    "delete from pass where hash = :hash and kind = :kind and account = :account")
                .bind("hash", hash)
                .bind("kind", kind.name())
                .bind("account", account)
                .execute()
            > 0);
  }

  @Override
  public void replace(Kind kind, String account, String except, List<Pass> others) {
    database.write(handle -> {
      handle
          .createUpdate(
              "delete from pass where kind = :kind and account = :account and hash <> :except")
          .bind("kind", kind.name())
          .bind("account", account)
          .bind("except", except)
          .execute();
      AccountRows.insert(handle, others);
    });
  }

  @Override
  public void expire(Kind kind, long before) {
    database.write(handle ->
        handle
            .createUpdate("delete from pass where kind = :kind and used < :before")
            .bind("kind", kind.name())
            .bind("before", before)
            .execute());
  }

  @Override
  public void sit(List<Seat> seats) {
    database.write(handle -> AccountRows.sit(handle, seats));
  }

  @Override
  public List<Seat> seats(String account, int most) {
    return database.read(handle -> AccountRows.seats(handle, account, most));
  }

  @Override
  public void delete(String account) {
    database.write(handle -> {
      // First: whoever rates games holds the order of ratings before all else.
      RatingRows.erase(handle, account);
      AccountErasure.erase(handle, account);
      TournamentErasure.erase(handle, account, System.currentTimeMillis());
      ClubWrites.erase(handle, account, System.currentTimeMillis());
      LeagueErasure.erase(handle, account, System.currentTimeMillis());
      FriendRows.erase(handle, account);
      SubscriberRows.removeAll(handle, SeatKey.of(account));
      TalkRows.erase(handle, account);
      ReportRows.erase(handle, account);
      for (String table : List.of("account_seat", "pass", "passkey", "provided", "account_name")) {
        handle
            .createUpdate("delete from " + table + " where account = :account")
            .bind("account", account)
            .execute();
      }
      handle.createUpdate("delete from account where id = :id").bind("id", account).execute();
    });
  }

  @Override
  public RatingStore ratings() {
    return new SqlRatings(database);
  }

  @Override
  public FriendStore friends() {
    return new SqlFriends(database);
  }
}
