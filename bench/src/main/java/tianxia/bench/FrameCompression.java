package tianxia.bench;

import com.sun.management.ThreadMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Deflater;

/// What compressing frames would save and cost (docs/CAPACITY.md): the bytes of each frame of
/// random games, as they are and deflated, and the processor time of deflating them.
final class FrameCompression {
  /// How frames are deflated.
  ///
  /// @param level from 1 to 9
  /// @param context whether a viewer's frames share what was seen before, as WebSocket's
  ///   permessage-deflate can (RFC 7692)
  private record Way(int level, boolean context) {}

  /// Of one way.
  private static final class Sum {
    private long bytes;
    private long nanos;
  }

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final Map<Way, Sum> sums = new HashMap<>();
  private final Map<Way, Map<String, Deflater>> deflaters = new HashMap<>();
  private final byte[] out = new byte[1 << 20];
  private long frames;
  private long bytes;

  private FrameCompression() {}

  /// @param args the game's id, how many moves do not count at first, and how many count
  static void main(String[] args) throws InterruptedException {
    String game = args.length > 0 ? args[0] : "qin";
    int warmUp = args.length > 1 ? Integer.parseInt(args[1]) : 2_000;
    int counted = args.length > 2 ? Integer.parseInt(args[2]) : 3_000;
    FrameCompression sizes = new FrameCompression();
    TableBench table = new TableBench();
    table.game = game;
    table.listener = sizes::sent;
    table.open();
    for (int i = 0; i < warmUp + counted; i++) {
      if (i == warmUp) {
        sizes.forget();
      }
      table.move();
    }
    table.close();
    sizes.print(game, System.out);
  }

  private void forget() {
    sums.clear();
    frames = 0;
    bytes = 0;
  }

  private void sent(String viewer, byte[] message, int length) {
    frames++;
    bytes += length;
    for (int level : new int[] {1, 6}) {
      for (boolean context : new boolean[] {false, true}) {
        Way way = new Way(level, context);
        long before = threads.getCurrentThreadCpuTime();
        int deflated = deflate(way, viewer, message, length);
        Sum sum = sums.computeIfAbsent(way, w -> new Sum());
        sum.nanos += threads.getCurrentThreadCpuTime() - before;
        sum.bytes += deflated;
      }
    }
  }

  private int deflate(Way way, String viewer, byte[] message, int length) {
    Deflater deflater =
        deflaters
            .computeIfAbsent(way, w -> new HashMap<>())
            .computeIfAbsent(way.context() ? viewer : "all", v -> new Deflater(way.level(), true));
    if (!way.context()) {
      deflater.reset();
    }
    deflater.setInput(message, 0, length);
    return deflater.deflate(out, 0, out.length, Deflater.SYNC_FLUSH);
  }

  private void print(String game, PrintStream to) {
    to.printf(Locale.ROOT, "%s: %d bytes a frame%n", game, bytes / frames);
    sums.forEach((way, sum) ->
        to.printf(
            Locale.ROOT,
            "level %d, %s: %d bytes, %.1f µs%n",
            way.level(),
            way.context() ? "with what was sent before" : "each frame by itself",
            sum.bytes / frames,
            sum.nanos / 1e3 / frames));
  }
}
