package tianxia.kernel;

import java.util.List;
import java.util.Optional;

/// The games that a program offers, in the order in which they are shown.
///
/// @param earlier games with the rules of earlier versions ([Game#rulesVersion]): what began under
///   them goes on under them, and nothing new begins
public record Catalogue(List<Game<?>> games, List<Game<?>> earlier) {
  public Catalogue {
    games = List.copyOf(games);
    earlier = List.copyOf(earlier);
  }

  /// Games that have never had other rules.
  public Catalogue(List<Game<?>> games) {
    this(games, List.of());
  }

  /// The game with this id, if there is one.
  public Optional<Game<?>> game(String id) {
    return games.stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /// The game with this id and this version of its rules, if there is one.
  public Optional<Game<?>> game(String id, int rulesVersion) {
    return game(id)
        .filter(game -> game.rulesVersion() == rulesVersion)
        .or(() ->
            earlier.stream()
                .filter(game -> game.id().equals(id) && game.rulesVersion() == rulesVersion)
                .findFirst());
  }
}
