package tianxia.cluster.table;

import java.time.Duration;

/// What the table's end of a stream is told.
public sealed interface ToSource {
  /// What comes from the viewer's node.
  sealed interface FromViewer extends ToSource {}

  /// One more message may be sent.
  record More() implements FromViewer {}

  /// The next message is to be a whole frame.
  record Whole() implements FromViewer {}

  /// Somebody looks at the stream.
  record Looked() implements FromViewer {}

  /// Nobody looks at it, though it is read.
  record Away() implements FromViewer {}

  /// The viewer waits for a message, and has for a while.
  ///
  /// @param told how many messages it has told the source before
  record Waiting(int told) implements FromViewer {}

  /// Nobody reads the stream any more.
  ///
  /// @param silence how long ago its client was heard last
  record End(Duration silence) implements FromViewer {}

  /// The viewer's end is gone.
  record ViewerLost() implements ToSource {}

  /// The stream has said its last.
  record Over() implements ToSource {}
}
