package tianxia.opponents.contrees;

import tianxia.search.Level;

/// The search depth, noise and playouts of a level.
///
/// @param turns the maximum search depth, from 1
/// @param doubt noise: each tower's score is raised by a random amount below this, from 1, in units
///   of the evaluation ([Weights#UNIT]). No tower is chosen that seems worse than another by this
///   much, and an immediate win is never missed
/// @param playouts the maximum when laying a contrée
public record LevelSettings(int turns, int doubt, int playouts) {
  /// Limited only by time; the small noise varies the play in equal positions.
  public static final LevelSettings FULL = new LevelSettings(48, 8, Integer.MAX_VALUE);

  /// Chosen by arena matches: see docs/STRENGTH.md.
  static LevelSettings of(Level level) {
    return switch (level) {
      case EASY -> new LevelSettings(1, 9_500, 60);
      case MEDIUM -> new LevelSettings(1, 2_000, 300);
      case HARD -> new LevelSettings(5, 150, 3_000);
      case MASTER -> FULL;
    };
  }
}
