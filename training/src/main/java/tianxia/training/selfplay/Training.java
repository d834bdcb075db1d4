package tianxia.training.selfplay;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Trains weights by self-play from the rules alone, game by game. The same learner, number of
/// games and seed give the same weights, also when resumed from a [#checkpoint].
public final class Training {
  private final SelfPlayLearner learner;
  private final TrainingProgress progress;

  /// @param games the total number of games, at least 1
  /// @param seed of all random numbers; the learner has the same
  public Training(SelfPlayLearner learner, int games, long seed) {
    this.learner = learner;
    progress = new TrainingProgress(games, seed);
  }

  /// The file name of the weights, unique within the game.
  public String name() {
    return learner.name();
  }

  /// Training progress.
  public TrainingProgress progress() {
    return progress;
  }

  /// Identifies the training in one line: a checkpoint can be resumed only under the same plan.
  public String plan() {
    return String.join(
        ", ",
        name() + ": " + progress.games + " games",
        "seed " + progress.seed,
        weights().length + " bytes");
  }

  /// Plays a game and updates from it.
  ///
  /// @return whether more games are left
  public boolean step() {
    learner.playAndLearn(progress);
    return progress.advance();
  }

  /// The current weights, in their file format.
  public byte[] weights() {
    return learner.weights();
  }

  /// All state needed to resume later.
  public byte[] checkpoint() {
    List<Checkpointed> parts = parts();
    ByteBuffer to = ByteBuffer.allocate(parts.stream().mapToInt(Checkpointed::bytes).sum());
    parts.forEach(part -> part.write(to));
    return to.array();
  }

  /// Resumes from a checkpoint of a training with the same plan.
  ///
  /// @throws IllegalArgumentException if bytes are left over
  /// @throws java.nio.BufferUnderflowException if bytes are missing
  public void resume(byte[] checkpoint) {
    ByteBuffer from = ByteBuffer.wrap(checkpoint);
    parts().forEach(part -> part.read(from));
    if (from.hasRemaining()) {
      throw new IllegalArgumentException(from.remaining() + " bytes after the checkpoint");
    }
  }

  private List<Checkpointed> parts() {
    List<Checkpointed> parts = new ArrayList<>(learner.parts());
    parts.addFirst(progress);
    return parts;
  }
}
