package tianxia.games.suntzu.piece;

import java.util.List;

/// The score tiles: three values each, for the 3rd, 6th and 9th dynasty (SUN-3).
public record ScoreTiles(List<String> names) {
  public static final ScoreTiles RISING =
      new ScoreTiles(
          List.of("1-2-4", "1-2-5", "1-3-4", "1-3-5", "1-4-5", "2-3-4", "2-3-5", "2-4-5", "3-4-5"));
  public static final ScoreTiles MIXED =
      new ScoreTiles(
          List.of(
              "1-2-4", "1-3-5", "1-4-3", "2-3-2", "2-3-4", "2-5-2", "3-1-5", "3-2-3", "4-1-4",
              "4-3-2"));

  /// The value of a tile at a scoring.
  ///
  /// @param scoring 0, 1 or 2
  public int value(int tile, int scoring) {
    return names.get(tile).charAt(2 * scoring) - '0';
  }
}
