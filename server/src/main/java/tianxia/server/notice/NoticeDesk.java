package tianxia.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Decides what seats are told of the tables that this node owns: one notice when the game waits
/// for a seat through which nobody looks, and another only when somebody has. What is decided is in
/// the store, in the transaction in which it is sent on its way, so that it is neither lost nor
/// decided twice when a node ends, or when a table moves. Thread-safe.
final class NoticeDesk implements Notices {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeDesk.class);

  /// How many seats one tick sees to at most; the others have to wait for the next.
  private static final int MAX_AT_ONCE = 500;

  /// How many tables are watched at most: more than fit into memory.
  private static final int MAX_TABLES = 100_000;

  private final SeatNotes notes;
  private final InstantSource clock;
  private final Duration grace;
  private final Duration presence;
  private final Map<String, WatchedTable> tables = new ConcurrentHashMap<>();
  private volatile boolean wanted;

  /// @param grace how long a game waits before anybody is told
  /// @param presence how long one who asked over HTTP counts as looking
  NoticeDesk(NoticeStore store, InstantSource clock, Duration grace, Duration presence) {
    this.notes = new SeatNotes(store, clock);
    this.clock = clock;
    this.grace = grace;
    this.presence = presence;
  }

  @Override
  public boolean on() {
    return true;
  }

  boolean wanted() {
    return wanted;
  }

  /// Whether there is anybody to be told.
  void want(boolean some) {
    wanted = some;
  }

  @Override
  public void show(TableMoment moment) {
    long now = clock.millis();
    if (tables.size() < MAX_TABLES || tables.containsKey(moment.table())) {
      tables.compute(
          moment.table(),
          (id, known) -> (known == null ? new WatchedTable() : known).show(moment, now));
    }
  }

  @Override
  public void heard(String table, int seat) {
    ifWatched(table, watched -> watched.heard(seat, clock.millis(), presence));
  }

  @Override
  public void confirm(String table, int seat, Duration ago) {
    ifWatched(table, watched -> watched.confirm(seat, clock.millis() - ago.toMillis()));
  }

  @Override
  public void left(String table) {
    ifWatched(table, watched -> watched.leave(clock.millis()));
  }

  private void ifWatched(String table, Consumer<WatchedTable> step) {
    WatchedTable watched = tables.get(table);
    if (watched != null) {
      step.accept(watched);
    }
  }

  /// How many tables are watched.
  int watched() {
    return tables.size();
  }

  /// Sees to those seats whose time has come.
  void tick() {
    long now = clock.millis();
    int left = MAX_AT_ONCE;
    for (Map.Entry<String, WatchedTable> each : tables.entrySet()) {
      WatchedTable table = each.getValue();
      List<SeatWatch.Step> steps = left > 0 ? table.steps(now, grace) : List.of();
      left -= steps.size();
      steps.forEach(step -> take(table, step, now));
      tables.computeIfPresent(each.getKey(), (id, known) -> known.over(now) ? null : known);
    }
  }

  private void take(WatchedTable table, SeatWatch.Step step, long now) {
    try {
      if (!wanted) {
        // Nobody has to be told: nothing is kept.
      } else if (step.looked()) {
        notes.looked(step.moment(), step.seat());
      } else {
        notes.tell(step.moment(), step.seat());
      }
      table.done(step, now);
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("notices cannot be given now: {}", e.getMessage());
    }
  }
}
