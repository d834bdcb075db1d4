package tianxia.opponents;

/// Makes weights from nothing but the rules, game by game against itself. The same plan makes the
/// same weights, also over a [#checkpoint].
public interface Training {

  /// The name of the weights' file beside the game's classes.
  String name();

  /// How far it has come; what error it measures is the game's own.
  TrainingProgress course();

  /// What makes two trainings the same, in a line: a checkpoint is of use for no other.
  default String plan() {
    TrainingProgress course = course();
    return name()
        + ": "
        + course.games
        + " games, seed "
        + course.seed
        + ", "
        + weights().length
        + " bytes";
  }

  /// Plays a game and learns from it.
  ///
  /// @return whether there is more to do
  boolean step();

  /// The weights by now, as they are stored.
  byte[] weights();

  /// All that is needed to go on later.
  byte[] checkpoint();

  /// Goes on from a checkpoint of a training of the same plan.
  void resume(byte[] checkpoint);
}
