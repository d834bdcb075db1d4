package tianxia.server.table.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Entry;

/// The options of the games of a series (QIN-21): the same for all, or some in turn, where for
/// instance the boards change from game to game.
final class SeriesOptions {
  private SeriesOptions() {}

  /// The options that a request gives for its games in turn; one set for all, if they don't differ.
  static List<Map<String, String>> given(NewTable wish) {
    Map<String, String> common = wish.options().orElse(Map.of());
    return wish.gameOptions().orElse(List.of(Map.of())).stream()
        .map(own -> {
          Map<String, String> all = new TreeMap<>(common);
          all.putAll(own);
          return Map.copyOf(all);
        })
        .toList();
  }

  /// The same, completed with defaults.
  static List<Map<String, String>> complete(Game<?> game, NewTable wish) {
    return given(wish).stream().map(own -> Options.of(game.options(), own).asMap()).toList();
  }

  /// The options of a game of the series.
  ///
  /// @param before those of the game before it
  static Map<String, String> of(Entry.Series series, Map<String, String> before) {
    return series
        .gameOptions()
        .map(inTurn -> inTurn.get((series.game() - 1) % inTurn.size()))
        .orElse(before);
  }

  /// What the series has to store of them.
  static Optional<List<Map<String, String>>> kept(Game<?> game, NewTable wish) {
    return wish.gameOptions().map(given -> complete(game, wish));
  }
}
