package tianxia.bench.trial.player;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Which node a client turns to: the one that it is used to, and after a failure the next.
final class Route {
  private static final int FIRST_PAUSE_MILLIS = 25;
  private static final int LONGEST_PAUSE_MILLIS = 200;

  private final List<InetSocketAddress> nodes;
  private int at;
  private int failures;
  private int pause = FIRST_PAUSE_MILLIS;

  /// @param start tells clients apart that are to be spread over the nodes
  Route(List<InetSocketAddress> nodes, int start) {
    this.nodes = nodes;
    this.at = Math.floorMod(start, nodes.size());
  }

  InetSocketAddress node() {
    return nodes.get(at);
  }

  /// The node has answered.
  void worked() {
    failures = 0;
    pause = FIRST_PAUSE_MILLIS;
  }

  /// Turns to the next one; pauses for longer and longer when all have failed.
  void failed() throws InterruptedException {
    at = (at + 1) % nodes.size();
    failures++;
    if (failures % nodes.size() == 0) {
      TimeUnit.MILLISECONDS.sleep(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
    }
  }
}
