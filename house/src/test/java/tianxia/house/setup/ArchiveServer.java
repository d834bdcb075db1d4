package tianxia.house.setup;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// A file server with one archive.
final class ArchiveServer implements AutoCloseable {
  private final HttpServer server;
  private final AtomicInteger requests = new AtomicInteger();
  private volatile byte[] served = new byte[0];
  private volatile int announced;
  private final CountDownLatch sent = new CountDownLatch(1);
  private volatile CountDownLatch goesOn = new CountDownLatch(0);

  ArchiveServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          requests.incrementAndGet();
          exchange.sendResponseHeaders(200, announced);
          exchange.getResponseBody().write(served);
          exchange.getResponseBody().flush();
          sent.countDown();
          awaited(goesOn);
          exchange.close();
        });
    server.start();
  }

  /// Serves these bytes from now on.
  ///
  /// @return their checksum and address, as in the list of archives
  String offer(byte[] archive) throws NoSuchAlgorithmException {
    served = archive.clone();
    announced = archive.length;
    byte[] sum = MessageDigest.getInstance("SHA-256").digest(archive);
    return HexFormat.of().formatHex(sum)
        + " http://localhost:"
        + server.getAddress().getPort()
        + "/archive.tar.gz";
  }

  /// From now on other bytes are served than those that were offered.
  void spoil() {
    byte[] other = served.clone();
    other[other.length - 1]++;
    served = other;
  }

  /// From now on the connection ends in the middle of the archive.
  void breakOff() {
    served = Arrays.copyOf(served, served.length / 2);
  }

  /// The next answer stops in the middle of the archive, until [#goOn].
  void halt() {
    breakOff();
    goesOn = new CountDownLatch(1);
  }

  /// Waits until the first answer has been sent, as far as it goes.
  void awaitSent() {
    awaited(sent);
  }

  /// Ends the answer that has stopped; those that follow have these bytes.
  void goOn(byte[] archive) {
    served = archive.clone();
    goesOn.countDown();
  }

  private static void awaited(CountDownLatch latch) {
    try {
      if (!latch.await(1, TimeUnit.MINUTES)) {
        throw new IllegalStateException("nothing has happened for a minute");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  int requests() {
    return requests.get();
  }

  @Override
  public void close() {
    goesOn.countDown();
    server.stop(0);
  }
}
