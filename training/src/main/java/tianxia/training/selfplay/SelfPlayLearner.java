package tianxia.training.selfplay;

import java.util.List;

/// What a game brings to a [Training]: games against itself, and learning from them.
public interface SelfPlayLearner {
  /// The name of the file of weights, beside the others of the game.
  String name();

  /// Plays a game and learns from it. All randomness follows from the progress.
  ///
  /// @param progress takes the losses; what they measure is the game's own
  void playAndLearn(TrainingProgress progress);

  /// The weights by now, as they are stored.
  byte[] weights();

  /// All that later games depend on, in a fixed order.
  List<Checkpointed> parts();
}
