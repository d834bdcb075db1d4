package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Row;
import tianxia.server.store.Store.Waiting;

/// What every store must do with accounts.
interface AccountStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  Store open();

  AccountStore.Account ADA = new AccountStore.Account("a1", "Ada", 5);

  private static AccountStore.Pass pass(AccountStore.Kind kind, String hash, long used) {
    return new AccountStore.Pass(hash, kind, "a1", "x", "", 5, used);
  }

  @Test
  default void accountsAreKeptAndTheirNamesAreUnique() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      List<AccountStore.Pass> codes = List.of(pass(AccountStore.Kind.CODE, "c".repeat(64), 5));
      assertThat(accounts.create(ADA, Set.of("ada", "ADA"), Begun.passkey("p1"), codes)).isTrue();
      AccountStore.Account like = new AccountStore.Account("a2", "ada", 6);
      assertThat(accounts.create(like, Set.of("x", "ada"), Begun.passkey("p9"), List.of()))
          .isFalse();
      assertThat(accounts.account("a2")).isEmpty();
      assertThat(accounts.add(Begun.passkey("p2"))).isTrue();
      assertThat(accounts.add(Begun.passkey("p2"))).isFalse();
      assertThat(accounts.use("p2", 0, false, 8)).isTrue();
      assertThat(accounts.use("p2", 7, true, 9)).isTrue();
      assertThat(accounts.use("p2", 7, false, 9)).isFalse();
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 7)));
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 9)));
    }
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      assertThat(accounts.named(Set.of("ADA", "else"))).contains(ADA);
      assertThat(accounts.passkeys("a1")).hasSize(2);
      assertThat(accounts.passkey("p2").orElseThrow().counter()).isEqualTo(7);
      assertThat(accounts.use("p2", 8, false, 9)).isTrue();
      assertThat(accounts.passkey("p2").orElseThrow().verified()).as("for good").isTrue();
      assertThat(accounts.passkey("p1").orElseThrow().verified()).isFalse();
      assertThat(accounts.seats("a1", 9)).containsExactly(new AccountStore.Seat("a1", "t1", 2, 7));
      assertThat(accounts.removePasskey("a1", "p1")).isTrue();
      assertThat(accounts.end(AccountStore.Kind.CODE, "a1", "c".repeat(64))).isTrue();
      assertThat(accounts.end(AccountStore.Kind.CODE, "a1", "c".repeat(64))).isFalse();
      assertThat(accounts.removePasskey("a1", "p2")).as("the last").isFalse();
    }
  }

  @Test
  default void whomAProviderMeansIsKeptUntilTheAccountGoes() {
    AccountStore.Provided ada = new AccountStore.Provided("https://id", "7", "a1");
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      assertThat(accounts.create(ADA, Set.of("ada"), ada)).isTrue();
      AccountStore.Account other = new AccountStore.Account("a2", "Bea", 6);
      assertThat(accounts.create(other, Set.of("bea"), ada)).as("the same person").isFalse();
      AccountStore.Provided bea = new AccountStore.Provided("https://id", "8", "a2");
      assertThat(accounts.create(other, Set.of("bea", "ada"), bea)).as("a like name").isFalse();
      assertThat(accounts.account("a2")).isEmpty();
    }
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      assertThat(accounts.provided("https://id", "7")).contains(ADA);
      assertThat(accounts.provided("https://other", "7")).isEmpty();
      accounts.delete("a1");
      assertThat(accounts.provided("https://id", "7")).isEmpty();
    }
  }

  @Test
  default void passesEndAndAccountsGoWithTheirNames() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      accounts.create(ADA, Set.of("ada"), Begun.passkey("p1"), List.of());
      AccountStore.Pass old = pass(AccountStore.Kind.SESSION, "1".repeat(64), 5);
      AccountStore.Pass young = pass(AccountStore.Kind.SESSION, "2".repeat(64), 9);
      accounts.add(List.of(old, young));
      accounts.expire(AccountStore.Kind.SESSION, 7);
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).containsExactly(young);
      accounts.touch(young.hash(), 11);
      assertThat(
              accounts.pass(AccountStore.Kind.SESSION, List.of(young.hash())).orElseThrow().used())
          .isEqualTo(11);
      assertThat(accounts.pass(AccountStore.Kind.TOKEN, List.of("?", young.hash()))).isEmpty();
      accounts.replace(AccountStore.Kind.SESSION, "a1", "", List.of(old));
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).containsExactly(old);
      Entry joined =
          new Entry.Joined(
              2, "Ada", Optional.of("1c"), Optional.empty(), "cd", Optional.empty(), List.of());
      store.append(List.of(new Row("t1", 1, 7, Entries.EVERY_KIND.getFirst())));
      Claim claim = store.claim("t1").claim();
      store.append(claim, List.of(new Row("t1", 2, 7, joined)), Waiting.SAME, 0);
      store.append(
          claim, List.of(new Row("t1", 3, 7, new Entry.Linked(2, "a1", "Ada"))), Waiting.SAME, 0);
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 7)));
      accounts.delete("a1");
      assertThat(store.rows("t1").get(1).entry())
          .isEqualTo(
              new Entry.Joined(
                  2, "", Optional.of("1c"), Optional.empty(), "cd", Optional.empty(), List.of()));
      assertThat(store.rows("t1").get(2).entry()).isEqualTo(new Entry.Linked(2, "", ""));
      assertThat(accounts.account("a1")).isEmpty();
      assertThat(accounts.passkey("p1")).isEmpty();
      assertThat(accounts.named(Set.of("ada"))).isEmpty();
      assertThat(accounts.seats("a1", 9)).isEmpty();
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).isEmpty();
    }
  }

  /// At a rematch seats are their accounts' from the first entry on.
  @Test
  default void namesGoFromTheSeatsOfRematchesToo() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      accounts.create(ADA, Set.of("ada"), Begun.passkey("p1"), List.of());
      Entry.Made made = (Entry.Made) Entries.EVERY_KIND.getFirst();
      Entry.Made rematch = made.with(List.of(sitter("Bo", "a2"), sitter("Ada", "a1")));
      store.append(List.of(new Row("t1", 1, 7, rematch)));
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 7)));
      accounts.delete("a1");
      assertThat(((Entry.Made) store.rows("t1").getFirst().entry()).seats())
          .extracting(Entry.Sitter::name, Entry.Sitter::account)
          .containsExactly(tuple("Bo", Optional.of("a2")), tuple("", Optional.empty()));
    }
  }

  private static Entry.Sitter sitter(String name, String account) {
    return new Entry.Sitter(
        "person",
        name,
        Optional.of("1c"),
        Optional.empty(),
        Optional.of("cd"),
        Optional.empty(),
        Optional.of(account),
        Optional.empty());
  }
}
