package tianxia.server.supervision;

import java.time.Duration;

/// Has the heap collected before it has grown far beyond what is in use. The serial collector,
/// which costs the least processor time, lets its old generation grow up to a quarter of the
/// machine's memory before it collects it for the first time: after some thousand games most of the
/// process's memory would be games that are over. A large heap is left to the collector, since all
/// wait while it is collected: about 2 ms for each MiB in use.
public final class HeapWatch {
  private static final Duration PERIOD = Duration.ofSeconds(5);

  /// The shortest time between two collections.
  private static final Duration SHORTEST = Duration.ofMinutes(1);

  /// After this time it is collected anyway: those for whom the heap has grown may have left.
  private static final Duration LONGEST = Duration.ofMinutes(15);

  /// What a heap may have in any case besides what is in use: about as much as the young
  /// generation.
  private static final long SLACK = 48L << 20;

  private static final long MAX_IN_USE = 256L << 20;

  private long inUse;
  private long collected = System.nanoTime();

  private HeapWatch() {}

  /// Starts to watch.
  public static PeriodicTask start(FatalFailureListener failures) {
    return PeriodicTask.start("the heap's watch", PERIOD, new HeapWatch()::check, failures);
  }

  private void check() {
    Duration since = Duration.ofNanos(System.nanoTime() - collected);
    if (isDue(filled(), inUse, since)) {
      System.gc();
      inUse = filled();
      collected = System.nanoTime();
    }
  }

  private static long filled() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /// Whether a heap should be collected now.
  ///
  /// @param filled bytes
  /// @param inUse bytes that were left by the collection before
  /// @param since that collection
  static boolean isDue(long filled, long inUse, Duration since) {
    boolean grown = filled > inUse + inUse / 4 + SLACK && since.compareTo(SHORTEST) >= 0;
    return inUse <= MAX_IN_USE && (grown || since.compareTo(LONGEST) >= 0);
  }
}
