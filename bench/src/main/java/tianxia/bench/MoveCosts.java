package tianxia.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/// What a move costs by its number in the game, as in [TableBench]: processor time of the process
/// and bytes allocated, from the command to the text of all that both are sent. The bytes are the
/// figure to trust: they do not depend on what has been compiled, nor on what else the machine
/// does.
final class MoveCosts {
  /// How many moves of each game make one line.
  private static final int STEP = 10;

  private static final int LINES = 30;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final long[] bytes = new long[LINES];
  private final long[] nanos = new long[LINES];
  private final long[] moves = new long[LINES];

  private MoveCosts() {}

  /// @param args the game's id, how many moves do not count at first, and how many count
  static void main(String[] args) throws InterruptedException {
    String game = args.length > 0 ? args[0] : "qin";
    int warmUp = args.length > 1 ? Integer.parseInt(args[1]) : 20_000;
    int counted = args.length > 2 ? Integer.parseInt(args[2]) : 20_000;
    MoveCosts costs = new MoveCosts();
    costs.play(game, warmUp, counted);
    costs.print(System.out);
  }

  private void play(String game, int warmUp, int counted) throws InterruptedException {
    TableBench table = new TableBench();
    table.game = game;
    table.open();
    int number = 0;
    int last = 0;
    for (int i = 0; i < warmUp + counted; i++) {
      long allocated = threads.getTotalThreadAllocatedBytes();
      long used = system.getProcessCpuTime();
      int seq = table.move();
      used = system.getProcessCpuTime() - used;
      allocated = threads.getTotalThreadAllocatedBytes() - allocated;
      boolean first = seq < last;
      number = first ? 0 : number + 1;
      last = seq;
      // The first move of a table includes making the table.
      if (!first && i >= warmUp && number / STEP < LINES) {
        bytes[number / STEP] += allocated;
        nanos[number / STEP] += used;
        moves[number / STEP]++;
      }
    }
    table.close();
  }

  private void print(PrintStream out) {
    for (int line = 0; line < LINES && moves[line] > 0; line++) {
      out.printf(
          Locale.ROOT,
          "moves %3d to %3d: %6.1f KB, %5.0f µs (%d moves)%n",
          line * STEP + 1,
          (line + 1) * STEP,
          bytes[line] / 1e3 / moves[line],
          nanos[line] / 1e3 / moves[line],
          moves[line]);
    }
  }
}
