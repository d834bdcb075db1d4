package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tianxia.postgres.TestDatabase.row;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Waiting;

/// A database that ends connections, stops, or answers slowly: what was acknowledged is there, what
/// failed is told as a failure, and the store goes on by itself.
@Timeout(180)
class OutageTest {
  @TempDir Path folder;

  private TestDatabase database;

  @BeforeEach
  void start() {
    database = new TestDatabase(folder.resolve("postgres"));
    database.renew();
  }

  @AfterEach
  void stop() {
    database.close();
  }

  private static void append(Store store, Claim claim, int seq) {
    store.append(claim, List.of(row(claim.table(), seq, "c" + seq)), Waiting.SAME, 0);
  }

  @Test
  void aCutConnectionFailsOneWriteAndIsReplaced() {
    try (Store store = database.open()) {
      store.append(List.of(row("t", 1, "c1")));
      Claim claim = store.claim("t").claim();
      database.cut();
      assertThatThrownBy(() -> append(store, claim, 2))
          .isInstanceOf(Store.Failure.class)
          .isNotInstanceOf(Store.Lost.class);
      assertThat(store.trouble()).isPresent();
      Store.Claimed again = store.claim("t");
      append(store, again.claim(), again.rows().size() + 1);
      assertThat(store.trouble()).isEmpty();
    }
  }

  @Test
  void aDatabaseThatIsGoneIsToldAndOneThatComesBackIsUsed() {
    try (Store store = database.open()) {
      store.append(List.of(row("t", 1, "c1")));
      Claim claim = store.claim("t").claim();
      database.kill();
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> append(store, claim, 2)).isInstanceOf(Store.Failure.class);
        assertThatThrownBy(store::probe).isInstanceOf(Store.Failure.class);
      }
      assertThatThrownBy(() -> store.claim("t")).isInstanceOf(Store.Failure.class);
      assertThat(store.trouble().orElseThrow()).contains("it can't be written", "can't be reached");
      database.startAgain();
      store.probe();
      Store.Claimed again = claimedOnceItAnswers(store);
      assertThat(store.trouble()).isEmpty();
      assertThat(again.rows()).hasSize(1);
      append(store, again.claim(), 2);
      assertThat(store.rows("t")).hasSize(2);
    }
  }

  /// The pool of connections that read waits longer each time before it opens one again.
  private static Store.Claimed claimedOnceItAnswers(Store store) {
    while (true) {
      try {
        return store.claim("t");
      } catch (Store.Failure e) {
        assertThat(e).hasRootCauseInstanceOf(PostgresDiagnosis.DatabaseFailure.class);
      }
    }
  }

  /// Tables write all the time while the connections are cut again and again.
  @Test
  void whatWasAcknowledgedSurvivesCuts() throws Exception {
    int tables = 4;
    try (Store store = database.open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<String>>> all = new ArrayList<>();
      AtomicInteger cuts = new AtomicInteger();
      for (int i = 0; i < tables; i++) {
        String table = "t" + i;
        store.append(List.of(row(table, 1, "0")));
        all.add(threads.submit(() -> write(store, table, cuts)));
      }
      while (all.stream().anyMatch(each -> !each.isDone())) {
        database.cut();
        cuts.incrementAndGet();
      }
      for (int i = 0; i < tables; i++) {
        List<Store.Row> log = store.rows("t" + i);
        List<String> commands =
            log.stream().map(row -> ((Entry.Resigned) row.entry()).id()).toList();
        assertThat(commands).doesNotHaveDuplicates().containsSubsequence(all.get(i).get());
        assertThat(log.getLast().seq()).isEqualTo(log.size());
      }
    }
  }

  /// Writes as a table does: after a failure it reads again. Returns what was acknowledged, until
  /// the connections were cut twice at least.
  private static List<String> write(Store store, String table, AtomicInteger cuts) {
    List<String> acknowledged = new ArrayList<>();
    int tried = 0;
    while (acknowledged.size() < 50 || cuts.get() < 2) {
      try {
        Store.Claimed claimed = store.claim(table);
        int seq = claimed.rows().size();
        while (acknowledged.size() < 50 || cuts.get() < 2) {
          String command = "c" + ++tried;
          store.append(claimed.claim(), List.of(row(table, ++seq, command)), Waiting.SAME, 0);
          acknowledged.add(command);
        }
      } catch (Store.Failure e) {
        Thread.onSpinWait();
      }
    }
    return acknowledged;
  }

  @Test
  void aDatabaseThatAnswersTooSlowlyFailsAndNothingIsWritten() throws Exception {
    try (Store store = database.open();
        var other = database.jdbi().open()) {
      store.append(List.of(row("t", 1, "c1")));
      Claim claim = store.claim("t").claim();
      other.begin();
      other.execute("lock table log in share mode");
      assertThatThrownBy(() -> append(store, claim, 2))
          .isInstanceOf(Store.Failure.class)
          .hasStackTraceContaining("too slowly");
      assertThat(store.trouble().orElseThrow()).contains("too slowly");
      other.commit();
      Store.Claimed again = store.claim("t");
      assertThat(again.rows()).hasSize(1);
      append(store, again.claim(), 2);
      assertThat(store.trouble()).isEmpty();
    }
  }

  @Test
  void oneThatAnswersLateIsWaitedFor() throws Exception {
    try (Store store = database.open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        var other = database.jdbi().open()) {
      store.append(List.of(row("t", 1, "c1")));
      Claim claim = store.claim("t").claim();
      other.begin();
      other.execute("lock table log in share mode");
      Future<?> answer = threads.submit(() -> append(store, claim, 2));
      while (database.locksWaitedFor() == 0) {
        Thread.onSpinWait();
      }
      assertThat(answer.isDone()).isFalse();
      other.commit();
      answer.get();
      assertThat(store.rows("t")).hasSize(2);
    }
  }
}
