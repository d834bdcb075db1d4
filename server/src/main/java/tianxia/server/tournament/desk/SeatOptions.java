package tianxia.server.tournament.desk;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Game;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;

/// The options of a game for as many seats as a table has.
final class SeatOptions {
  private SeatOptions() {}

  /// The given ones, or the same with the one changed that says how many seats there are.
  ///
  /// @param given without a [Options#problem]
  /// @return empty if the game can't be played by so many
  static Optional<Map<String, String>> of(Game<?> game, Map<String, String> given, int seats) {
    if (seats(game, given) == seats) {
      return Optional.of(Options.of(game.options(), given).asMap());
    }
    for (OptionSpec option : game.options()) {
      for (String value : option.values()) {
        Map<String, String> other = new TreeMap<>(given);
        other.put(option.name(), value);
        if (seats(game, other) == seats) {
          return Optional.of(Options.of(game.options(), other).asMap());
        }
      }
    }
    return Optional.empty();
  }

  private static int seats(Game<?> game, Map<String, String> options) {
    return game.seats(Options.of(game.options(), options));
  }
}
