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
import tianxia.search.InformationSetSearch;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// The bots play the games that they have always played, action by action: what is only to be
/// tidied or made faster must not change the order in which their numbers are summed. Where play is
/// to change, the digests in `same-games.csv` change with it.
class SameGamesTest {
  private static final long SEED = 20261120;

  /// A clock that stands still, and so little time that the last orders of Sun Tzu are not solved.
  private static final long SHORT_NANOS = 100_000_000;

  /// @param options `name=value` of each that is not as usual, joined by `+`; `-` for none
  /// @param player a level, or `search` for the search that knows no game
  /// @param time whether the time is short
  /// @param digest of the game, hexadecimal
  @ParameterizedTest
  @CsvFileSource(resources = "same-games.csv", numLinesToSkip = 1)
  void playsTheSameGame(
      String game, String options, String player, int iterations, boolean time, String digest) {
    // Elsewhere an exponential may differ in its last bit.
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
