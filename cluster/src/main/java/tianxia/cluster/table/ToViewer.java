package tianxia.cluster.table;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import tianxia.server.message.ServerMessage;

/// What one viewer's end of a stream is told.
public sealed interface ToViewer {
  /// What comes from the table's node.
  sealed interface FromTable extends ToViewer {}

  /// The stream is open; its first message comes when it is asked for.
  record Opened(ActorRef<ToSource> source) implements FromTable {}

  /// One message that was asked for.
  record Shown(ServerMessage message) implements FromTable {}

  /// The message was taken: the next may come.
  record Taken() implements ToViewer {}

  /// The client needs a whole frame.
  record Resync() implements ToViewer {}

  /// Somebody looks at the stream, or does not any more.
  record Look(boolean here) implements ToViewer {}

  /// Nobody reads the stream any more.
  ///
  /// @param silence how long ago its client was heard last
  record Close(Duration silence) implements ToViewer {}

  /// A stream of the same process was taken.
  record Settled() implements ToViewer {}

  /// No stream was opened for a while.
  record Overdue() implements ToViewer {}

  /// Time to look whether a message was lost.
  record Quiet() implements ToViewer {}

  /// The other end is gone.
  record SourceLost() implements ToViewer {}
}
