package tianxia.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.Players;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;

/// What is named on the command line: a game and its options, players.
record GameArguments(Game<?> game, Options options) {

  static Game<?> game(String id) {
    return Games.CATALOGUE
        .game(id)
        .orElseThrow(
            () -> new CommandError("unknown game " + Quoted.of(id) + " (there are " + ids() + ")"));
  }

  /// A player, by its name.
  ///
  /// @param command that asks for it
  static Entrant player(String command, String spec) {
    return switch (Players.of(spec)) {
      case Players.Named.Found(Entrant entrant) -> entrant;
      case Players.Named.Unknown(String why) -> throw new CommandError(command + ": " + why);
    };
  }

  /// @param given each `name=value`
  static GameArguments of(String id, List<String> given) {
    Game<?> game = game(id);
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : given) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw new CommandError("--option " + Quoted.of(option) + ": name=value is needed");
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
