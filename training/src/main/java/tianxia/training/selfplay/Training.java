package tianxia.training.selfplay;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Trains weights from nothing but the rules, by self-play, one game after the other. The same
/// learner, number of games and seed give the same weights, also when it is continued from a
/// [#checkpoint].
public final class Training {
  private final SelfPlayLearner learner;
  private final TrainingProgress progress;

  /// @param games in all, at least 1
  /// @param seed of everything that is drawn; the learner has the same
  public Training(SelfPlayLearner learner, int games, long seed) {
    this.learner = learner;
    progress = new TrainingProgress(games, seed);
  }

  /// The name of the file of weights, beside the others of the game.
  public String name() {
    return learner.name();
  }

  /// How far it has come.
  public TrainingProgress progress() {
    return progress;
  }

  /// What makes two trainings the same, in one line: a checkpoint fits no other.
  public String plan() {
    return String.join(
        ", ",
        name() + ": " + progress.games + " games",
        "seed " + progress.seed,
        weights().length + " bytes");
  }

  /// Plays a game and learns from it.
  ///
  /// @return whether there are more to play
  public boolean step() {
    learner.playAndLearn(progress);
    return progress.advance();
  }

  /// The weights by now, as they are stored.
  public byte[] weights() {
    return learner.weights();
  }

  /// All that is needed to go on later.
  public byte[] checkpoint() {
    List<Checkpointed> parts = parts();
    ByteBuffer to = ByteBuffer.allocate(parts.stream().mapToInt(Checkpointed::bytes).sum());
    parts.forEach(part -> part.write(to));
    return to.array();
  }

  /// Goes on from a checkpoint of a training of the same plan.
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
