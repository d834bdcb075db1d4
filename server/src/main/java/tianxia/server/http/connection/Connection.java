package tianxia.server.http.connection;

import io.helidon.common.concurrency.limits.FixedLimit;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/// A connection that reports its end, and that is closed when it has been idle for too long: asked
/// to close, a connection would go on waiting for the rest of a request.
///
/// @param served what talks with the client
/// @param idle how long it may be silent
/// @param ended called once, whatever the end
public record Connection(
    ServerConnection served, ConnectionContext context, Duration idle, Runnable ended)
    implements ServerConnection, InterruptableTask<Void> {

  @Override
  public void handle(Limit limit) throws InterruptedException {
    try {
      served.handle(limit);
    } catch (CloseConnectionException e) {
      throw e;
    } catch (RuntimeException e) {
      // A malformed frame or a broken connection: the client's doing, not worth logging.
      throw new CloseConnectionException("the connection failed", e);
    } finally {
      ended.run();
    }
  }

  @Override
  @SuppressWarnings({"removal", "deprecation"})
  public void handle(Semaphore semaphore) throws InterruptedException {
    handle(FixedLimit.create(semaphore));
  }

  @Override
  public Duration idleTime() {
    return served.idleTime();
  }

  @Override
  public void close(boolean interrupt) {
    served.close(interrupt);
    if (idleTime().compareTo(idle) > 0) {
      cut(context);
    }
  }

  /// Closes a connection at once. Whoever was quicker may have closed it already.
  public static void cut(ConnectionContext context) {
    try {
      context.serverSocket().close();
    } catch (UncheckedIOException e) {
      if (!(e.getCause() instanceof ClosedChannelException)) {
        throw e;
      }
    }
  }

  @Override
  public boolean canInterrupt() {
    return served instanceof InterruptableTask<?> task && task.canInterrupt();
  }

  @Override
  public void run() {
    throw new UnsupportedOperationException("handled, not run");
  }
}
