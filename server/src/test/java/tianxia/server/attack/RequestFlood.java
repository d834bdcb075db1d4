package tianxia.server.attack;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.net.SocketException;

/// Pipelines requests on one connection without waiting for answers.
record RequestFlood(String name, String request) implements Attack {
  private static final int AT_ONCE = 100;

  @Override
  public boolean go(Target target, int most) throws IOException {
    try (Socket socket = target.connect()) {
      Thread reader = Target.draining(socket);
      for (int sent = 0; sent < most && reader.isAlive() && !target.over(); sent += AT_ONCE) {
        Target.say(socket, request.repeat(AT_ONCE));
      }
      target.rest(reader);
      return !reader.isAlive();
    } catch (SocketException e) {
      return true;
    } catch (InterruptedException e) {
      throw new InterruptedIOException(name);
    }
  }
}
