package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// The puzzles that there are.
@Json
public record PuzzleList(List<OfGame> games) {
  public PuzzleList {
    games = List.copyOf(games);
  }

  /// Those of a game.
  ///
  /// @param difficulties by number, from 1 on: 1 is the easiest, 5 the hardest
  @Json
  public record OfGame(String game, List<Integer> difficulties) {
    public OfGame {
      difficulties = List.copyOf(difficulties);
    }
  }
}
