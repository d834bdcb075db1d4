package tianxia.bench.trial;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Which node a client turns to: the one that it is used to, and after a failure the next.
final class Route {
  private static final int PAUSE_MILLIS = 50;

  private final List<InetSocketAddress> nodes;
  private int at;
  private int failures;

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
  }

  /// Turns to the next one; pauses when all have failed.
  void failed() throws InterruptedException {
    at = (at + 1) % nodes.size();
    failures++;
    if (failures % nodes.size() == 0) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
  }
}
