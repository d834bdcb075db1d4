package tianxia.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// Ports of this machine at which nothing listens, below those that systems give to outgoing
/// connections and to whoever asks for any port: those may be taken between choice and use.
public final class FreePort {
  private static final int FIRST = 10_000;
  private static final int COUNT = 20_000;

  /// From another place in every process, since several test at a time.
  private static final AtomicInteger CHOSEN =
      new AtomicInteger(ThreadLocalRandom.current().nextInt(COUNT));

  private FreePort() {}

  /// A port that nobody else of this process gets.
  public static int next() {
    while (true) {
      int port = FIRST + CHOSEN.getAndIncrement() % COUNT;
      try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (BindException e) {
        // Taken: the next one.
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
