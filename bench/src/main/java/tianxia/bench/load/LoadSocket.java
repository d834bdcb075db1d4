package tianxia.bench.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A WebSocket, or a connection for one HTTP request, from an address of the loopback range. It
/// does as little as possible, so that it is the server that is measured: one buffer, no masking
/// (the mask is zero), unfragmented text messages, and answers to pings.
public final class LoadSocket implements AutoCloseable {
  private static final int TEXT = 0x1;
  private static final int CLOSE = 0x8;
  private static final int PING = 0x9;
  private static final int PONG = 0xA;

  private final Socket socket = new Socket();
  private final InputStream in;
  private byte[] buffer = new byte[1024];
  private int start;
  private int end;

  LoadSocket(InetAddress from, int port) throws IOException {
    socket.setTcpNoDelay(true);
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    in = socket.getInputStream();
  }

  /// Connects from any address of this machine.
  ///
  /// @param patienceMillis how long connecting may take, and then any wait for the server
  public LoadSocket(InetSocketAddress server, int patienceMillis) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(patienceMillis);
    socket.connect(server, patienceMillis);
    in = socket.getInputStream();
  }

  /// Waits until the server says something, or for as long as its patience lasts.
  ///
  /// @return whether it did
  public boolean ready() throws IOException {
    try {
      fill(2);
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    }
  }

  /// Sends a request, and reads its answer.
  ///
  /// @return the body
  /// @throws IOException also if the status is no success
  public String request(String head, String body) throws IOException {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    write(
        "%sHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
            .formatted(head, socket.getPort(), length, body)
            .getBytes(StandardCharsets.UTF_8));
    String answer = head();
    if (!answer.startsWith("HTTP/1.1 2")) {
      throw new IOException(answer.lines().findFirst().orElse("no answer"));
    }
    int answered = length(answer);
    fill(answered);
    String text = new String(buffer, start, answered, StandardCharsets.UTF_8);
    start += answered;
    return text;
  }

  /// Makes it the WebSocket of a table.
  public void upgrade(String table) throws IOException {
    write(
        """
        GET /api/tables/%s/socket HTTP/1.1
        Host: 127.0.0.1:%d
        Connection: Upgrade
        Upgrade: websocket
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

        """
            .formatted(table, socket.getPort())
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    String answer = head();
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new IOException(answer.lines().findFirst().orElse("no answer"));
    }
  }

  public void send(String text) throws IOException {
    frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Waits for the next message.
  ///
  /// @throws EOFException if the server has closed the socket
  public Message next() throws IOException {
    while (true) {
      fill(2);
      int opCode = buffer[start] & 0x0F;
      int length = payloadLength();
      fill(length);
      int from = start;
      start += length;
      switch (opCode) {
        case TEXT -> {
          return new Message(buffer, from, start);
        }
        case PING -> frame(PONG, Arrays.copyOfRange(buffer, from, start));
        case CLOSE -> throw new EOFException("closed by the server");
        default -> throw new IOException("frame " + opCode + " was not expected");
      }
    }
  }

  /// Reads a frame's head.
  private int payloadLength() throws IOException {
    int length = buffer[start + 1] & 0x7F;
    start += 2;
    if (length < 126) {
      return length;
    }
    int bytes = length == 126 ? 2 : 8;
    fill(bytes);
    long longer = 0;
    for (int i = 0; i < bytes; i++) {
      longer = longer << 8 | buffer[start + i] & 0xFF;
    }
    start += bytes;
    return Math.toIntExact(longer);
  }

  private void frame(int opCode, byte[] payload) throws IOException {
    ByteBuffer out = ByteBuffer.allocate(payload.length + 8).put((byte) (0x80 | opCode));
    if (payload.length < 126) {
      out.put((byte) (0x80 | payload.length));
    } else {
      out.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    out.putInt(0).put(payload);
    write(Arrays.copyOf(out.array(), out.position()));
  }

  private void write(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
  }

  private String head() throws IOException {
    for (int length = 4; ; length++) {
      fill(length);
      String head = new String(buffer, start, length, StandardCharsets.US_ASCII);
      if (head.endsWith("\r\n\r\n")) {
        start += length;
        return head;
      }
    }
  }

  private static int length(String head) throws IOException {
    for (String line : head.lines().toList()) {
      String[] header = line.split(":", 2);
      if (header[0].equalsIgnoreCase("content-length")) {
        return Integer.parseInt(header[1].strip());
      }
    }
    throw new IOException("an answer without its length");
  }

  /// Reads until the buffer holds so many bytes that have not been used.
  private void fill(int wanted) throws IOException {
    if (start + wanted > buffer.length) {
      byte[] room = wanted > buffer.length ? new byte[2 * wanted] : buffer;
      System.arraycopy(buffer, start, room, 0, end - start);
      end -= start;
      start = 0;
      buffer = room;
    }
    while (end - start < wanted) {
      int count = in.read(buffer, end, buffer.length - end);
      if (count < 0) {
        throw new EOFException("the connection has ended");
      }
      end += count;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
