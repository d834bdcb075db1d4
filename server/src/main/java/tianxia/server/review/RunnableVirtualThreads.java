package tianxia.server.review;

import java.lang.management.ManagementFactory;
import jdk.management.VirtualThreadSchedulerMXBean;

/// The demand of tables and connections, which run on virtual threads, for processors: if it
/// exceeds the number of processors, moves are delayed. Threads that wait for a client, the disk or
/// another thread do not count. Loaded with the first review.
final class RunnableVirtualThreads {
  private static final VirtualThreadSchedulerMXBean SCHEDULER =
      ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class);

  private RunnableVirtualThreads() {}

  /// The number of virtual threads that are running or runnable.
  static int count() {
    long queued = Math.max(0, SCHEDULER.getQueuedVirtualThreadCount());
    return (int)
        Math.min(Integer.MAX_VALUE, Math.max(0, SCHEDULER.getMountedVirtualThreadCount()) + queued);
  }
}
