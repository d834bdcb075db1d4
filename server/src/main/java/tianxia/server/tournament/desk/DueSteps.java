package tianxia.server.tournament.desk;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import tianxia.server.log.FaultLog;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// Looks every second at what is due, and takes each of it on, step by step. What fails is tried
/// again later.
final class DueSteps implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DueSteps.class);
  private static final Duration PERIOD = Duration.ofSeconds(1);
  private static final int MAX_TROUBLES = 500;

  /// What is to be looked at.
  @FunctionalInterface
  interface Due {
    /// Their ids.
    List<String> at(long now, int most);
  }

  /// What one run does.
  ///
  /// @param atOnce how many it looks at
  /// @param steps how many it does of one of them
  record Bounds(int atOnce, int steps) {}

  private final String what;
  private final Bounds bounds;
  private final Due due;
  private final Predicate<String> step;
  private final InstantSource clock;
  private final PeriodicTask ticker;

  /// When to try again what failed, by id.
  private final Map<String, Long> troubles =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MAX_TROUBLES;
        }
      };

  /// Begins at once.
  ///
  /// @param what is looked at, as the log names it
  /// @param step does one step; whether another one may follow
  DueSteps(
      String what,
      Bounds bounds,
      Due due,
      Predicate<String> step,
      InstantSource clock,
      FatalFailureListener failures) {
    this.what = what;
    this.bounds = bounds;
    this.due = due;
    this.step = step;
    this.clock = clock;
    this.ticker = PeriodicTask.start(what, PERIOD, this::tick, failures);
  }

  /// Looks at what is due.
  synchronized void tick() {
    long now = clock.millis();
    try {
      due.at(now, bounds.atOnce()).stream()
          .filter(id -> troubles.getOrDefault(id, 0L) <= now)
          .forEach(this::run);
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      FaultLog.log(LOG, Level.WARN, what + " have to wait", e);
    }
  }

  private void run(String id) {
    try {
      int steps = 0;
      while (steps < bounds.steps() && step.test(id)) {
        steps++;
      }
      troubles.remove(id);
    } catch (RuntimeException e) {
      troubles.put(id, clock.millis() + LateTables.TROUBLE.toMillis());
      FaultLog.log(LOG, Level.WARN, "of the " + what + ", " + id + " has to wait", e);
    }
  }

  @Override
  public void close() {
    ticker.close();
  }
}
