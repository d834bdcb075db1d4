package tianxia.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// A TCP connection for sending bytes that a client library would not send.
public final class RawSocket implements AutoCloseable {
  public static final int TEXT = 0x1;
  public static final int BINARY = 0x2;
  public static final int CLOSE = 0x8;

  public final Socket socket;

  public RawSocket(int port) throws IOException {
    socket = new Socket();
    // Small, so that the server soon notices a client that does not read.
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(30_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
  }

  /// A connection after the WebSocket handshake for a table.
  public static RawSocket opened(int port, String table) throws IOException {
    RawSocket raw = new RawSocket(port);
    raw.say(
        """
        GET /api/tables/%s/socket HTTP/1.1
        Host: 127.0.0.1:%d
        Connection: Upgrade
        Upgrade: websocket
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

        """
            .formatted(table, port)
            .replace("\n", "\r\n"));
    String answer = raw.head();
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new IOException(answer);
    }
    return raw;
  }

  public void say(String text) throws IOException {
    say(text.getBytes(StandardCharsets.UTF_8));
  }

  public void say(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  /// Sends one masked frame.
  public void frame(int opCode, byte[] payload) throws IOException {
    say(masked(opCode, payload));
  }

  public void text(String text) throws IOException {
    frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  public static byte[] masked(int opCode, byte[] payload) {
    ByteBuffer out = ByteBuffer.allocate(payload.length + 14);
    out.put((byte) (0x80 | opCode));
    if (payload.length < 126) {
      out.put((byte) (0x80 | payload.length));
    } else if (payload.length < 65536) {
      out.put((byte) (0x80 | 126)).putShort((short) payload.length);
    } else {
      out.put((byte) (0x80 | 127)).putLong(payload.length);
    }
    out.putInt(0).put(payload);
    byte[] bytes = new byte[out.position()];
    out.flip().get(bytes);
    return bytes;
  }

  /// Reads a response head, up to its empty line; less if the server ends the connection before,
  /// with or without a reset.
  public String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    InputStream in = socket.getInputStream();
    try {
      for (int b = in.read(); b >= 0; b = in.read()) {
        head.write(b);
        if (head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
          break;
        }
      }
    } catch (SocketException e) {
      // What was read is told.
    }
    return head.toString(StandardCharsets.US_ASCII);
  }

  /// Reads until the server ends the connection, with or without a reset.
  ///
  /// @return what was received
  public String rest() throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    byte[] some = new byte[8192];
    try {
      for (int n = socket.getInputStream().read(some); n >= 0; ) {
        rest.write(some, 0, n);
        n = socket.getInputStream().read(some);
      }
    } catch (SocketException e) {
      rest.writeBytes("(reset)".getBytes(StandardCharsets.US_ASCII));
    }
    return rest.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
