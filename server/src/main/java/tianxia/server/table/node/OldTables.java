package tianxia.server.table.node;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.Retention;

/// Deletes games that are kept no longer. Walks through all tables, a page at a time, so that no
/// tick takes long however many there are.
final class OldTables implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(OldTables.class);
  private static final Duration PERIOD = Duration.ofSeconds(20);

  /// How many tables one tick looks at, and so deletes at most.
  private static final int PAGE = 200;

  private final Store store;
  private final InstantSource clock;
  private final Retention retention;
  private volatile Errand deletion;
  private final PeriodicTask ticker;
  private String after = "";

  /// @param failures is told if no more tables can be deleted
  OldTables(
      Store store,
      InstantSource clock,
      Retention retention,
      Errand deletion,
      FatalFailureListener failures) {
    this.store = store;
    this.clock = clock;
    this.retention = retention;
    this.deletion = deletion;
    this.ticker = PeriodicTask.start("deleting old games", PERIOD, this::tick, failures);
  }

  /// Has tables deleted elsewhere from now on.
  void deleteThrough(Errand other) {
    deletion = other;
  }

  /// Looks at the next page, and begins anew after the last one.
  synchronized void tick() {
    long before = retention.before(clock.instant());
    Errand now = deletion;
    // Nothing is that old: all are kept.
    if (before <= 0 || !now.turn().getAsBoolean()) {
      return;
    }
    try {
      List<Store.LastWrite> page = store.lastWrites(after, PAGE);
      after = page.size() < PAGE ? "" : page.getLast().table();
      List<String> due =
          page.stream().filter(last -> last.at() < before).map(Store.LastWrite::table).toList();
      int gone = now.on(due);
      if (gone > 0) {
        LOG.info("{} old games were deleted", gone);
      }
    } catch (Store.Failure e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("old games cannot be deleted now: {}", e.getMessage());
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
