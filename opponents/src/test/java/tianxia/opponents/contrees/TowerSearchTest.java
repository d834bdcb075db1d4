package tianxia.opponents.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// Compares the tower search with a plain one.
class TowerSearchTest {
  private static final int ENDINGS = 40;

  /// Enough to search each of these endings completely.
  private static final SearchBudget ENOUGH = SearchBudget.iterations(100_000);

  @ParameterizedTest
  @CsvSource({"12,ready,41", "16,ready,43", "16,laid,44", "20,laid,45", "24,ready,45"})
  void endingsAreSolvedExactly(String tiles, String territory, int spent) {
    int compared = 0;
    for (long seed = 0; seed < ENDINGS; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      ContreesState state = ending(tiles, territory, spent, random);
      if (ContreesReader.open(state) == 0 && ContreesReader.openHigh(state) == 0
          || state.actors() == 0) {
        continue;
      }
      TowerSearch search = new TowerSearch(Weights.trained(), state, ENOUGH, new Xoroshiro(seed));
      int move = search.choose();
      assertThat(worth(after(state, move)))
          .as("%s %s, seed %s: corner %s", tiles, territory, seed, move)
          .isEqualTo(-worth(state));
      compared++;
    }
    assertThat(compared).isGreaterThanOrEqualTo(ENDINGS / 2);
  }

  @ParameterizedTest
  @CsvSource({"16,ready", "20,laid"})
  void sameSeedSameChoice(String tiles, String territory) {
    for (long seed = 0; seed < 5; seed++) {
      ContreesState state = ending(tiles, territory, 6, new Xoroshiro(seed));
      assertThat(choice(state, seed)).as("seed %s", seed).isEqualTo(choice(state, seed));
    }
  }

  @Test
  void aCornerIsForbidden() {
    Contrees game = new Contrees();
    ContreesState state =
        game.start(
            Options.of(
                game.options(), Map.of("tiles", "16", "territory", "ready", "forbid", "on")));
    int action = choice(state, 1);
    int[] legal = new int[state.maxLegal()];
    int count = state.legalActions(2, legal);
    assertThat(Arrays.binarySearch(legal, 0, count, action)).isGreaterThan(0);
  }

  private static int choice(ContreesState state, long seed) {
    return ContreesBot.of(Level.MASTER)
        .choose(
            state.copy(),
            List.of(),
            Actors.first(state.actors()),
            SearchBudget.iterations(200),
            new Xoroshiro(seed));
  }

  /// A position after a number of random tower turns.
  private static ContreesState ending(
      String tiles, String territory, int spent, RandomGenerator random) {
    Contrees game = new Contrees();
    ContreesState state =
        game.start(Options.of(game.options(), Map.of("tiles", tiles, "territory", territory)));
    while (state.actors() != 0 && ContreesReader.spent(state) < spent) {
      int seat = Actors.first(state.actors());
      state.apply(seat, state.sample(seat, random));
    }
    return state;
  }

  private static ContreesState after(ContreesState state, int action) {
    ContreesState next = state.copy();
    next.apply(Actors.first(next.actors()), action);
    return next;
  }

  /// The game-theoretic value: 1 if the seat to move (or that would be) wins, 0 if the win is
  /// shared, −1 if it loses.
  private static int worth(ContreesState state) {
    if (state.actors() == 0) {
      int winners = state.winners();
      int mover = 1 + (ContreesReader.spent(state) & 1);
      return Integer.bitCount(winners) == 2 ? 0 : Actors.contains(winners, mover) ? 1 : -1;
    }
    int[] legal = new int[state.maxLegal()];
    int count = state.legalActions(Actors.first(state.actors()), legal);
    int best = -1;
    for (int i = 0; i < count && best < 1; i++) {
      best = Math.max(best, -worth(after(state, legal[i])));
    }
    return best;
  }
}
