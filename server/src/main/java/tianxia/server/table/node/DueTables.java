package tianxia.server.table.node;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// The tables at which a turn has days: has those looked at whose due time has come, although
/// nobody else may ever look at them again. Their due times are in the store, so that neither
/// memory nor a timer is needed for them.
final class DueTables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DueTables.class);

  /// Shorter than what is called late ([TableClock]).
  private static final Duration PERIOD = Duration.ofSeconds(20);

  /// How many tables one tick looks at at most: each has to be loaded first.
  private static final int MAX_AT_ONCE = 200;

  private final Store store;
  private final InstantSource clock;
  private volatile Errand settling;
  private final PeriodicTask ticker;

  /// @param failures is told if nobody looks any more
  DueTables(Store store, InstantSource clock, Errand settling, FatalFailureListener failures) {
    this.store = store;
    this.clock = clock;
    this.settling = settling;
    this.ticker = PeriodicTask.start("ending turns by days", PERIOD, this::tick, failures);
  }

  /// Has tables looked at elsewhere from now on.
  void settleThrough(Errand other) {
    settling = other;
  }

  /// Has some of those looked at that are due, those first that have been longest.
  void tick() {
    Errand now = settling;
    if (!now.turn().getAsBoolean()) {
      return;
    }
    try {
      List<String> due = store.due(clock.millis(), MAX_AT_ONCE);
      int ended = due.isEmpty() ? 0 : now.on(due);
      if (ended > 0) {
        LOG.info("the time of a turn was up at {} tables", ended);
      }
    } catch (Store.Failure e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("due tables cannot be looked for now: {}", e.getMessage());
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
