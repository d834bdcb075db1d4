package tianxia.server.http;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Waits for something to come true.
public final class Await {
  private static final long MAX_WAIT_NANOS = TimeUnit.SECONDS.toNanos(30);

  private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(5);

  private Await() {}

  /// Waits until something is so.
  ///
  /// @throws AssertionError if it has not in half a minute
  public static void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + MAX_WAIT_NANOS;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain: " + what);
      }
      LockSupport.parkNanos(LOOK);
    }
  }
}
