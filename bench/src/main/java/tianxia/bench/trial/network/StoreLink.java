package tianxia.bench.trial.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// What lies between a node and PostgreSQL: passes on all that is sent, late or not at all. Once a
/// cut has healed, what was sent meanwhile arrives, as with TCP.
public final class StoreLink implements AutoCloseable {
  private final ServerSocket server;
  private final InetSocketAddress database;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile long delayMillis;
  private volatile boolean cut;

  /// @param database where PostgreSQL is
  public StoreLink(InetSocketAddress database) throws IOException {
    this.database = database;
    this.server = new ServerSocket();
    // Nodes may be in namespaces of their own, for which this machine is no loopback.
    server.bind(new InetSocketAddress(0), 100);
    Thread.startVirtualThread(this::accept);
  }

  public int port() {
    return server.getLocalPort();
  }

  /// Lets everything arrive so much later, in each direction.
  public void delay(long millis) {
    delayMillis = millis;
  }

  /// Lets nothing through, or everything again.
  public void cut(boolean now) {
    synchronized (this) {
      cut = now;
      notifyAll();
    }
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket node = server.accept();
        Thread.startVirtualThread(() -> connect(node));
      } catch (IOException e) {
        // The next one may do, or the link is closed.
      }
    }
  }

  private void connect(Socket node) {
    open.add(node);
    try (Socket store = new Socket(database.getAddress(), database.getPort())) {
      open.add(store);
      node.setTcpNoDelay(true);
      store.setTcpNoDelay(true);
      Thread back = Thread.startVirtualThread(() -> pump(store, node));
      pump(node, store);
      back.join();
      open.remove(store);
    } catch (IOException e) {
      end(node);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end(node);
      open.remove(node);
    }
  }

  private void pump(Socket from, Socket to) {
    byte[] buffer = new byte[16 * 1024];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        if (delayMillis > 0) {
          TimeUnit.MILLISECONDS.sleep(delayMillis);
        }
        awaitHealing();
        out.write(buffer, 0, count);
      }
      // That a side has closed is not known to the other either while the link is cut.
      awaitHealing();
    } catch (IOException e) {
      // One of them is gone, and so is the other.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end(from);
      end(to);
    }
  }

  private void awaitHealing() throws InterruptedException {
    synchronized (this) {
      while (cut) {
        wait();
      }
    }
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is closed all the same.
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    cut(false);
    open.forEach(StoreLink::end);
  }
}
