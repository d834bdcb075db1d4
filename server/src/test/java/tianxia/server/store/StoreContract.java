package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.server.account.AccountStore;
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
}
