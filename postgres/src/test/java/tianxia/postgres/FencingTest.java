package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tianxia.postgres.TestDatabase.row;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.store.Store;
import tianxia.server.store.Store.Claim;
import tianxia.server.store.Store.Prepared;
import tianxia.server.store.Store.PutOff;
import tianxia.server.store.Store.Waiting;

/// Once another owner has claimed a table, nothing of the earlier one is written.
@Timeout(120)
class FencingTest {
  private final TestDatabase database = TestDatabase.shared();

  private static void append(Store store, Claim claim, int seq) {
    store.append(claim, List.of(row(claim.table(), seq, "c" + seq)), Waiting.SAME, 0);
  }

  private static void lost(ThrowingCallable write) {
    assertThatThrownBy(write)
        .isInstanceOf(Store.Lost.class)
        .hasMessage("another owner has claimed table t");
  }

  @Test
  void nothingOfAnEarlierOwnerIsWritten() {
    try (Store one = database.open();
        Store two = database.open()) {
      one.append(List.of(row("t", 1, "c1")), Waiting.beginning("t"), 7);
      Claim first = one.claim("t").claim();
      append(one, first, 2);
      Store.Claimed second = two.claim("t");
      assertThat(second.rows()).hasSize(2);
      assertThat(second.claim().epoch()).isEqualTo(first.epoch() + 1);
      lost(() -> append(one, first, 3));
      lost(() -> one.putOff(first, new PutOff("t", 1, 9)));
      lost(() -> one.prepare(first, new Prepared("t", 1, 1, List.of(List.of("2 a", "1 b")))));
      lost(() -> one.delete(first));
      lost(() -> one.append(first, List.of(), Waiting.ending("t"), 9));
      lost(() ->
          one.append(
              first, List.of(row("t", 3, "c"), row("next", 1, "c")), Waiting.beginning("next"), 9));
      assertThat(one.trouble()).isEmpty();
      append(two, second.claim(), 3);
      assertThat(one.rows("t")).hasSize(3);
      assertThat(one.rows("next")).isEmpty();
      assertThat(one.putOffs("t")).isEmpty();
      assertThat(one.prepared("t")).isEmpty();
      assertThat(one.waitingSince(1000, 9)).containsExactly("t");
    }
  }

  @Test
  void anEarlierClaimOfTheSameStoreIsNoBetter() {
    try (Store store = database.open()) {
      store.append(List.of(row("t", 1, "c1")));
      Claim first = store.claim("t").claim();
      Claim second = store.claim("t").claim();
      lost(() -> append(store, first, 2));
      append(store, second, 2);
    }
  }

  @Test
  void aDeletedTableDoesNotComeBack() {
    try (Store one = database.open();
        Store two = database.open()) {
      one.append(List.of(row("t", 1, "c1")));
      Claim first = one.claim("t").claim();
      two.delete(two.claim("t").claim());
      lost(() -> append(one, first, 2));
      assertThat(one.claim("t").rows()).isEmpty();
      assertThat(database.count("select count(*) from owner")).isZero();
    }
  }

  @Test
  void whatIsNotClaimedCanOnlyBegin() {
    try (Store store = database.open()) {
      store.append(List.of(row("t", 1, "c1")));
      assertThatThrownBy(() -> store.append(List.of(row("t", 2, "c2"))))
          .isInstanceOf(Store.Failure.class)
          .hasMessageContaining("must be claimed");
    }
  }

  /// Others whose batches were to be committed with the lost one don't notice.
  @Test
  void onlyTheLostTableFails() throws Exception {
    int tables = 100;
    try (Store one = database.open();
        Store two = database.open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Claim> claims = new ArrayList<>();
      for (int i = 0; i < tables; i++) {
        one.append(List.of(row("t" + i, 1, "c1")));
        claims.add(one.claim("t" + i).claim());
      }
      for (int i = 0; i < tables; i += 10) {
        two.claim("t" + i);
      }
      List<Future<Boolean>> answers = new ArrayList<>();
      for (Claim claim : claims) {
        answers.add(
            threads.submit(() -> {
              try {
                append(one, claim, 2);
                return true;
              } catch (Store.Lost e) {
                return false;
              }
            }));
      }
      for (int i = 0; i < tables; i++) {
        assertThat(answers.get(i).get()).as("t%d", i).isEqualTo(i % 10 != 0);
        assertThat(one.rows("t" + i)).hasSize(i % 10 != 0 ? 2 : 1);
      }
    }
  }

  /// A claim waits for a transaction that is writing, and reads what it wrote: also when the writer
  /// has given up on it.
  @Test
  void aClaimReadsWhatIsBeingCommitted() throws Exception {
    try (Store store = database.open();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        var other = database.jdbi().open()) {
      store.append(List.of(row("t", 1, "c1")));
      store.claim("t");
      other.begin();
      other.execute("select 1 from owner where id = 't' for no key update");
      Future<Store.Claimed> claimed = threads.submit(() -> store.claim("t"));
      while (database.locksWaitedFor() == 0) {
        Thread.onSpinWait();
      }
      other.execute("insert into log select id, 2, at, body from log where id = 't'");
      assertThat(claimed.isDone()).isFalse();
      other.commit();
      assertThat(claimed.get().rows()).hasSize(2);
    }
  }
}
