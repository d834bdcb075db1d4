package tianxia.server.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/// Sends frames on one socket as fast as possible.
///
/// @param head the first byte: the opcode, with 0x80 for a final fragment
record FrameFlood(String name, int head, String payload) implements Attack {
  private static final int AT_ONCE = 500;

  @Override
  public boolean go(Target target, int most) throws IOException {
    try (Socket socket = target.connect()) {
      Target.say(
          socket,
          ("GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                  + "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                  + "Sec-WebSocket-Version: 13\r\n\r\n")
              .formatted(target.table()));
      if (!new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1)
          .endsWith("101")) {
        return true;
      }
      Thread reader = Target.draining(socket);
      // A text message to be continued.
      Target.say(socket, "\u0001\u0080\0\0\0\0");
      byte[] many = many();
      for (int sent = 0; sent < most && reader.isAlive() && !target.over(); sent += AT_ONCE) {
        socket.getOutputStream().write(many);
      }
      target.rest(reader);
      return !reader.isAlive();
    } catch (SocketException e) {
      return true;
    } catch (InterruptedException e) {
      throw new InterruptedIOException(name);
    }
  }

  private byte[] many() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < AT_ONCE; i++) {
      all.write(head);
      all.write(0x80 | payload.length());
      all.write(new byte[4]);
      all.write(payload.getBytes(StandardCharsets.US_ASCII));
    }
    return all.toByteArray();
  }
}
