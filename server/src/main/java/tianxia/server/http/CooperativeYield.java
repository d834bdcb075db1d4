package tianxia.server.http;

import io.helidon.webserver.CloseConnectionException;
import java.time.Duration;

/// How a connection's thread lets others have their turn.
final class CooperativeYield {
  private CooperativeYield() {}

  /// Virtual threads are never preempted: one whose input does not run dry would keep its
  /// processor.
  @SuppressWarnings("ThreadPriorityCheck")
  static void giveWay() {
    Thread.yield();
  }

  /// Lets the connection wait, on its own thread.
  ///
  /// @throws CloseConnectionException if the server is closing
  static void pause(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CloseConnectionException("the server is closing", e);
    }
  }
}
