package tianxia.server.http.connection;

import io.helidon.webserver.CloseConnectionException;
import java.time.Duration;

/// Lets other connections run.
public final class CooperativeYield {
  private CooperativeYield() {}

  /// Virtual threads are never preempted: one with endless input would occupy its processor.
  @SuppressWarnings("ThreadPriorityCheck")
  public static void giveWay() {
    Thread.yield();
  }

  /// Lets the connection wait, on its own thread.
  ///
  /// @throws CloseConnectionException if the server is closing
  public static void pause(Duration pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CloseConnectionException("the server is shutting down", e);
    }
  }
}
