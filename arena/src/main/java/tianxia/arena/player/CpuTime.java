package tianxia.arena.player;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/// What the current thread has computed, in nanoseconds: a busy machine does not shorten anybody's
/// thinking. Compilation and the collection of garbage run on other threads and count for nobody.
public final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// Of the thread that reads it.
  public static final LongSupplier CLOCK =
      THREADS.isCurrentThreadCpuTimeSupported()
          ? THREADS::getCurrentThreadCpuTime
          : System::nanoTime;

  private CpuTime() {}
}
