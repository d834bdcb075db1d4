package tianxia.kernel;

import java.util.List;
import java.util.Optional;

/// The games that a program offers, in the order in which they are shown.
public record Catalogue(List<Game<?>> games) {
  public Catalogue {
    games = List.copyOf(games);
  }

  /// The game with this id, if there is one.
  public Optional<Game<?>> game(String id) {
    return games.stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
