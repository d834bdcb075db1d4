package tianxia.training.selfplay;

import java.util.List;

/// What each game implements for a [Training]: self-play games, and updates from them.
public interface SelfPlayLearner {
  /// The file name of the weights, unique within the game.
  String name();

  /// Plays a game and updates from it. All randomness follows from the progress.
  ///
  /// @param progress receives the losses, whose unit depends on the game
  void playAndLearn(TrainingProgress progress);

  /// The current weights, in their file format.
  byte[] weights();

  /// All state that later games depend on, in a fixed order.
  List<Checkpointed> parts();
}
