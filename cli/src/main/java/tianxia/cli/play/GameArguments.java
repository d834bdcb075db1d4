package tianxia.cli.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.Players;
import tianxia.cli.console.CommandError;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;

/// A game and its options, as given on the command line; players by name.
public record GameArguments(Game<?> game, Options options) {

  static Game<?> game(String id) {
    return Games.CATALOGUE
        .game(id)
        .orElseThrow(
            () -> new CommandError("unknown game " + Quoted.of(id) + " (known: " + ids() + ")"));
  }

  /// The player of a name.
  ///
  /// @param command the command that asks, for its error message
  public static Entrant player(String command, String spec) {
    return switch (Players.of(spec)) {
      case Players.Named.Found(Entrant entrant) -> entrant;
      case Players.Named.Unknown(String why) -> throw new CommandError(command + ": " + why);
    };
  }

  /// A game of the catalogue, with its options.
  ///
  /// @param given `name=value` options
  public static GameArguments of(String id, List<String> given) {
    Game<?> game = game(id);
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : given) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw new CommandError("--option " + Quoted.of(option) + ": must be name=value");
      }
      String name = option.substring(0, equals);
      if (values.put(name, option.substring(equals + 1)) != null) {
        throw new CommandError("--option " + Quoted.of(name) + ": given twice");
      }
    }
    Options.problem(game.options(), values)
        .ifPresent(problem -> {
          throw new CommandError(game.id() + ": " + problem);
        });
    return new GameArguments(game, Options.of(game.options(), values));
  }

  private static String ids() {
    return Games.CATALOGUE.games().stream().map(Game::id).collect(Collectors.joining(", "));
  }
}
