package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.tree.InformationSetSearch;

/// The bots reproduce their reference games action by action, so that refactoring and optimization
/// do not change the order of floating-point sums. If play is meant to change, update the digests
/// in `same-games.csv`.
class SameGamesTest {
  private static final long SEED = 20261120;

  /// A short time, too little to solve the last orders of Sun Tzu, on a clock that stands still.
  private static final long SHORT_NANOS = 100_000_000;

  /// @param options `name=value` for each that differs from its default, joined by `+`; `-` for
  ///   none
  /// @param player a level, or `search` for the generic search
  /// @param time whether the time is short
  /// @param digest of the game, hexadecimal
  @ParameterizedTest
  @CsvFileSource(resources = "same-games.csv", numLinesToSkip = 1)
  void playsTheSameGame(
      String game, String options, String player, int iterations, boolean time, String digest) {
    // On other architectures an exponential may differ in its last bit.
    assumeThat(System.getProperty("os.arch")).isEqualTo("amd64");
    SearchBudget effort =
        time
            ? new SearchBudget(SHORT_NANOS, iterations, () -> 0)
            : SearchBudget.iterations(iterations);
    assertThat(played(game(game), options, player, effort)).isEqualTo(digest);
  }

  private static <S extends State<S>> String played(
      Game<S> game, String options, String player, SearchBudget effort) {
    Map<String, String> values =
        Stream.of(options.split("\\+", -1))
            .map(option -> option.split("=", -1))
            .filter(option -> option.length == 2)
            .collect(Collectors.toMap(option -> option[0], option -> option[1]));
    Bot<S> bot =
        Optional.of(player)
            .filter(name -> !name.equals("search"))
            .map(name -> Opponents.of(game, Level.valueOf(name)))
            .orElseGet(() -> new InformationSetSearch<>(InformationSetSearch.EXPLORATION));
    return HexFormat.of()
        .toHexDigits(Bout.digest(game, Options.of(game.options(), values), bot, effort, SEED));
  }

  private static Game<?> game(String id) {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
