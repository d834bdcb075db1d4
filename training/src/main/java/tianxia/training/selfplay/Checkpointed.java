package tianxia.training.selfplay;

import java.nio.ByteBuffer;

/// Part of what a training knows, as it is kept in a checkpoint.
public interface Checkpointed {
  /// How many bytes [#write] writes.
  int bytes();

  /// Writes all that [#read] needs.
  void write(ByteBuffer to);

  /// Goes on where [#write] was called.
  void read(ByteBuffer from);
}
