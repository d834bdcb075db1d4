package tianxia.opponents;

/// Makes weights from nothing but the rules, game by game against itself. The same plan makes the
/// same weights, also over a [#checkpoint].
public interface Training {

  /// The name of the weights' file beside the game's classes.
  String name();

  /// How many games are planned.
  int games();

  /// What all that is drawn follows from.
  long seed();

  /// What makes two trainings the same, in a line: a checkpoint is of use for no other.
  default String plan() {
    return name() + ": " + games() + " games, seed " + seed() + ", " + weights().length + " bytes";
  }

  /// Plays a game and learns from it.
  ///
  /// @return whether there is more to do
  boolean step();

  /// Games played so far.
  int played();

  /// The error of late, a moving average; what it measures is the game's own.
  double loss();

  /// The weights by now, as they are stored.
  byte[] weights();

  /// All that is needed to go on later.
  byte[] checkpoint();

  /// Goes on from a checkpoint of a training of the same plan.
  void resume(byte[] checkpoint);
}
