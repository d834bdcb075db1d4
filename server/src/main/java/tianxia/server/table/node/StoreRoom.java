package tianxia.server.table.node;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;
import tianxia.server.table.RoomLimits;

/// Looks every few seconds how full the store is, so that strangers who make tables can't take the
/// room that games in play need.
final class StoreRoom implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(StoreRoom.class);
  private static final Duration PERIOD = Duration.ofSeconds(5);

  private final Store store;
  private final RoomLimits limits;
  private final PeriodicTask ticker;
  private volatile boolean full;

  /// @param failures is told if nobody looks any more
  StoreRoom(Store store, RoomLimits limits, FatalFailureListener failures) {
    this.store = store;
    this.limits = limits;
    tick();
    this.ticker = PeriodicTask.start("the store's room", PERIOD, this::tick, failures);
  }

  /// Whether new tables are made.
  boolean admits() {
    return !full;
  }

  void tick() {
    try {
      boolean now = limits.reached(store.room());
      if (now != full) {
        LOG.warn(
            now
                ? "the store is nearly full: no new tables are made (see the limits store and room)"
                : "the store has room again: new tables are made");
      }
      full = now;
    } catch (Store.Failure e) {
      // The store reports its own failures; the next tick looks again.
      LOG.warn("the store's room can't be told now: {}", e.getMessage());
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
