package tianxia.server.table.worker;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What is to be done at a table, one thing after the other: by the table's thread, in the order in
/// which it came, or by a client's own thread where nothing else is to be done. Requests of clients
/// are bounded; the table's own jobs (a stream opened or closed, a computer's answer) are few and
/// always accepted.
public final class Jobs {
  /// Whether a job was accepted.
  public enum Taken {
    /// It will be done, or has been.
    YES,
    /// Too many wait.
    FULL,
    /// The table is not loaded any more: load it again.
    GONE
  }

  private final int most;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean closed;

  /// Whether the table's thread is at a job, or has not yet asked for its first.
  private boolean working = true;

  /// Whether a client's thread is at a job ([#begin]).
  private boolean lent;

  /// Whether nothing goes on at the table, as of the end of the last job.
  private boolean idle;

  /// How many jobs clients' threads have done.
  private long served;

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
      changed.signal();
      return Taken.YES;
    } finally {
      lock.unlock();
    }
  }

  /// Whether the caller may do a job itself, at once: handing it to the table's thread and the
  /// answer back would cost more than most jobs. It ends with [#done] or [#failed]; until then no
  /// other job is done.
  boolean begin() {
    lock.lock();
    try {
      boolean free = !closed && !working && !lent && waiting.isEmpty();
      lent |= free;
      return free;
    } finally {
      lock.unlock();
    }
  }

  /// The caller's job is done.
  ///
  /// @param nowIdle whether nothing goes on at the table
  void done(boolean nowIdle) {
    lock.lock();
    try {
      lent = false;
      idle = nowIdle;
      served++;
      if (idle || !waiting.isEmpty()) {
        changed.signal();
      }
    } finally {
      lock.unlock();
    }
  }

  /// The caller's job has failed.
  ///
  /// @param first what the table's thread does before all else
  void failed(Runnable first) {
    lock.lock();
    try {
      lent = false;
      waiting.addFirst(first);
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  /// The next job of the table's thread, which has done the one before; empty once nothing has gone
  /// on and no job has come for a while: then the queue is closed.
  ///
  /// @param nowIdle whether nothing goes on at the table
  Optional<Runnable> next(boolean nowIdle, Duration patience) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      working = false;
      idle = nowIdle;
      while (waiting.isEmpty() || lent) {
        if (idle && !lent) {
          if (quiet(patience)) {
            closed = true;
            return Optional.empty();
          }
        } else {
          // Only the end of a job can make it idle. A timer for each would cost more than the wait.
          changed.await();
        }
      }
      working = true;
      return Optional.of(waiting.remove());
    } finally {
      lock.unlock();
    }
  }

  /// Waits for a job.
  ///
  /// @return whether none has come, nor been done elsewhere
  private boolean quiet(Duration patience) throws InterruptedException {
    long before = served;
    long left = patience.toNanos();
    while (waiting.isEmpty() && !lent && served == before && left > 0) {
      left = changed.awaitNanos(left);
    }
    return waiting.isEmpty() && !lent && served == before;
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
