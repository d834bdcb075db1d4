package tianxia.server.attack;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;

/// Opens connections, uses each once, and closes it.
///
/// @param reset whether to reset them with their answers unread
record ConnectionFlood(String name, String request, boolean reset) implements Attack {
  static final String PLAIN = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";
  static final String UPGRADE =
      "GET /api/tables/t/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
          + "Connection: Upgrade\r\nOrigin: http://elsewhere.example\r\n"
          + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n";

  private static final int LOOK = 100;

  @Override
  public boolean go(Target target, int most) throws IOException {
    for (int i = 1; i <= most && !target.over(); i++) {
      if (i % LOOK == 0 && target.answer(PLAIN).isEmpty()) {
        return true;
      }
      try (Socket socket = target.connect()) {
        socket.setSoLinger(reset, 0);
        Target.say(socket, request);
      } catch (SocketException e) {
        // Closed by the server already.
      }
    }
    return false;
  }
}
