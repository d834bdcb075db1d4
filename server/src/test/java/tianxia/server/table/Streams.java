package tianxia.server.table;

import java.util.function.Predicate;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;

/// Waiting for messages of a stream.
public final class Streams {
  /// A stream without messages.
  public static final Tables.Subscription NOTHING =
      new Tables.Subscription() {
        @Override
        public ServerMessage next() {
          return new ServerMessage.Failure("closing", "there is nothing");
        }

        @Override
        public void resync() {}

        @Override
        public void close() {}
      };

  private Streams() {}

  /// Reads messages until a frame satisfies the condition.
  public static Frame until(Tables.Subscription stream, Predicate<Frame> wanted)
      throws InterruptedException {
    while (true) {
      ServerMessage message = stream.next();
      if (message instanceof Frame frame && wanted.test(frame)) {
        return frame;
      }
      if (message instanceof ServerMessage.Failure failure) {
        throw new AssertionError(failure);
      }
    }
  }
}
