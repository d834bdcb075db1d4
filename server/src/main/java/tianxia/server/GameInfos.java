package tianxia.server;

import java.util.List;
import java.util.Map;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Level;
import tianxia.server.message.table.GameInfo;

/// Describes the games that tables can be made for.
final class GameInfos {
  private GameInfos() {}

  static List<GameInfo> of(Catalogue catalogue) {
    List<String> levels = List.of(Level.values()).stream().map(Level::id).toList();
    return catalogue.games().stream().map(game -> info(game, levels)).toList();
  }

  private static GameInfo info(Game<?> game, List<String> levels) {
    List<GameInfo.Option> options =
        game.options().stream()
            .map(spec -> new GameInfo.Option(spec.name(), spec.values(), spec.byDefault()))
            .toList();
    return new GameInfo(game.id(), options, levels, game.hides().id(), game.chance(), series(game));
  }

  private static <S extends State<S>> boolean series(Game<S> game) {
    Options options = Options.of(game.options(), Map.of());
    return game.remaining(game.start(options), 1).isPresent();
  }
}
