package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
import tianxia.server.friend.FriendStore;
import tianxia.server.notice.NoticeStore;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ledger;
import tianxia.server.rating.RatedGame;
import tianxia.server.rating.RatingStore;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.LastWrite;
import tianxia.server.store.Store.PutOff;
import tianxia.server.store.Store.Row;
import tianxia.server.store.Store.Waiting;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Line;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.TalkRoom;
import tianxia.server.talk.TalkStore;

/// What every store must do.
public abstract class StoreContract {
  private static final Entry ENTRY = Entries.EVERY_KIND.get(2);

  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  protected abstract Store open();

  @Test
  void whatWasAppendedIsThereAfterOpeningAgain() {
    List<Row> rows = new ArrayList<>();
    Entries.EVERY_KIND.forEach(entry -> rows.add(new Row("t1", rows.size() + 1, 7, entry)));
    try (Store store = open()) {
      store.append(rows.subList(0, 1));
      Claim claim = store.claim("t1").claim();
      append(store, claim, rows.subList(1, 3));
      rows.subList(3, rows.size()).forEach(row -> append(store, claim, List.of(row)));
      assertThat(store.rows("t1")).isEqualTo(rows);
    }
    try (Store store = open()) {
      assertThat(store.rows("t1")).isEqualTo(rows);
      assertThat(store.rows("t2")).isEmpty();
      assertThat(store.claim("t1").rows()).isEqualTo(rows);
    }
  }

  private static final AccountStore.Account ADA = new AccountStore.Account("a1", "Ada", 5);

  private static AccountStore.Passkey passkey(String id) {
    return new AccountStore.Passkey(id, "a1", "key", 0, "a device", 5, 5);
  }

  private static AccountStore.Pass pass(AccountStore.Kind kind, String hash, long used) {
    return new AccountStore.Pass(hash, kind, "a1", "x", "", 5, used);
  }

  @Test
  void accountsAreKeptAndTheirNamesAreUnique() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      List<AccountStore.Pass> codes = List.of(pass(AccountStore.Kind.CODE, "c".repeat(64), 5));
      assertThat(accounts.create(ADA, Set.of("ada", "ADA"), passkey("p1"), codes)).isTrue();
      AccountStore.Account like = new AccountStore.Account("a2", "ada", 6);
      assertThat(accounts.create(like, Set.of("x", "ada"), passkey("p9"), List.of())).isFalse();
      assertThat(accounts.account("a2")).isEmpty();
      assertThat(accounts.add(passkey("p2"))).isTrue();
      assertThat(accounts.add(passkey("p2"))).isFalse();
      assertThat(accounts.use("p2", 0, 8)).isTrue();
      assertThat(accounts.use("p2", 7, 9)).isTrue();
      assertThat(accounts.use("p2", 7, 9)).isFalse();
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 7)));
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 9)));
    }
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      assertThat(accounts.named(Set.of("ADA", "else"))).contains(ADA);
      assertThat(accounts.passkeys("a1")).hasSize(2);
      assertThat(accounts.passkey("p2").orElseThrow().counter()).isEqualTo(7);
      assertThat(accounts.seats("a1", 9)).containsExactly(new AccountStore.Seat("a1", "t1", 2, 7));
      assertThat(accounts.removePasskey("a1", "p1")).isTrue();
      assertThat(accounts.end(AccountStore.Kind.CODE, "a1", "c".repeat(64))).isTrue();
      assertThat(accounts.end(AccountStore.Kind.CODE, "a1", "c".repeat(64))).isFalse();
      assertThat(accounts.removePasskey("a1", "p2")).as("the last").isFalse();
    }
  }

  @Test
  void passesEndAndAccountsGoWithTheirNames() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      accounts.create(ADA, Set.of("ada"), passkey("p1"), List.of());
      AccountStore.Pass old = pass(AccountStore.Kind.SESSION, "1".repeat(64), 5);
      AccountStore.Pass young = pass(AccountStore.Kind.SESSION, "2".repeat(64), 9);
      accounts.add(List.of(old, young));
      accounts.expire(AccountStore.Kind.SESSION, 7);
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).containsExactly(young);
      accounts.touch(young.hash(), 11);
      assertThat(accounts.pass(AccountStore.Kind.SESSION, young.hash()).orElseThrow().used())
          .isEqualTo(11);
      assertThat(accounts.pass(AccountStore.Kind.TOKEN, young.hash())).isEmpty();
      accounts.replace(AccountStore.Kind.SESSION, "a1", "", List.of(old));
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).containsExactly(old);
      Entry joined =
          new Entry.Joined(2, "Ada", Optional.of("1c"), Optional.empty(), "cd", List.of());
      store.append(List.of(new Row("t1", 1, 7, Entries.EVERY_KIND.getFirst())));
      Claim claim = store.claim("t1").claim();
      append(store, claim, List.of(new Row("t1", 2, 7, joined)));
      append(store, claim, List.of(new Row("t1", 3, 7, new Entry.Linked(2, "a1", "Ada"))));
      accounts.sit(List.of(new AccountStore.Seat("a1", "t1", 2, 7)));
      accounts.delete("a1");
      assertThat(store.rows("t1").get(1).entry())
          .isEqualTo(new Entry.Joined(2, "", Optional.of("1c"), Optional.empty(), "cd", List.of()));
      assertThat(store.rows("t1").get(2).entry()).isEqualTo(new Entry.Linked(2, "", ""));
      assertThat(accounts.account("a1")).isEmpty();
      assertThat(accounts.passkey("p1")).isEmpty();
      assertThat(accounts.named(Set.of("ada"))).isEmpty();
      assertThat(accounts.seats("a1", 9)).isEmpty();
      assertThat(accounts.passes(AccountStore.Kind.SESSION, "a1")).isEmpty();
    }
  }

  private static final FriendStore.Bounds FEW = new FriendStore.Bounds(2, 2, 1, 1, 2);

  private static FriendStore friends(Store store, String... ids) {
    AccountStore accounts = store.accounts().orElseThrow();
    for (String id : ids) {
      enrol(accounts, id);
    }
    return accounts.friends();
  }

  private static FriendStore.Tie tie(FriendStore.Kind kind, String account, String other, long at) {
    return new FriendStore.Tie(kind, account, other, at);
  }

  @Test
  void friendsAreFriendsByMutualWish() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3", "a4");
      assertThat(friends.ask("a1", "a2", 5, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.ask("a1", "a2", 6, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      friends.part("a2", "a1", 7);
      assertThat(friends.between("a1", "a2"))
          .containsExactlyInAnyOrder(
              tie(FriendStore.Kind.ASKED, "a1", "a2", 5),
              tie(FriendStore.Kind.DECLINED, "a2", "a1", 7));
      assertThat(friends.ask("a2", "a1", 8, FEW)).isEqualTo(FriendStore.Wished.FRIENDS);
      assertThat(friends.ties("a1"))
          .containsExactly(
              tie(FriendStore.Kind.FRIEND, "a1", "a2", 8),
              tie(FriendStore.Kind.FRIEND, "a2", "a1", 8));
      assertThat(friends.ask("a1", "a3", 9, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.names(Set.of("a1", "a9"))).isEqualTo(Map.of("a1", "Na1"));
      Map<String, Long> before = friends.versions(Set.of("a1", "a2", "a9"));
      friends.part("a1", "a2", 9);
      assertThat(friends.ties("a2")).isEmpty();
      assertThat(friends.versions(Set.of("a1")).getOrDefault("a1", 0L))
          .isGreaterThan(before.getOrDefault("a1", 0L));
      assertThat(before).containsOnlyKeys("a1", "a2");
      friends.ask("a1", "a4", 9, FEW);
      assertThat(friends.ask("a1", "a2", 9, FEW)).isEqualTo(FriendStore.Wished.FULL);
    }
  }

  @Test
  void whoIsBlockedAsksIntoTheVoid() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3");
      friends.ask("a1", "a2", 5, FEW);
      friends.ask("a2", "a1", 5, FEW);
      assertThat(friends.block("a1", "a2", 6, FEW)).isTrue();
      assertThat(friends.block("a1", "a3", 6, FEW)).as("too many").isFalse();
      assertThat(friends.ask("a2", "a1", 7, FEW)).isEqualTo(FriendStore.Wished.ASKED);
      assertThat(friends.ties("a1"))
          .containsExactly(
              tie(FriendStore.Kind.ASKED, "a2", "a1", 7),
              tie(FriendStore.Kind.BLOCKED, "a1", "a2", 6));
      store.accounts().orElseThrow().sit(List.of(new AccountStore.Seat("a1", "t1", 1, 7)));
      assertThat(friends.blockedAt("t1", "a2")).isTrue();
      assertThat(friends.blockedAt("t1", "a3")).isFalse();
      assertThat(friends.blockedAt("t2", "a2")).isFalse();
      friends.unblock("a1", "a2");
      assertThat(friends.blockedAt("t1", "a2")).isFalse();
    }
  }

  private static FriendStore.TableChallenge challenge(String table, String by, String to, long at) {
    return new FriendStore.TableChallenge(table, by, to, "{}", FriendStore.ChallengeState.OPEN, at);
  }

  @Test
  void challengesWaitAreAnsweredAndLapse() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3");
      assertThat(friends.challengers("a1")).isEmpty();
      friends.setChallengers("a1", "nobody");
      assertThat(friends.challengers("a1")).contains("nobody");
      FriendStore.TableChallenge one = challenge("t1", "a1", "a2", 5);
      assertThat(friends.add(one, FEW)).isTrue();
      assertThat(friends.add(challenge("t2", "a1", "a3", 5), FEW)).as("too many").isFalse();
      assertThat(friends.challenges("a2", 5)).containsExactly(one);
      assertThat(friends.challenges("a2", 6)).isEmpty();
      assertThat(friends.lapsed(5, 9)).isEmpty();
      assertThat(friends.lapsed(6, 9)).containsExactly(one);
      friends.answer("t1", FriendStore.ChallengeState.DECLINED);
      friends.answer("t1", FriendStore.ChallengeState.ACCEPTED);
      assertThat(friends.challenge("t1").orElseThrow().state())
          .isEqualTo(FriendStore.ChallengeState.DECLINED);
      assertThat(friends.add(challenge("t2", "a1", "a3", 5), FEW)).isTrue();
      friends.remove("t1");
      assertThat(friends.challenge("t1")).isEmpty();
    }
  }

  @Test
  void ofAnAccountThatIsDeletedNobodyKnowsAnything() {
    try (Store store = open()) {
      FriendStore friends = friends(store, "a1", "a2", "a3");
      friends.ask("a1", "a2", 5, FEW);
      friends.ask("a2", "a1", 5, FEW);
      friends.block("a3", "a1", 5, FEW);
      friends.add(challenge("t1", "a2", "a1", 5), FEW);
      friends.setChallengers("a1", "nobody");
      long before = friends.versions(Set.of("a2")).getOrDefault("a2", 0L);
      store.accounts().orElseThrow().delete("a1");
      assertThat(friends.ties("a2")).isEmpty();
      assertThat(friends.ties("a3")).isEmpty();
      assertThat(friends.challenges("a2", 0)).isEmpty();
      assertThat(friends.challengers("a1")).isEmpty();
      assertThat(friends.versions(Set.of("a2")).getOrDefault("a2", 0L)).isGreaterThan(before);
    }
  }

  private static final String LADDER = "qin";

  private static void enrol(AccountStore accounts, String id) {
    accounts.create(
        new AccountStore.Account(id, "N" + id, 5), Set.of("k" + id), passkey("p" + id), List.of());
  }

  private static RatedGame game(String table, long at, String winner, String loser) {
    return new RatedGame(
        table,
        LADDER,
        at,
        List.of(new RatedGame.Player(1, winner, 1), new RatedGame.Player(2, loser, 2)));
  }

  private static Claim begun(Store store, String table) {
    store.append(List.of(new Row(table, 1, 7, ENTRY)));
    return store.claim(table).claim();
  }

  private static void end(Store store, Claim claim, int seq, RatedGame game) {
    store.end(claim, List.of(new Row(game.table(), seq, 8, ENTRY)), Store.Waiting.SAME, 8, game);
  }

  @Test
  void theEndOfAGameAndItsRatingAreWrittenTogetherAndOnce() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      enrol(accounts, "a1");
      enrol(accounts, "a2");
      Claim first = begun(store, "r1");
      // The place in the log is taken: nothing of it is written.
      assertThatThrownBy(() -> end(store, first, 1, game("r1", 8, "a1", "a2")))
          .isInstanceOf(Store.Failure.class);
      assertThat(accounts.ratings().standings("a1")).isEmpty();
      Claim again = store.claim("r1").claim();
      end(store, again, 2, game("r1", 8, "a1", "a2"));
      end(store, again, 3, game("r1", 9, "a2", "a1"));
      end(store, begun(store, "r2"), 2, game("r2", 11, "a1", "a2"));
      end(store, begun(store, "r3"), 2, game("r3", 12, "a1", "gone"));
    }
    try (Store store = open()) {
      RatingStore ratings = store.accounts().orElseThrow().ratings();
      Ledger ledger = new Ledger();
      List<Change> expected = new ArrayList<>(ledger.rate(game("r1", 8, "a1", "a2"), List.of()));
      expected.addAll(ledger.rate(game("r2", 11, "a1", "a2"), List.of()));
      assertThat(ratings.changes(0, 9).stream().map(Change::after))
          .isEqualTo(expected.stream().map(Change::after).toList());
      assertThat(ratings.changes(0, 1).stream().map(Change::table)).containsOnly("r1").hasSize(2);
      assertThat(ratings.standings("a1"))
          .isEqualTo(
              ledger.standings().stream().filter(each -> each.account().equals("a1")).toList());
      assertThat(ratings.standings("a1").getFirst().games()).isEqualTo(2);
      assertThat(ratings.course("a2", LADDER, 9).stream().map(Change::table))
          .containsExactly("r2", "r1");
      assertThat(ratings.game("r2")).hasSize(2);
      assertThat(ratings.best(LADDER, 0, 9).stream().map(RatingStore.Placed::name))
          .containsExactly("Na1", "Na2");
      assertThat(ratings.best(LADDER, 12, 9)).isEmpty();
    }
  }

  @Test
  void ratingsAreReplacedAndGoWithTheirAccounts() {
    try (Store store = open()) {
      AccountStore accounts = store.accounts().orElseThrow();
      enrol(accounts, "a1");
      enrol(accounts, "a2");
      end(store, begun(store, "r1"), 2, game("r1", 8, "a1", "a2"));
      List<Change> other = new Ledger().rate(game("r9", 8, "a2", "a1"), List.of());
      RatingStore ratings = accounts.ratings();
      ratings.replace(other);
      assertThat(ratings.changes(0, 9)).isEqualTo(other);
      assertThat(ratings.standings("a2").getFirst().rating()).isEqualTo(other.getFirst().after());
      accounts.delete("a1");
      assertThat(ratings.standings("a1")).isEmpty();
      assertThat(ratings.course("a1", LADDER, 9)).isEmpty();
      assertThat(ratings.game("r9").stream().map(Change::account)).containsExactly("a2", "");
      assertThat(ratings.standings("a2").getFirst().rating()).isEqualTo(other.getFirst().after());
      end(store, begun(store, "r2"), 2, game("r2", 9, "a2", "a1"));
      assertThat(ratings.game("r2")).as("one of the accounts is gone").isEmpty();
    }
  }

  private static NoticeStore.Subscriber subscriber(String id, String holder, String table) {
    return new NoticeStore.Subscriber(
        id, holder, table, "push", "https://push.example.org/" + id, "k", "s", "en", "o", 7);
  }

  @Test
  void whoWantsToBeToldIsKeptAndGoesWithTheTableOrTheAccount() {
    NoticeStore.Keys keys;
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      keys = notices.keys(new NoticeStore.Keys("p", "q"));
      assertThat(notices.add(subscriber("s1", "h", "t1"), 1, 9)).isTrue();
      assertThat(notices.add(subscriber("s2", "h", "t1"), 1, 9)).isFalse();
      assertThat(notices.add(subscriber("s1", "h", "t1"), 1, 1)).isTrue();
      assertThat(notices.add(subscriber("s3", "account:a1", ""), 9, 9)).isTrue();
      assertThat(notices.add(subscriber("s4", "x", "t2"), 9, 2)).isFalse();
      store.accounts().orElseThrow().create(ADA, Set.of("ada"), passkey("p1"), List.of());
    }
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      assertThat(notices.keys(new NoticeStore.Keys("other", "other"))).isEqualTo(keys);
      assertThat(notices.of(List.of("h", "account:a1"))).hasSize(2);
      assertThat(notices.remove("else", "s1")).isFalse();
      store.append(List.of(new Row("t1", 1, 7, ENTRY)));
      store.delete(store.claim("t1").claim());
      assertThat(notices.of(List.of("h"))).isEmpty();
      store.accounts().orElseThrow().delete("a1");
      assertThat(notices.count()).isZero();
    }
  }

  @Test
  void whatIsToldIsDecidedOnceAndClaimedByOne() {
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      notices.add(subscriber("s1", "h", "t1"), 9, 9);
      NoticeStore.Noted first = new NoticeStore.Noted(3, 1, true);
      NoticeStore.Outgoing out =
          new NoticeStore.Outgoing("o1", "s1", "t1", 2, "turn", "qin", "Ada", 0, 10);
      assertThat(notices.tell("t1", 2, Optional.empty(), first, List.of(out))).isTrue();
      assertThat(notices.tell("t1", 2, Optional.empty(), first, List.of(out))).isFalse();
      assertThat(notices.noted("t1", 2)).contains(first);
      assertThat(notices.claim(9, 99, 5)).isEmpty();
      assertThat(notices.claim(10, 99, 5)).containsExactly(out);
      assertThat(notices.claim(10, 99, 5)).isEmpty();
      notices.retry("o1", 1, 50);
      assertThat(notices.claim(50, 99, 5).getFirst().tries()).isOne();
      notices.looked("t1", 2, new NoticeStore.Noted(4, 0, true));
      assertThat(notices.claim(999, 9_999, 5)).isEmpty();
    }
  }

  @Test
  void tablesAreFoundOfWhichASeatDoesNotKnowAll() {
    try (Store store = open()) {
      NoticeStore notices = store.notices().orElseThrow();
      for (String id : List.of("t1", "t2", "t3")) {
        store.append(List.of(new Row(id, 1, 7, ENTRY)));
        append(store, store.claim(id).claim(), List.of(new Row(id, 2, 8, ENTRY)));
      }
      notices.looked("t1", 1, new NoticeStore.Noted(1, 0, true));
      notices.looked("t2", 1, new NoticeStore.Noted(2, 0, true));
      notices.add(subscriber("s3", "account:a1", ""), 9, 9);
      store.accounts().orElseThrow().sit(List.of(new AccountStore.Seat("a1", "t3", 2, 7)));
      assertThat(notices.seats("", 9))
          .isEqualTo(
              new NoticeStore.Seats(
                  List.of(new NoticeStore.Behind("t1", 8), new NoticeStore.Behind("t3", 8)), ""));
      assertThat(notices.seats("", 2).next()).isEqualTo("t1");
      assertThat(notices.seats("t1", 9).behind()).containsExactly(new NoticeStore.Behind("t3", 8));
    }
  }

  @Test
  void anyTextIsKept() {
    String text = "\u0000\n\"'\\ ?:a $1 é 天下 \ud83d\ude00 \u2028";
    Row row = new Row("t1", 1, Long.MAX_VALUE / 2, new Entry.Left(text, 1, text));
    try (Store store = open()) {
      store.append(List.of(row));
      assertThat(store.rows("t1")).containsExactly(row);
    }
  }

  @Test
  void rowsStandOrFallTogetherAndHarmNoOthers() {
    try (Store store = open()) {
      store.append(List.of(new Row("t1", 1, 7, ENTRY)));
      assertThatThrownBy(
              () -> store.append(List.of(new Row("t2", 1, 7, ENTRY), new Row("t1", 1, 8, ENTRY))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.rows("t2")).isEmpty();
      assertThat(store.rows("t1")).hasSize(1);
      store.append(List.of(new Row("t2", 1, 7, ENTRY)));
      assertThat(store.rows("t2")).hasSize(1);
    }
  }

  @Test
  void manyTablesWriteAtOnceAndOneFaultIsItsOwn() throws Exception {
    try (Store store = open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> answers = new ArrayList<>();
      for (int table = 0; table < 200; table++) {
        String id = "t" + table / 2; // two want the same place
        answers.add(threads.submit(() -> appends(store, new Row(id, 1, 7, ENTRY))));
      }
      int done = 0;
      for (Future<Boolean> answer : answers) {
        done += answer.get() ? 1 : 0;
      }
      assertThat(done).isEqualTo(100);
      for (int table = 0; table < 100; table++) {
        assertThat(store.rows("t" + table)).hasSize(1);
      }
    }
  }

  @Test
  void aTableIsClaimedWithAllThereIsOfIt() {
    try (Store store = open()) {
      assertThat(store.claim("t1").rows()).isEmpty();
      Row row = new Row("t1", 1, 7, ENTRY);
      store.append(List.of(row));
      Claim claim = store.claim("t1").claim();
      store.putOff(claim, new PutOff("t1", 2, 40));
      store.putOff(claim, new PutOff("t1", 1, 30));
      store.putOff(claim, new PutOff("t1", 2, 50));
      Store.Claimed again = store.claim("t1");
      assertThat(again.claim().table()).isEqualTo("t1");
      assertThat(again.rows()).containsExactly(row);
      assertThat(again.putOffs())
          .containsExactly(new PutOff("t1", 1, 30), new PutOff("t1", 2, 50))
          .isEqualTo(store.putOffs("t1"));
      append(store, again.claim(), List.of(new Row("t1", 2, 8, ENTRY)));
      assertThat(store.rows("t1")).hasSize(2);
    }
  }

  @Test
  void aTableThatBeginsIsClaimedWithItsFirstRow() {
    try (Store store = open()) {
      Row first = new Row("t1", 1, 7, ENTRY);
      Store.Claimed begun = store.begin(first, Waiting.beginning("t1"), 7);
      assertThat(begun.claim().table()).isEqualTo("t1");
      assertThat(begun.rows()).containsExactly(first).isEqualTo(store.rows("t1"));
      assertThat(begun.putOffs()).isEmpty();
      assertThat(store.waitingSince(8, 10)).containsExactly("t1");
      append(store, begun.claim(), List.of(new Row("t1", 2, 8, ENTRY)));
      assertThat(store.rows("t1")).hasSize(2);
      assertThatThrownBy(() -> store.begin(first, Waiting.SAME, 9))
          .isInstanceOf(Store.Failure.class);
    }
  }

  @Test
  void aTableBeginsBesideTheOneThatItFollows() {
    try (Store store = open()) {
      store.append(List.of(new Row("t1", 1, 7, ENTRY)));
      Claim claim = store.claim("t1").claim();
      List<Row> both = List.of(new Row("t1", 2, 8, ENTRY), new Row("t2", 1, 8, ENTRY));
      store.append(claim, both, Waiting.beginning("t2"), 8);
      assertThat(store.rows("t2")).hasSize(1);
      assertThat(store.waitingSince(9, 10)).containsExactly("t2");
      assertThatThrownBy(() ->
              append(store, claim, List.of(new Row("t1", 3, 9, ENTRY), new Row("t2", 1, 9, ENTRY))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.rows("t1")).hasSize(2);
    }
  }

  @Test
  void thoseThatHaveWaitedLongestComeFirst() {
    try (Store store = open()) {
      for (int i = 1; i <= 5; i++) {
        List<Row> first = List.of(new Row("t" + i, 1, 7, ENTRY));
        store.append(first, Waiting.beginning("t" + i), 100 - i);
      }
      assertThat(store.count()).isEqualTo(store.tables("", 100).size());
      assertThat(store.waiting()).isEqualTo(5);
      assertThat(store.waitingSince(99, 10)).containsExactly("t5", "t4", "t3", "t2");
      assertThat(store.waitingSince(99, 2)).containsExactly("t5", "t4");
      store.append(List.of(), Waiting.beginning("t5"), 200);
      store.append(store.claim("t4").claim(), List.of(), Waiting.ending("t4"), 200);
      assertThat(store.waitingSince(1000, 10)).containsExactly("t3", "t2", "t1", "t5");
    }
  }

  @Test
  void tablesAreFoundWhenTheyAreDue() {
    try (Store store = open()) {
      for (int i = 1; i <= 4; i++) {
        List<Row> first = List.of(new Row("t" + i, 1, 7, ENTRY));
        store.append(first, dueAt("t" + i, OptionalLong.of(100 - i)), 7);
      }
      assertThat(store.due(98, 10)).containsExactly("t4", "t3", "t2");
      assertThat(store.due(98, 2)).containsExactly("t4", "t3");
      append(store, store.claim("t4").claim(), List.of(new Row("t4", 2, 8, ENTRY)));
      store.append(store.claim("t3").claim(), List.of(), dueAt("t3", OptionalLong.of(200)), 8);
      store.append(store.claim("t2").claim(), List.of(), dueAt("t2", OptionalLong.empty()), 8);
      store.delete(store.claim("t1").claim());
      assertThat(store.due(1_000, 10)).containsExactly("t4", "t3");
    }
    try (Store store = open()) {
      assertThat(store.due(1_000, 10)).containsExactly("t4", "t3");
    }
  }

  private static Waiting dueAt(String table, OptionalLong at) {
    return Waiting.SAME.and(List.of(new Store.Due(table, at)));
  }

  @Test
  void theListOfTablesIsReadInPages() {
    try (Store store = open()) {
      assertThat(store.tables("", 10)).isEmpty();
      for (String id : List.of("b", "a", "Z", "a1", "é")) {
        store.append(List.of(new Row(id, 1, 7, ENTRY)));
      }
      assertThat(store.tables("", 10)).containsExactly("Z", "a", "a1", "b", "é");
      assertThat(store.tables("", 2)).containsExactly("Z", "a");
      assertThat(store.tables("a", 2)).containsExactly("a1", "b");
      assertThat(store.tables("é", 2)).isEmpty();
      store.delete(store.claim("a1").claim());
      assertThat(store.tables("a", 2)).containsExactly("b", "é");
    }
  }

  @Test
  void itIsKnownWhenTablesWereLastWrittenTo() {
    try (Store store = open()) {
      assertThat(store.lastWrites("", 10)).isEmpty();
      store.append(List.of(new Row("b", 1, 7, ENTRY)));
      append(store, store.claim("b").claim(), List.of(new Row("b", 2, 9, ENTRY)));
      store.append(List.of(new Row("a", 1, 8, ENTRY)));
      store.append(List.of(new Row("c", 1, 3_000_000_000_000L, ENTRY)));
      LastWrite b = new LastWrite("b", 9);
      assertThat(store.lastWrites("", 2)).containsExactly(new LastWrite("a", 8), b);
      assertThat(store.lastWrites("a", 2))
          .containsExactly(b, new LastWrite("c", 3_000_000_000_000L));
    }
  }

  @Test
  void nothingIsLeftOfADeletedTable() {
    try (Store store = open()) {
      for (String id : List.of("t1", "t2")) {
        store.append(List.of(new Row(id, 1, 7, ENTRY)), Waiting.beginning(id), 7);
        store.putOff(store.claim(id).claim(), new PutOff(id, 1, 3));
      }
      store.delete(store.claim("t1").claim());
      assertThat(store.rows("t1")).isEmpty();
      assertThat(store.putOffs("t1")).isEmpty();
      assertThat(store.claim("t1").rows()).isEmpty();
      assertThat(store.waitingSince(100, 10)).containsExactly("t2");
      assertThat(store.rows("t2")).hasSize(1);
      assertThat(store.putOffs("t2")).hasSize(1);
    }
  }

  @Test
  void aPlaceThatIsTakenIsNoTroubleAndAProbeLeavesNothing() {
    try (Store store = open()) {
      List<Row> row = List.of(new Row("t1", 1, 7, ENTRY));
      store.append(row);
      assertThatThrownBy(() -> store.append(row)).isInstanceOf(Store.Failure.class);
      Claim claim = store.claim("t1").claim();
      assertThatThrownBy(() -> append(store, claim, row))
          .isInstanceOf(Store.Failure.class)
          .satisfies(StoreContract::tellsNothingOfTheEntry);
      store.probe();
      assertThat(store.trouble()).isEmpty();
      assertThat(store.waiting()).isZero();
    }
  }

  @Test
  void oneTableWritesInOrderWhileOthersDo() throws Exception {
    int tables = 20;
    int entries = 50;
    try (Store store = open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      for (int table = 0; table < tables; table++) {
        String id = "t" + table;
        all.add(threads.submit(() -> writeLog(store, id, entries)));
      }
      for (Future<?> each : all) {
        each.get();
      }
      for (int table = 0; table < tables; table++) {
        assertThat(store.rows("t" + table).stream().map(Row::seq))
            .containsExactlyElementsOf(IntStream.rangeClosed(1, entries).boxed().toList());
      }
    }
  }

  private static void writeLog(Store store, String id, int entries) {
    store.append(List.of(new Row(id, 1, 7, ENTRY)));
    Claim claim = store.claim(id).claim();
    for (int seq = 2; seq <= entries; seq++) {
      append(store, claim, List.of(new Row(id, seq, 7, ENTRY)));
    }
  }

  /// Failures are logged, and entries hold names and secrets.
  private static void tellsNothingOfTheEntry(Throwable failure) {
    for (Throwable at = failure; at != null; at = at.getCause()) {
      assertThat(at.toString()).doesNotContain("revealed", "draw B");
    }
  }

  @Test
  void aClosedStoreSaysSo() {
    Store store = open();
    store.close();
    assertThatThrownBy(() -> store.append(List.of(new Row("t1", 1, 7, ENTRY))))
        .isInstanceOf(Store.Failure.class)
        .hasMessageContaining("closed");
  }

  private static void append(Store store, Claim claim, List<Row> rows) {
    store.append(claim, rows, Waiting.SAME, 0);
  }

  private static boolean appends(Store store, Row row) {
    try {
      store.append(List.of(row));
      return true;
    } catch (Store.Failure e) {
      return false;
    }
  }

  private static Line line(int number, String account, String words) {
    return new Line(
        "t1",
        TalkRoom.PLAYERS,
        number,
        5 + number,
        1,
        account,
        "",
        "c" + number,
        "",
        words,
        "",
        "");
  }

  private static Report report(int number, String who) {
    Report.Around around = new Report.Around(number, 6, 1, "a1", "Ada", "", "rude \u0645 words");
    return new Report("t1", TalkRoom.PLAYERS, number, 9, 2, "insult", who, "Ada", List.of(around));
  }

  @Test
  void whatIsSaidIsKeptBesideTheLogUpToItsBound() {
    try (Store store = open()) {
      store.append(List.of(new Row("t1", 1, 7, ENTRY)));
      long epoch = store.claim("t1").claim().epoch();
      TalkStore talk = store.talk().orElseThrow();
      talk.say(line(1, "", "one"), 2, epoch);
      talk.say(line(2, "a1", "two"), 2, epoch);
      talk.say(line(3, "", "three"), 2, epoch);
      Line watched = new Line("t1", TalkRoom.WATCHERS, 1, 9, 0, "", "", "c4", "hello", "", "", "");
      talk.say(watched, 2, epoch);
      assertThat(talk.lines("t1"))
          .containsExactly(line(2, "a1", "two"), line(3, "", "three"), watched);
      assertThat(talk.of("a1")).containsExactly(line(2, "a1", "two"));
      talk.amend(List.of(line(3, "", "three").withdrawn("rude")), epoch);
      // What is said is no part of the log.
      assertThat(store.rows("t1")).containsExactly(new Row("t1", 1, 7, ENTRY));
    }
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      assertThat(talk.lines("t1")).contains(line(3, "", "").withdrawn("rude"));
      store.accounts().orElseThrow().delete("a1");
      assertThat(talk.lines("t1")).contains(line(2, "", "").orphaned());
      assertThat(talk.of("a1")).isEmpty();
      store.delete(store.claim("t1").claim());
      assertThat(talk.lines("t1")).isEmpty();
    }
  }

  @Test
  void reportsAreClosedByDecisionsWhichAreAllNoted() {
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      assertThat(talk.secret("first")).isEqualTo("first");
      assertThat(talk.secret("second")).isEqualTo("first");
      assertThat(talk.report(report(1, "mark:m"), 2)).isTrue();
      assertThat(talk.report(report(2, "account:a1"), 2)).isTrue();
      assertThat(talk.report(report(3, "mark:m"), 2)).as("too many are open").isFalse();
      assertThat(talk.report(report(1, "mark:n"), 2)).as("it has one").isTrue();
      assertThat(talk.open()).isEqualTo(2);
      Sanction mute = new Sanction("s1", "mark:m", "Ada", Sanction.MUTE, "rude", 10, 20);
      HostAct act = new HostAct(10, "mute", "Ada", "t1 players 1", "rude", 20);
      talk.decide(
          new TalkStore.Decision(
              List.of(act), Optional.of(report(1, "")), Optional.of(mute), Optional.empty()));
      assertThat(talk.reports(9)).containsExactly(report(2, "account:a1"));
      assertThat(talk.report("t1", TalkRoom.PLAYERS, 1)).isEmpty();
      assertThat(talk.sanctions(19)).containsExactly(mute);
      assertThat(talk.sanctions(20)).isEmpty();
    }
    try (Store store = open()) {
      TalkStore talk = store.talk().orElseThrow();
      HostAct lift = new HostAct(11, "lift", "Ada", "", "", 0);
      talk.decide(
          new TalkStore.Decision(
              List.of(lift), Optional.empty(), Optional.empty(), Optional.of("s1")));
      assertThat(talk.sanctions(11)).isEmpty();
      assertThat(talk.acts(9)).hasSize(2).startsWith(lift);
      // An account takes its words out of the reports too.
      assertThat(talk.report(report(4, "mark:m"), 9)).isTrue();
      store.accounts().orElseThrow().delete("a1");
      assertThat(talk.report("t1", TalkRoom.PLAYERS, 2)).isEmpty();
      assertThat(talk.reports(9))
          .hasSize(1)
          .allSatisfy(kept -> assertThat(kept.around().getFirst().words()).isEmpty());
    }
  }
}
