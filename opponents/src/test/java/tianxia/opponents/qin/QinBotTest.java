package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.qin.QinState;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;

class QinBotTest {
  private static final int ITERATIONS = 8;

  private static int choice(QinState state, long seed) {
    int seat = state.turn();
    return new QinBot()
        .choose(
            Positions.forgotten(state, seat),
            List.of(),
            seat,
            SearchBudget.iterations(ITERATIONS),
            new Xoroshiro(seed));
  }

  /// Two positions that the seat cannot distinguish, with different random numbers, give the same
  /// choice.
  @ParameterizedTest
  @CsvSource({"2,bird", "2,lion", "3,bird", "3,lion", "4,bird", "4,lion"})
  void choosesByWhatItsSeatKnows(int players, String board) {
    for (long seed = 0; seed < 3; seed++) {
      RandomGenerator random = new Xoroshiro(seed);
      QinState state = Positions.after(Positions.start(players, board), 5 * (int) seed, random);
      QinState other = Positions.forgotten(state, state.turn());
      other.imagine(random);
      int[] legal = new int[state.maxLegal()];
      int count = state.legalActions(state.turn(), legal);
      assertThat(choice(state, seed))
          .as("seed %s", seed)
          .isEqualTo(choice(other, seed + 1))
          .isIn(java.util.Arrays.stream(legal, 0, count).boxed().toList());
    }
  }

  @Test
  void takesAWinThatIsThere() {
    int found = 0;
    for (long seed = 0; seed < 100 && found < 3; seed++) {
      RandomGenerator random = new Xoroshiro(seed);
      QinState state = Positions.after(Positions.start(2, "bird"), 0, random);
      while (state.actors() != 0 && !canWin(state)) {
        Positions.after(state, 1, random);
      }
      if (state.actors() != 0) {
        found++;
        int seat = state.turn();
        state.apply(seat, choice(state, seed));
        assertThat(state.winners()).as("seed %s", seed).isEqualTo(1 << seat);
      }
    }
    assertThat(found).isEqualTo(3);
  }

  private static boolean canWin(QinState state) {
    int seat = state.turn();
    int[] legal = new int[state.maxLegal()];
    for (int i = state.legalActions(seat, legal) - 1; i >= 0; i--) {
      QinState after = state.copy();
      after.apply(seat, legal[i]);
      if (after.winners() == 1 << seat) {
        return true;
      }
    }
    return false;
  }

  /// There is always a choice, even for the last tiles and with an empty bag.
  @ParameterizedTest
  @CsvSource({"2,lion", "3,bird", "4,lion"})
  void playsToTheEnd(int players, String board) {
    RandomGenerator random = new Xoroshiro(players);
    QinState state = Positions.after(Positions.start(players, board), 50, random);
    while (state.actors() != 0) {
      int choice = choice(state, 1);
      int[] legal = new int[state.maxLegal()];
      int count = state.legalActions(state.turn(), legal);
      assertThat(Arrays.binarySearch(legal, 0, count, choice)).isNotNegative();
      state.apply(state.turn(), choice);
      Positions.after(state, 0, random);
    }
    assertThat(state.winners()).isPositive();
  }
}
