package tianxia.server.store;

import java.util.List;
import java.util.Set;
import tianxia.server.account.AccountStore;

/// What tests of stores begin with.
public final class Begun {
  public static final Entry ENTRY = Entries.EVERY_KIND.get(2);

  /// Where an entry of a log that is written out names an account. Ids that are drawn may hold a
  /// short one's letters.
  static final String NAMED = "[=\\[ ]%s[,\\]]";

  private Begun() {}

  /// A table with one entry.
  public static Store.Claim table(Store store, String table) {
    store.append(List.of(new Store.Row(table, 1, 7, ENTRY)));
    return store.claim(table).claim();
  }

  static AccountStore.Passkey passkey(String id) {
    return new AccountStore.Passkey(id, "a1", "key", 0, "a device", 5, 5, false);
  }

  /// An account.
  public static void account(AccountStore accounts, String id) {
    accounts.create(
        new AccountStore.Account(id, "N" + id, 5), Set.of("k" + id), passkey("p" + id), List.of());
  }
}
