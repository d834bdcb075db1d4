package tianxia.training.selfplay;

import java.nio.ByteBuffer;

/// A part of a training's state, as stored in a checkpoint.
public interface Checkpointed {
  /// The number of bytes that [#write] writes.
  int bytes();

  /// Writes everything that [#read] needs.
  void write(ByteBuffer to);

  /// Restores the state that [#write] stored.
  void read(ByteBuffer from);
}
