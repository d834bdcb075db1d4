package tianxia.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tianxia.server.table.clock.OneShotTimer;

/// A manual clock and timer: time passes only when the test advances it.
public final class Hourglass implements OneShotTimer, InstantSource {
  private record Due(Instant at, Runnable task) {}

  private final List<Due> waiting = new ArrayList<>();
  private Instant now = Instant.ofEpochMilli(1_795_000_000_000L);

  @Override
  public synchronized void after(Duration delay, Runnable task) {
    waiting.add(new Due(now.plus(delay), task));
  }

  @Override
  public synchronized Instant instant() {
    return now;
  }

  /// The same time as a monotonic clock.
  public long nanos() {
    return instant().toEpochMilli() * 1_000_000;
  }

  /// Advances the clock and runs the tasks that become due.
  public void pass(long millis) {
    List<Due> due;
    synchronized (this) {
      now = now.plusMillis(millis);
      due = waiting.stream().filter(d -> !d.at().isAfter(now)).toList();
      waiting.removeAll(due);
    }
    due.stream().sorted(Comparator.comparing(Due::at)).forEach(d -> d.task().run());
  }

  /// Advances the clock alone: timers are late.
  public synchronized void skip(long millis) {
    now = now.plusMillis(millis);
  }

  /// The number of scheduled tasks.
  public synchronized int waiting() {
    return waiting.size();
  }
}
