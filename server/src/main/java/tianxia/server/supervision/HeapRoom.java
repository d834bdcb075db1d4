package tianxia.server.supervision;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// How much of the old generation a collection leaves free, and with it how large the young one is,
/// which the serial collector makes a part of the old one (`-XX:NewRatio`). A small young
/// generation saves memory; where much is made and forgotten, a large one saves time, since it is
/// collected less often and less of what is short-lived outlasts it.
enum HeapRoom {
  /// As the program starts (`scripts/program.sh`).
  SMALL(5, 10),
  /// So much that the young generation is as large as it may be. What is free and was never used
  /// costs no memory; what was used is kept for as long.
  LARGE(90, 95);

  /// How long the process is busy until it gets more room: longer than a start takes.
  private static final Duration BUSY_FOR = Duration.ofSeconds(30);

  /// How long it is not until it gives it back.
  private static final Duration QUIET_FOR = Duration.ofMinutes(1);

  private final int least;
  private final int most;

  HeapRoom(int least, int most) {
    this.least = least;
    this.most = most;
  }

  /// What suits a process.
  ///
  /// @param busy whether it is busy
  /// @param since how long it has been so, or has not
  /// @param large whether its heap is left to the collector, which would fill what room it is given
  HeapRoom suiting(boolean busy, Duration since, boolean large) {
    if (large) {
      return SMALL;
    }
    HeapRoom other = busy ? LARGE : SMALL;
    return since.compareTo(busy ? BUSY_FOR : QUIET_FOR) >= 0 ? other : this;
  }

  /// From the next collection of the old generation on. Without HotSpot nothing changes.
  void set() {
    @Nullable HotSpotDiagnosticMXBean jvm =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    if (jvm != null) {
      // Neither may ever pass the other.
      jvm.setVMOption("MinHeapFreeRatio", "0");
      jvm.setVMOption("MaxHeapFreeRatio", Integer.toString(most));
      jvm.setVMOption("MinHeapFreeRatio", Integer.toString(least));
    }
  }
}
