package tianxia.server.http.connection;

import io.helidon.webserver.WebServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// The listening socket, supervised. Helidon stops listening for good, without telling anybody,
/// once it fails to accept a connection (when no file descriptor is free, say); then the port is
/// reopened here.
public final class Listener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
  private static final Duration CHECK_PERIOD = Duration.ofSeconds(2);
  private static final int ANSWER_MILLISECONDS = 500;

  /// How many tries in a row to open the port again may fail.
  private static final int MAX_FAILURES = 15;

  private final IntFunction<WebServer> servers;
  private final InetAddress address;
  private final FatalFailureListener listener;
  private final int port;
  private final PeriodicTask ticker;
  private WebServer server;
  private int failures;

  private Listener(
      IntFunction<WebServer> servers,
      WebServer server,
      InetAddress address,
      FatalFailureListener listener) {
    this.servers = servers;
    this.server = server;
    this.address = address;
    this.listener = listener;
    this.port = server.port();
    this.ticker =
        PeriodicTask.start(
            "watching the listening socket", CHECK_PERIOD, this::reopenIfClosed, listener);
  }

  /// Listens on a port.
  ///
  /// @param servers makes a server for a port, which is not started yet
  /// @throws UncheckedIOException if the port can't be listened on
  public static Listener start(
      IntFunction<WebServer> servers,
      InetAddress address,
      int port,
      FatalFailureListener listener) {
    WebServer server = servers.apply(port).start();
    if (server.port() < 1) {
      // Helidon only logs that it could not listen.
      throw new UncheckedIOException(
          new BindException(
              "port "
                  + port
                  + " of "
                  + address.getHostAddress()
                  + " cannot be opened:"
                  + " it is in use, or not permitted"));
    }
    return new Listener(servers, server, address, listener);
  }

  public int port() {
    return port;
  }

  private synchronized void reopenIfClosed() {
    if (failures >= MAX_FAILURES || !refused()) {
      return;
    }
    LOG.error("port {} is no longer open; reopening it", port);
    server.stop();
    server = servers.apply(port).start();
    failures = server.port() < 1 ? failures + 1 : 0;
    if (failures == MAX_FAILURES) {
      listener.lost(
          "the listening socket", new BindException("port " + port + " cannot be reopened"));
    }
  }

  /// Whether the system refuses connections to the port. Unknown, hence false, where no connection
  /// can be tried, or the backlog is full.
  private boolean refused() {
    InetAddress here = address.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : address;
    try (Socket probe = new Socket()) {
      probe.connect(new InetSocketAddress(here, port), ANSWER_MILLISECONDS);
      return false;
    } catch (ConnectException e) {
      return ("" + e.getMessage()).contains("refused");
    } catch (IOException e) {
      LOG.debug("checking the port failed", e);
      return false;
    }
  }

  @Override
  public void close() {
    ticker.close();
    synchronized (this) {
      server.stop();
    }
  }
}
