package tianxia.cli.host;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.IntConsumer;

/// Stops a server within bounded time, whatever it is waiting for: a hanging disk must not keep a
/// supervisor from restarting it. Halting loses nothing, since everything acknowledged is on disk.
///
/// @param patience how long it may take
/// @param halt ends the process at once, with a status
public record BoundedStop(Duration patience, PrintStream err, IntConsumer halt) {
  /// For a server that hands nothing over: with the end of the process less than two seconds.
  public static final Duration ALONE = Duration.ofMillis(1_900);

  /// For a node of a cluster, whose tables move to others meanwhile.
  static final Duration HANDING_OVER = Duration.ofSeconds(20);

  /// As of a process that SIGTERM has ended.
  public static final int TERMINATED = 128 + 15;

  public static final String CUT_SHORT =
      "tianxia: serve: stopped before all was closed; nothing acknowledged is lost";

  /// Runs what closes the server, or halts.
  ///
  /// @param status of the process then
  public void stop(Runnable close, int status) {
    Thread closing = Thread.ofPlatform().daemon().name("closing").start(close);
    try {
      if (!closing.join(patience)) {
        err.println(CUT_SHORT);
        err.flush();
        halt.accept(status);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
