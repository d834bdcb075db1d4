package tianxia.server.attack;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;

/// Many concurrent connections that never complete their request (slowloris).
record SlowHeads() implements Attack {
  /// The attacker's own file descriptors are limited too.
  private static final int MAX_HEADS = 500;

  @Override
  public String name() {
    return "half-sent requests";
  }

  @Override
  public boolean go(Target target, int most) throws IOException {
    List<Socket> open = new ArrayList<>();
    try {
      for (int i = 0; i < Math.min(most, MAX_HEADS); i++) {
        Socket socket = target.connect();
        open.add(socket);
        Target.say(socket, "GET / HTTP/1.1\r\nHost: lo");
      }
      return open.getLast().getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (SocketException e) {
      return true;
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }
}
