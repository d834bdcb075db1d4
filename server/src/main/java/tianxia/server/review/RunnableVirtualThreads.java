package tianxia.server.review;

import java.lang.management.ManagementFactory;
import jdk.management.VirtualThreadSchedulerMXBean;

/// For how much a processor is wanted by tables and connections, which have virtual threads: what
/// makes moves wait where the processors are too few. Waiting for a client, the disk or another
/// thread does not count. Loaded with the first review.
final class RunnableVirtualThreads {
  private static final VirtualThreadSchedulerMXBean SCHEDULER =
      ManagementFactory.getPlatformMXBean(VirtualThreadSchedulerMXBean.class);

  private RunnableVirtualThreads() {}

  /// How many virtual threads run or could run now.
  static int count() {
    long queued = Math.max(0, SCHEDULER.getQueuedVirtualThreadCount());
    return (int)
        Math.min(Integer.MAX_VALUE, Math.max(0, SCHEDULER.getMountedVirtualThreadCount()) + queued);
  }
}
