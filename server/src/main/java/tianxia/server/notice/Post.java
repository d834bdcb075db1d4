package tianxia.server.notice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// One HTTP request to an address that a stranger has given. It goes to the very address that was
/// checked, follows no redirect, reads no more of the answer than its status, and ends in time
/// whatever the other side does. The usual clients resolve a name themselves, a second time, so
/// that what was checked may not be what is asked; and their time-outs begin anew with each byte.
final class Post {
  private static final Duration DEADLINE = Duration.ofSeconds(10);
  private static final int MAX_STATUS_LINE = 512;
  private static final Executor LATE =
      CompletableFuture.delayedExecutor(DEADLINE.toMillis(), TimeUnit.MILLISECONDS, Runnable::run);

  private final boolean anywhere;

  /// @param anywhere whether any address may be asked
  Post(boolean anywhere) {
    this.anywhere = anywhere;
  }

  /// Sends a body.
  ///
  /// @return the answer's status
  /// @throws IOException if there was none in time
  int send(Endpoint endpoint, Map<String, String> headers, byte[] body) throws IOException {
    InetAddress address = endpoint.resolve(anywhere);
    try (Socket socket = new Socket()) {
      LATE.execute(() -> cut(socket));
      int patience = Math.toIntExact(DEADLINE.toMillis());
      socket.connect(new InetSocketAddress(address, endpoint.portOrUsual()), patience);
      socket.setSoTimeout(patience);
      if (!endpoint.tls()) {
        return exchange(socket, endpoint, headers, body);
      }
      try (Socket secured = secured(socket, endpoint)) {
        return exchange(secured, endpoint, headers, body);
      }
    }
  }

  private static void cut(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// TLS with a certificate of the endpoint's name.
  private static Socket secured(Socket socket, Endpoint endpoint) throws IOException {
    SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    SSLSocket secured =
        (SSLSocket) factory.createSocket(socket, endpoint.host(), endpoint.portOrUsual(), true);
    SSLParameters parameters = secured.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secured.setSSLParameters(parameters);
    secured.startHandshake();
    return secured;
  }

  private static int exchange(
      Socket socket, Endpoint endpoint, Map<String, String> headers, byte[] body)
      throws IOException {
    StringBuilder head =
        new StringBuilder("POST ")
            .append(endpoint.target())
            .append(" HTTP/1.1\r\nHost: ")
            .append(endpoint.authority())
            .append("\r\nConnection: close\r\nContent-Length: ")
            .append(body.length)
            .append("\r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    ByteArrayOutputStream request = new ByteArrayOutputStream();
    request.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII));
    request.writeBytes(body);
    socket.getOutputStream().write(request.toByteArray());
    return status(socket.getInputStream());
  }

  /// The number in `HTTP/1.1 201 Created`.
  private static int status(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    while (next >= 0 && next != '\n' && line.length() < MAX_STATUS_LINE) {
      line.append((char) next);
      next = in.read();
    }
    String text = line.toString();
    if (!text.startsWith("HTTP/1.") || text.length() < 12) {
      throw new IOException("no answer in HTTP");
    }
    try {
      return Integer.parseInt(text.substring(9, 12));
    } catch (NumberFormatException e) {
      throw new IOException("no status", e);
    }
  }
}
