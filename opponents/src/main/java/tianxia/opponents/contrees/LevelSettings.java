package tianxia.opponents.contrees;

import tianxia.search.Level;

/// How far a player looks ahead, and how far it trusts what it sees.
///
/// @param turns looked ahead at most, from 1
/// @param doubt each tower is favoured by less than so much at random, from 1, in units of the
///   evaluation ([Weights#UNIT]). None is raised that seems worse than another by so much, and one
///   that wins at once is never missed
/// @param playouts with which it lays a contrée at most
public record LevelSettings(int turns, int doubt, int playouts) {
  /// As far as the time allows; equal positions are not always played alike.
  public static final LevelSettings FULL = new LevelSettings(48, 8, Integer.MAX_VALUE);

  /// By the arena: see docs/STRENGTH.md.
  static LevelSettings of(Level level) {
    return switch (level) {
      case EASY -> new LevelSettings(1, 9_500, 60);
      case MEDIUM -> new LevelSettings(1, 2_000, 300);
      case HARD -> new LevelSettings(5, 150, 3_000);
      case MASTER -> FULL;
    };
  }
}
