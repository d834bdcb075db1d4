package tianxia.server.table.clock;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// The time since a table's last entry, on a monotonic clock. Used in the table's jobs; what
/// [#reading] returns may be asked from any thread.
public final class Stopwatch {
  private final LongSupplier nanos;
  private long mark;

  public Stopwatch(LongSupplier nanos) {
    this(nanos, 0);
  }

  /// @param spent milliseconds since the last entry, of which another clock tells
  public Stopwatch(LongSupplier nanos, long spent) {
    this.nanos = nanos;
    this.mark = nanos.getAsLong() - TimeUnit.MILLISECONDS.toNanos(spent);
  }

  /// Milliseconds since the last [#take].
  long spent() {
    return millis(nanos.getAsLong() - mark);
  }

  /// The same, and begins anew. What is less than a millisecond counts the next time.
  public long take() {
    long spent = spent();
    mark += TimeUnit.MILLISECONDS.toNanos(spent);
    return spent;
  }

  /// Milliseconds since the last [#take], whatever is taken later.
  public LongSupplier reading() {
    long from = mark;
    return () -> millis(nanos.getAsLong() - from);
  }

  /// The monotonic clock itself, in milliseconds.
  long now() {
    return millis(nanos.getAsLong());
  }

  private static long millis(long span) {
    return TimeUnit.NANOSECONDS.toMillis(span);
  }
}
