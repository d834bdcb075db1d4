package tianxia.server.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// The queue of a table's jobs. Requests of clients are bounded; the table's own jobs (a stream
/// opened or closed, a computer's answer) are few and always accepted.
final class Jobs {
  /// Whether a job was accepted.
  enum Taken {
    /// It will be done.
    YES,
    /// Too many wait.
    FULL,
    /// The table is not loaded any more: load it again.
    GONE
  }

  private final int most;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition brought = lock.newCondition();
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean closed;

  Jobs(int most) {
    this.most = most;
  }

  Taken offer(Runnable job) {
    return add(job, most);
  }

  Taken own(Runnable job) {
    return add(job, Integer.MAX_VALUE);
  }

  private Taken add(Runnable job, int limit) {
    lock.lock();
    try {
      if (closed) {
        return Taken.GONE;
      }
      if (waiting.size() >= limit) {
        return Taken.FULL;
      }
      waiting.add(job);
      brought.signal();
      return Taken.YES;
    } finally {
      lock.unlock();
    }
  }

  /// The next job, however long it takes to come.
  Runnable take() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (waiting.isEmpty()) {
        brought.await();
      }
      return waiting.remove();
    } finally {
      lock.unlock();
    }
  }

  /// The next job; empty if none comes in time.
  Optional<Runnable> take(Duration patience) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      long left = patience.toNanos();
      while (waiting.isEmpty() && left > 0) {
        left = brought.awaitNanos(left);
      }
      return Optional.ofNullable(waiting.poll());
    } finally {
      lock.unlock();
    }
  }

  /// Closes the queue, if it is empty.
  boolean closeIfEmpty() {
    lock.lock();
    try {
      closed |= waiting.isEmpty();
      return closed;
    } finally {
      lock.unlock();
    }
  }

  /// Closes the queue, and returns the jobs that wait.
  Deque<Runnable> close() {
    lock.lock();
    try {
      closed = true;
      Deque<Runnable> rest = new ArrayDeque<>(waiting);
      waiting.clear();
      return rest;
    } finally {
      lock.unlock();
    }
  }
}
