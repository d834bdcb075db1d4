package tianxia.server.http.connection;

import io.helidon.http.Status;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;

/// Records after every answer that the connection waits for its next request, and whether the last
/// one was refused.
public final class AnswerWatch implements Http1ConnectionListener {
  @Override
  public void status(ConnectionContext context, Status status) {
    if (context instanceof PacedContext paced) {
      paced.visit.answered(status.code() == Status.TOO_MANY_REQUESTS_429.code());
      paced.turn(TrackedConnection.Doing.RESTING);
    }
  }
}
