package tianxia.arena.player;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/// CPU time of the current thread, in nanoseconds, so that a busy machine does not shorten anyone's
/// thinking. Compilation and garbage collection run on other threads and are not counted.
public final class CpuTime {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// Of the calling thread.
  public static final LongSupplier CLOCK =
      THREADS.isCurrentThreadCpuTimeSupported()
          ? THREADS::getCurrentThreadCpuTime
          : System::nanoTime;

  private CpuTime() {}
}
