package tianxia.server.attack;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// The server on loopback, as seen from one address.
///
/// @param from the attacker's address, in 127.0.0.0/8
/// @param table an open table, for sockets
/// @param until the time at which an attack stops, in [System#nanoTime()]
record Target(int port, String from, String table, long until) {
  private static final Duration PATIENCE = Duration.ofSeconds(8);

  /// Whether the attack's time is over.
  boolean over() {
    return System.nanoTime() - until > 0;
  }

  /// Waits for the server's output to end, until the attack's time is over: it may be long in
  /// reading what was sent.
  void rest(Thread reader) throws InterruptedException {
    long left = until - System.nanoTime();
    if (left > 0) {
      reader.join(Duration.ofNanos(left));
    }
  }

  Socket connect() throws IOException {
    Socket socket = new Socket();
    socket.setSoTimeout((int) PATIENCE.toMillis());
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return socket;
  }

  static void say(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /// The first bytes of the answer to a request on its own connection; empty if the connection is
  /// closed without an answer.
  String answer(String request) throws IOException {
    try (Socket socket = connect()) {
      say(socket, request);
      return new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
    } catch (SocketException e) {
      return "";
    }
  }

  /// Reads and discards until the connection ends.
  static Thread draining(Socket socket) {
    return Thread.startVirtualThread(() -> {
      try {
        socket.getInputStream().transferTo(OutputStream.nullOutputStream());
      } catch (IOException e) {
        // Closed by the server; the writer notices too.
      }
    });
  }
}
