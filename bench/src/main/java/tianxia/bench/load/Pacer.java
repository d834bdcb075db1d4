package tianxia.bench.load;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Spreads moves evenly over time, at one rate for all players together. Moves that could not be
/// made in time are not made up for.
public final class Pacer {
  private final long periodNanos;
  private final AtomicLong next = new AtomicLong(System.nanoTime());

  /// @param rate moves per second; 0: as fast as it goes
  public Pacer(int rate) {
    periodNanos = rate == 0 ? 0 : TimeUnit.SECONDS.toNanos(1) / rate;
  }

  /// Waits for one's turn to move.
  public void await() throws InterruptedException {
    if (periodNanos == 0) {
      return;
    }
    long now = System.nanoTime();
    long turn = next.getAndUpdate(slot -> Math.max(slot, now) + periodNanos);
    TimeUnit.NANOSECONDS.sleep(turn - now);
  }
}
