package tianxia.server.rating;

import java.util.List;

/// What somebody has a rating for: each game with two seats, and each with more, under the game's
/// id with `-many`.
public final class Ladders {
  private static final String MANY = "-many";

  private Ladders() {}

  public static String of(String game, int seats) {
    return seats > 2 ? game + MANY : game;
  }

  /// The ladders that a game may have.
  public static List<String> of(String game) {
    return List.of(game, game + MANY);
  }
}
