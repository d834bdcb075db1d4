package tianxia.server.tournament.desk;

import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.store.TournamentStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// Deletes tournaments and leagues that are over and kept no longer.
final class OldTournaments implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(OldTournaments.class);
  private static final Duration PERIOD = Duration.ofMinutes(1);

  /// How many one tick deletes at most.
  private static final int PAGE = 20;

  private final TournamentStore store;
  private final InstantSource clock;
  private final Duration kept;
  private final PeriodicTask ticker;

  /// Begins at once.
  ///
  /// @param kept how long, since the end
  OldTournaments(
      TournamentStore store, InstantSource clock, Duration kept, FatalFailureListener failures) {
    this.store = store;
    this.clock = clock;
    this.kept = kept;
    this.ticker = PeriodicTask.start("deleting old tournaments", PERIOD, this::tick, failures);
  }

  /// Deletes some.
  void tick() {
    long before = clock.millis() - kept.toMillis();
    // Nothing is that old: all are kept.
    if (before <= 0) {
      return;
    }
    try {
      int gone = store.forget(before, PAGE);
      if (gone > 0) {
        LOG.info("{} old tournaments and leagues were deleted", gone);
      }
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("old tournaments cannot be deleted now: {}", e.getMessage());
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
