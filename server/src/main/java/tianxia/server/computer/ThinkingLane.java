package tianxia.server.computer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/// A pool of threads that think, and the queue of what waits for them. The pool's own queue holds
/// only calls of [#next], at least one for each thought that waits: which thought is next is seen
/// when a thread is free. The pool replaces a thread that dies.
final class ThinkingLane implements AutoCloseable {
  /// Runs the next thought.
  @FunctionalInterface
  interface Work {
    /// Thinks about it, and reports to the asker.
    ///
    /// @param share the part of the threads' time that is its own, above 0; 1 and more for all of
    ///   it
    /// @return whether it is to wait for its turn again
    boolean think(Thought thought, double share);
  }

  private final int threads;
  private final Work work;
  private final ThreadPoolExecutor pool;
  private final ReentrantLock lock = new ReentrantLock();
  private final ThoughtQueue waiting;
  private final Set<Thought> running = new LinkedHashSet<>();

  /// @param most how many thoughts may wait
  ThinkingLane(int threads, int most, String name, Work work) {
    this.threads = threads;
    this.work = work;
    waiting = new ThoughtQueue(most);
    pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name(name, 0).factory());
  }

  /// Queues a thought; a less urgent one yields to it.
  ///
  /// @throws RejectedExecutionException after [#close]
  void bring(Thought thought) {
    Optional<Thought> turnedAway;
    lock.lock();
    try {
      turnedAway = waiting.add(thought);
    } finally {
      lock.unlock();
    }
    giveWay(thought.urgency());
    pool.execute(this::next);
    turnedAway.ifPresent(one -> one.asker().turnedAway());
  }

  /// Notes that something so urgent waits: where no thread is free, the least urgent thought below
  /// it is ended.
  void giveWay(Priority urgency) {
    lock.lock();
    try {
      if (running.size() < threads) {
        return;
      }
      Thought least = null;
      for (Thought thought : running) {
        if (!thought.ending() && (least == null || isLess(thought, least.urgency()))) {
          least = thought;
        }
      }
      if (least != null && isLess(least, urgency)) {
        least.end();
      }
    } finally {
      lock.unlock();
    }
  }

  /// How many thoughts are being thought now.
  int busy() {
    lock.lock();
    try {
      return running.size();
    } finally {
      lock.unlock();
    }
  }

  /// How many thoughts wait.
  int queued() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  private static boolean isLess(Thought thought, Priority urgency) {
    return thought.urgency().compareTo(urgency) > 0;
  }

  /// Ends the thoughts that nobody waits for any more.
  void letGo() {
    lock.lock();
    try {
      for (Thought thought : running) {
        if (thought.urgency() == Priority.NONE) {
          thought.end();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private record Next(List<Thought> unwanted, Optional<Thought> thought, double share) {}

  private void next() {
    try {
      Next next = take();
      next.unwanted().forEach(thought -> thought.asker().unwanted());
      next.thought().ifPresent(thought -> run(thought, next.share()));
    } finally {
      callEnough();
    }
  }

  private Next take() {
    lock.lock();
    try {
      List<Thought> unwanted = waiting.unwanted();
      Optional<Thought> thought = waiting.take();
      thought.ifPresent(running::add);
      return new Next(
          unwanted, thought, thought.map(one -> waiting.share(one, threads)).orElse(1.0));
    } finally {
      lock.unlock();
    }
  }

  private void run(Thought thought, double share) {
    boolean again = false;
    try {
      again = work.think(thought, share);
    } finally {
      lock.lock();
      try {
        running.remove(thought);
      } finally {
        lock.unlock();
      }
    }
    if (again) {
      bring(thought);
    }
  }

  /// A thread that died between two steps may have left a thought without a call.
  private void callEnough() {
    lock.lock();
    try {
      if (pool.getQueue().size() < waiting.size() && !pool.isShutdown()) {
        pool.execute(this::next);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Drops what waits; what is being thought about is not answered.
  @Override
  public void close() {
    pool.shutdownNow();
  }
}
