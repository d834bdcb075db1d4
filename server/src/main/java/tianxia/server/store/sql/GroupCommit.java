package tianxia.server.store.sql;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;

/// The single writer of the store: a thread that commits all waiting batches, of any number of
/// tables, in one transaction, since syncing to disk costs far more than writing.
///
/// A batch that can't be written fails alone. If the thread dies, all that waits fails at once, and
/// so does whatever comes later: nobody waits for a dead thread.
public final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int MAX_ROWS = 1000;

  /// More than there are tables that write at once: each waits for its own batch.
  private static final int MAX_WAITING = 20_000;

  /// Nanoseconds from the beginning of a transaction to that of the next, at least. On a disk that
  /// syncs within 0.1 ms each batch would have a transaction of its own, and those would take more
  /// of the processor than all else a batch costs (docs/CAPACITY.md).
  private static final long APART = 2_000_000;

  /// Where the batches go.
  public interface Target extends AutoCloseable {
    /// Writes batches in one transaction.
    ///
    /// @throws RuntimeException if nothing of them was written, or if that is not certain
    void write(List<Batch> group);

    /// Whether a group may have failed because of one of its batches alone, so that the others can
    /// be written without it; not so where the disk or the database is at fault.
    boolean ofOneBatch(RuntimeException failure);

    @Override
    void close();
  }

  private final Target target;
  private final FatalFailureListener failures;
  private final Thread thread;
  private final Deque<Batch> waiting = new ArrayDeque<>();
  private boolean closed;

  /// When the last transaction began, by [System#nanoTime()]; the thread's own.
  private long began = System.nanoTime() - APART;

  /// @param failures is told when nothing more can be written
  public GroupCommit(Target target, FatalFailureListener failures) {
    this.target = target;
    this.failures = failures;
    thread = Thread.ofPlatform().name("store-writer").start(this::run);
  }

  /// Has a batch written, and returns once it is durable.
  ///
  /// @throws Store.Lost if its table is somebody else's
  /// @throws Store.Failure if it is not in the store, or if that is not certain
  public void commit(Batch batch) {
    synchronized (waiting) {
      if (closed) {
        throw new Store.Failure("the store is closed");
      }
      if (waiting.size() >= MAX_WAITING) {
        throw new Store.Failure("too many writes are waiting");
      }
      waiting.add(batch);
      waiting.notifyAll();
    }
    try {
      batch.done().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Store.Lost lost) {
        throw new Store.Lost(lost.table());
      }
      throw e.getCause() instanceof RuntimeException failure && !target.ofOneBatch(failure)
          ? new Store.NotWritten(failure)
          : new Store.Broken("nothing was written", e.getCause());
    }
  }

  private void run() {
    List<Batch> group = List.of();
    try {
      for (group = take(); !group.isEmpty(); group = take()) {
        write(group);
      }
    } catch (Throwable e) {
      try {
        end(group, e);
      } finally {
        failures.lost("the store's writer", e);
      }
    }
  }

  private void write(List<Batch> group) {
    try {
      target.write(group);
      // Tables wait on virtual threads. Woken one by one from here, each would cost two switches
      // between this thread and theirs.
      Thread.startVirtualThread(() -> group.forEach(batch -> batch.done().complete(null)));
    } catch (RuntimeException e) {
      if (group.size() > 1 && target.ofOneBatch(e)) {
        // One by one, so that no table fails because of another.
        group.forEach(batch -> write(List.of(batch)));
      } else {
        // The target tells what is wrong with the store, whoever waits for a batch what was with
        // it.
        LOG.debug("{} batches were not written: {}", group.size(), e.toString());
        group.forEach(batch -> batch.done().completeExceptionally(e));
      }
    }
  }

  /// What waits; empty once closed and done.
  private List<Batch> take() throws InterruptedException {
    List<Batch> group = new ArrayList<>();
    synchronized (waiting) {
      while (waiting.isEmpty() && !closed) {
        waiting.wait();
      }
    }
    pause();
    synchronized (waiting) {
      int rows = 0;
      while (!waiting.isEmpty() && rows < MAX_ROWS) {
        Batch batch = waiting.remove();
        rows += batch.size();
        group.add(batch);
      }
    }
    return group;
  }

  /// Lets more batches come, if a transaction began just now.
  private void pause() {
    long now = System.nanoTime();
    for (long left = began + APART - now; left > 0; left = began + APART - now) {
      LockSupport.parkNanos(left);
      now = System.nanoTime();
    }
    began = now;
  }

  /// Takes nothing more, and fails what is at hand and what waits. Makes nothing new: there may be
  /// no memory for it.
  private void end(List<Batch> group, Throwable cause) {
    synchronized (waiting) {
      closed = true;
    }
    for (int i = 0; i < group.size(); i++) {
      group.get(i).done().completeExceptionally(cause);
    }
    // Nobody else touches it once it is closed.
    while (!waiting.isEmpty()) {
      waiting.remove().done().completeExceptionally(cause);
    }
  }

  /// Writes what waits, and ends.
  @Override
  public void close() {
    synchronized (waiting) {
      closed = true;
      waiting.notifyAll();
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    target.close();
  }
}
