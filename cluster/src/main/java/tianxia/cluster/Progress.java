package tianxia.cluster;

import java.util.Optional;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;

/// What a stream's client has seen, so that another stream can go on from there. Thread-safe.
final class Progress {
  private Optional<Integer> since;
  private boolean wholeDue;

  /// @param since the seq of the last frame that the client has
  Progress(Optional<Integer> since) {
    this.since = since;
  }

  /// From where another stream is to go on: the seq of the last frame, or nothing if a whole one is
  /// due.
  synchronized Optional<Integer> since() {
    return wholeDue ? Optional.empty() : since;
  }

  /// The client was out of date: the next frame has to be a whole one, from whatever stream.
  synchronized void resync() {
    wholeDue = true;
  }

  /// A message is passed on to the client.
  ///
  /// @return whether it is a frame
  boolean passed(ServerMessage message) {
    return switch (message) {
      case Frame frame -> passed(frame.seq(), frame.whole());
      case WrittenMessage written ->
          written.seq().map(seq -> passed(seq, written.whole())).orElse(false);
      default -> false;
    };
  }

  private synchronized boolean passed(int seq, boolean whole) {
    since = Optional.of(seq);
    wholeDue &= !whole;
    return true;
  }
}
