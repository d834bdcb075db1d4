package tianxia.server.table.node;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Patience;
import tianxia.server.table.TableLimits;

/// The tables that wait to begin: deletes those that did not begin in time, and limits how many
/// there may be.
final class UnstartedTables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(UnstartedTables.class);
  private static final Duration PERIOD = Duration.ofSeconds(20);

  /// How many tables one tick deletes at most: each has to be loaded first.
  private static final int MAX_AT_ONCE = 100;

  private final Store store;
  private final InstantSource clock;
  private final TableLimits limits;
  private volatile Errand deletion;

  /// About how many wait: counted at each tick, plus those made since.
  private final AtomicInteger waiting;

  private final PeriodicTask ticker;

  /// @param failures is told if no more tables can be deleted
  UnstartedTables(
      Store store,
      InstantSource clock,
      TableLimits limits,
      Errand deletion,
      FatalFailureListener failures) {
    this.store = store;
    this.clock = clock;
    this.limits = limits;
    this.deletion = deletion;
    this.waiting = new AtomicInteger();
    this.ticker =
        PeriodicTask.start("deleting tables that have not started", PERIOD, this::tick, failures);
  }

  /// Has tables deleted elsewhere from now on.
  void deleteThrough(Errand other) {
    deletion = other;
  }

  /// Whether one more may wait; if so, it is counted.
  boolean admits() {
    return waiting.getAndUpdate(n -> n < limits.unbegunInAll() ? n + 1 : n) < limits.unbegunInAll();
  }

  /// How long they may wait now.
  Patience patience() {
    return limits.patience(waiting.get());
  }

  /// Deletes some of those that have waited too long, the oldest first.
  void tick() {
    try {
      sweep();
    } catch (Store.Failure e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("tables that have not started cannot be deleted now: {}", e.getMessage());
    }
  }

  private void sweep() {
    if (store.trouble().isPresent()) {
      store.probe();
    }
    int count = store.waiting();
    waiting.set(count);
    Errand now = deletion;
    if (!now.turn().getAsBoolean()) {
      return;
    }
    long before = clock.millis() - limits.patience(count).usual().toMillis();
    List<String> due = store.waitingSince(before, MAX_AT_ONCE);
    int ended = now.on(due);
    if (ended > 0) {
      waiting.addAndGet(-ended);
      LOG.info("{} tables that have not started were deleted, {} remain", ended, count - ended);
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
