package tianxia.bench.trial.check;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tianxia.bench.load.LoadSocket;
import tianxia.bench.trial.node.Node;

/// One connection to a node, on which one question is asked after the other.
final class Inquiry implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int TRIES = 20;
  private static final int PAUSE_MILLIS = 250;

  private final Node node;
  private @Nullable LoadSocket socket;

  Inquiry(Node node) {
    this.node = node;
  }

  Node node() {
    return node;
  }

  /// What a node says about a table.
  ///
  /// @param what `frame` or `record`
  String ask(String table, String token, String what) throws InterruptedException {
    String head =
        "GET /api/tables/%s/%s HTTP/1.1\r\nAuthorization: Bearer %s\r\n"
            .formatted(table, what, token);
    IOException last = new IOException();
    for (int tries = 0; tries < TRIES; tries++) {
      try {
        LoadSocket open = socket == null ? new LoadSocket(node.address(), PATIENCE_MILLIS) : socket;
        socket = open;
        return open.request(head, "");
      } catch (IOException e) {
        last = e;
        close();
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
    }
    return "no answer: " + last.getMessage();
  }

  @Override
  public void close() {
    LoadSocket open = socket;
    socket = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException e) {
        // It is closed all the same.
      }
    }
  }
}
