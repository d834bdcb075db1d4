package tianxia.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.LastWrite;
import tianxia.server.store.Store.Prepared;
import tianxia.server.store.Store.PutOff;
import tianxia.server.store.Store.Row;
import tianxia.server.store.Store.Waiting;

/// What every store must do.
public abstract class StoreContract
    implements AccountStoreContract,
        FriendStoreContract,
        RatingStoreContract,
        NoticeStoreContract,
        TalkStoreContract,
        TournamentStoreContract,
        ClubStoreContract,
        LeagueStoreContract,
        ReviewStoreContract {
  /// Opens the store, which is empty when a test begins and keeps what it has when it is closed.
  @Override
  public abstract Store open();

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
      store.append(List.of(new Row("t1", 1, 7, Begun.ENTRY)));
      assertThatThrownBy(() ->
              store.append(
                  List.of(new Row("t2", 1, 7, Begun.ENTRY), new Row("t1", 1, 8, Begun.ENTRY))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.rows("t2")).isEmpty();
      assertThat(store.rows("t1")).hasSize(1);
      store.append(List.of(new Row("t2", 1, 7, Begun.ENTRY)));
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
        answers.add(threads.submit(() -> appends(store, new Row(id, 1, 7, Begun.ENTRY))));
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
      Row row = new Row("t1", 1, 7, Begun.ENTRY);
      store.append(List.of(row));
      Claim claim = store.claim("t1").claim();
      store.putOff(claim, new PutOff("t1", 2, 40));
      store.putOff(claim, new PutOff("t1", 1, 30));
      store.putOff(claim, new PutOff("t1", 2, 50));
      Prepared one = new Prepared("t1", 1, 3, List.of(List.of("2 take 1", "1 take 2")));
      Prepared two =
          new Prepared(
              "t1", 2, 4, List.of(List.of("1 a", "2 b", "1 c", "2 d"), List.of("1 x", "2 y")));
      store.prepare(claim, new Prepared("t1", 2, 2, one.lines()));
      store.prepare(claim, two);
      store.prepare(claim, one);
      store.prepare(claim, new Prepared("t1", 3, 3, one.lines()));
      store.prepare(claim, new Prepared("t1", 3, 4, List.of()));
      Store.Claimed again = store.claim("t1");
      assertThat(again.prepared()).containsExactly(one, two).isEqualTo(store.prepared("t1"));
      assertThat(again.claim().table()).isEqualTo("t1");
      assertThat(again.rows()).containsExactly(row);
      assertThat(again.putOffs())
          .containsExactly(new PutOff("t1", 1, 30), new PutOff("t1", 2, 50))
          .isEqualTo(store.putOffs("t1"));
      append(store, again.claim(), List.of(new Row("t1", 2, 8, Begun.ENTRY)));
      assertThat(store.rows("t1")).hasSize(2);
    }
  }

  @Test
  void aTableThatBeginsIsClaimedWithItsFirstRow() {
    try (Store store = open()) {
      Row first = new Row("t1", 1, 7, Begun.ENTRY);
      Store.Claimed begun = store.begin(first, Waiting.beginning("t1"), 7);
      assertThat(begun.claim().table()).isEqualTo("t1");
      assertThat(begun.rows()).containsExactly(first).isEqualTo(store.rows("t1"));
      assertThat(begun.putOffs()).isEmpty();
      assertThat(begun.prepared()).isEmpty();
      assertThat(store.waitingSince(8, 10)).containsExactly("t1");
      append(store, begun.claim(), List.of(new Row("t1", 2, 8, Begun.ENTRY)));
      assertThat(store.rows("t1")).hasSize(2);
      assertThatThrownBy(() -> store.begin(first, Waiting.SAME, 9))
          .isInstanceOf(Store.Failure.class);
    }
  }

  @Test
  void aTableBeginsBesideTheOneThatItFollows() {
    try (Store store = open()) {
      store.append(List.of(new Row("t1", 1, 7, Begun.ENTRY)));
      Claim claim = store.claim("t1").claim();
      List<Row> both = List.of(new Row("t1", 2, 8, Begun.ENTRY), new Row("t2", 1, 8, Begun.ENTRY));
      store.append(claim, both, Waiting.beginning("t2"), 8);
      assertThat(store.rows("t2")).hasSize(1);
      assertThat(store.waitingSince(9, 10)).containsExactly("t2");
      assertThatThrownBy(() ->
              append(
                  store,
                  claim,
                  List.of(new Row("t1", 3, 9, Begun.ENTRY), new Row("t2", 1, 9, Begun.ENTRY))))
          .isInstanceOf(Store.Failure.class);
      assertThat(store.rows("t1")).hasSize(2);
    }
  }

  @Test
  void thoseThatHaveWaitedLongestComeFirst() {
    try (Store store = open()) {
      for (int i = 1; i <= 5; i++) {
        List<Row> first = List.of(new Row("t" + i, 1, 7, Begun.ENTRY));
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
        List<Row> first = List.of(new Row("t" + i, 1, 7, Begun.ENTRY));
        store.append(first, dueAt("t" + i, OptionalLong.of(100 - i)), 7);
      }
      assertThat(store.due(98, 10)).containsExactly("t4", "t3", "t2");
      assertThat(store.due(98, 2)).containsExactly("t4", "t3");
      append(store, store.claim("t4").claim(), List.of(new Row("t4", 2, 8, Begun.ENTRY)));
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
        store.append(List.of(new Row(id, 1, 7, Begun.ENTRY)));
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
      store.append(List.of(new Row("b", 1, 7, Begun.ENTRY)));
      append(store, store.claim("b").claim(), List.of(new Row("b", 2, 9, Begun.ENTRY)));
      store.append(List.of(new Row("a", 1, 8, Begun.ENTRY)));
      store.append(List.of(new Row("c", 1, 3_000_000_000_000L, Begun.ENTRY)));
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
        store.append(List.of(new Row(id, 1, 7, Begun.ENTRY)), Waiting.beginning(id), 7);
        Claim claim = store.claim(id).claim();
        store.putOff(claim, new PutOff(id, 1, 3));
        store.prepare(claim, new Prepared(id, 1, 1, List.of(List.of("2 a", "1 b"))));
      }
      store.delete(store.claim("t1").claim());
      assertThat(store.rows("t1")).isEmpty();
      assertThat(store.putOffs("t1")).isEmpty();
      assertThat(store.prepared("t1")).isEmpty();
      assertThat(store.claim("t1").rows()).isEmpty();
      assertThat(store.waitingSince(100, 10)).containsExactly("t2");
      assertThat(store.rows("t2")).hasSize(1);
      assertThat(store.putOffs("t2")).hasSize(1);
      assertThat(store.prepared("t2")).hasSize(1);
    }
  }

  @Test
  void aPlaceThatIsTakenIsNoTroubleAndAProbeLeavesNothing() {
    try (Store store = open()) {
      List<Row> row = List.of(new Row("t1", 1, 7, Begun.ENTRY));
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
    store.append(List.of(new Row(id, 1, 7, Begun.ENTRY)));
    Claim claim = store.claim(id).claim();
    for (int seq = 2; seq <= entries; seq++) {
      append(store, claim, List.of(new Row(id, seq, 7, Begun.ENTRY)));
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
    assertThatThrownBy(() -> store.append(List.of(new Row("t1", 1, 7, Begun.ENTRY))))
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
