package tianxia.server.store.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.store.Store;
import tianxia.server.supervision.Unbroken;

/// Callers waiting for the writer get an answer whatever happens to the writer.
@Timeout(30)
class GroupCommitTest {

  /// Fails or succeeds as the test plans, and can be blocked.
  private static final class Plan implements GroupCommit.Target {
    private final CountDownLatch open = new CountDownLatch(1);
    private final CountDownLatch reached = new CountDownLatch(1);
    private volatile Throwable fault = new IllegalStateException("none");
    private volatile boolean failing;
    private volatile boolean closed;
    private final AtomicInteger groups = new AtomicInteger();

    @Override
    public void write(List<Batch> group) {
      reached.countDown();
      groups.incrementAndGet();
      try {
        open.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      if (failing && fault instanceof Error error) {
        throw error;
      }
      if (failing && fault instanceof RuntimeException exception) {
        throw exception;
      }
    }

    @Override
    public boolean ofOneBatch(RuntimeException failure) {
      return failure instanceof IllegalArgumentException;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private static Batch batch() {
    return Batch.deleting(new Store.Claim("t", 0));
  }

  @Test
  void anExceptionOfAnyKindFailsItsBatchAndTheWriterGoesOn() {
    Plan plan = new Plan();
    plan.open.countDown();
    try (GroupCommit writer = new GroupCommit(plan, new Unbroken())) {
      for (RuntimeException fault :
          List.of(new IllegalArgumentException("no text"), new NullPointerException("none"))) {
        plan.fault = fault;
        plan.failing = true;
        assertThatThrownBy(() -> writer.commit(batch()))
            .isInstanceOf(Store.Failure.class)
            .hasRootCause(fault);
        plan.failing = false;
        writer.commit(batch());
      }
      assertThat(plan.closed).isFalse();
    }
    assertThat(plan.closed).isTrue();
  }

  @Test
  void whenTheWriterDiesNobodyWaitsForItAndItsOwnerHears() throws Exception {
    Plan plan = new Plan();
    List<String> lost = new ArrayList<>();
    CountDownLatch heard = new CountDownLatch(1);
    GroupCommit writer =
        new GroupCommit(
            plan,
            (part, cause) -> {
              lost.add(part + ": " + cause.getMessage());
              heard.countDown();
            });
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> waiting = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        waiting.add(threads.submit(() -> writer.commit(batch())));
      }
      assertThat(plan.reached.await(10, TimeUnit.SECONDS)).isTrue();
      plan.fault = new OutOfMemoryError("as if");
      plan.failing = true;
      plan.open.countDown();
      for (Future<?> each : waiting) {
        assertThatThrownBy(each::get).hasCauseInstanceOf(Store.Failure.class);
      }
    }
    assertThat(heard.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(lost).containsExactly("the store's writer: as if");
    assertThatThrownBy(() -> writer.commit(batch()))
        .isInstanceOf(Store.Failure.class)
        .hasMessageContaining("closed");
    writer.close();
  }

  /// However fast the disk: what several tables write shares a transaction.
  @Test
  void transactionsBeginAtLeastTwoMillisecondsApart() throws Exception {
    Plan plan = new Plan();
    plan.open.countDown();
    long start = System.nanoTime();
    try (GroupCommit writer = new GroupCommit(plan, new Unbroken())) {
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<?>> tables = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
          tables.add(
              threads.submit(() -> {
                for (int j = 0; j < 50; j++) {
                  writer.commit(batch());
                }
              }));
        }
        for (Future<?> each : tables) {
          each.get();
        }
      }
    }
    long milliseconds = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    assertThat(plan.groups.get()).isPositive().isLessThanOrEqualTo(1 + (int) (milliseconds / 2));
  }
}
