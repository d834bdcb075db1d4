package tianxia.server.supervision;

import java.time.Duration;

/// Has the heap collected before it has grown far beyond what is in use. The serial collector,
/// which costs the least processor time, lets its old generation grow up to a quarter of the
/// machine's memory before it collects it for the first time: after some thousand games most of the
/// process's memory would be games that are over. A large heap is left to the collector, since all
/// wait while it is collected: about 2 ms for each MiB in use. So does everybody, for several times
/// as long, where much has to be caught up with afterwards: while the process is busy, its heap may
/// grow further, and has more [HeapRoom].
public final class HeapWatch {
  private static final Duration PERIOD = Duration.ofSeconds(5);

  /// The shortest time between two collections.
  private static final Duration SHORTEST = Duration.ofSeconds(30);

  /// The same while the process is busy.
  private static final Duration BUSY_SHORTEST = Duration.ofMinutes(1);

  /// After this time it is collected anyway: those for whom the heap has grown may have left.
  private static final Duration LONGEST = Duration.ofMinutes(15);

  /// What a heap may have in any case besides what is in use: about as much as the young
  /// generation.
  private static final long SLACK = 24L << 20;

  /// What it may have while the process is busy.
  private static final long BUSY_SLACK = 512L << 20;

  /// From which part of a processor on it is busy.
  private static final double BUSY = 0.3;

  private static final long MAX_IN_USE = 256L << 20;

  private long inUse;
  private long collected = System.nanoTime();
  private long checked = System.nanoTime();
  private Duration worked = worked();
  private HeapRoom room = HeapRoom.SMALL;

  /// Whether the process was busy when that was asked last, and since when it has been so, or not.
  private boolean busy;

  private long changed = System.nanoTime();

  private HeapWatch() {}

  /// Starts to watch.
  public static PeriodicTask start(FatalFailureListener failures) {
    return PeriodicTask.start("the heap's watch", PERIOD, new HeapWatch()::check, failures);
  }

  private void check() {
    long now = System.nanoTime();
    Duration before = worked;
    worked = worked();
    boolean was = busy;
    busy = (double) worked.minus(before).toNanos() / Math.max(1, now - checked) >= BUSY;
    changed = busy == was ? changed : checked;
    checked = now;
    boolean large = inUse > MAX_IN_USE;
    HeapRoom suits = room.suiting(busy, Duration.ofNanos(now - changed), large);
    boolean other = suits != room;
    if (other) {
      room = suits;
      room.set();
    }
    if (other && !large || isDue(filled(), inUse, Duration.ofNanos(now - collected), busy)) {
      collect();
    }
  }

  private void collect() {
    System.gc();
    inUse = filled();
    collected = System.nanoTime();
  }

  /// How long the process has used processors; where the system does not tell, it is never busy.
  private static Duration worked() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static long filled() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /// Whether a heap should be collected now.
  ///
  /// @param filled bytes
  /// @param inUse bytes that were left by the collection before
  /// @param since that collection
  static boolean isDue(long filled, long inUse, Duration since, boolean busy) {
    long slack = busy ? BUSY_SLACK : SLACK;
    Duration shortest = busy ? BUSY_SHORTEST : SHORTEST;
    boolean grown = filled > inUse + inUse / 8 + slack && since.compareTo(shortest) >= 0;
    return inUse <= MAX_IN_USE && (grown || since.compareTo(LONGEST) >= 0);
  }
}
