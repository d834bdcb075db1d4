package tianxia.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.testkit.nim.NimState;

class InformationSetSearchTest {
  private static <S extends State<S>> int choice(S forgotten, int iterations, long seed) {
    return new InformationSetSearch<S>(InformationSetSearch.EXPLORATION)
        .choose(forgotten, List.of(), 1, SearchBudget.iterations(iterations), new Xoroshiro(seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void findsTheOnlyWinningMoveOfNim(long seed) {
    NimState position = new NimState(3, 4, 5);
    position.apply(1, choice(position, 400_000, seed));
    assertThat(position.nimSum()).as("seed %s", seed).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void guessesTheLikeliestCardWhateverLiesThere(int card) {
    for (long seed = 0; seed < 20; seed++) {
      Guess position = Guess.after(card);
      position.forget(1);
      assertThat(choice(position, 2_000, seed)).as("seed %s", seed).isZero();
    }
  }

  @Test
  void theSameSeedGivesTheSameChoice() {
    for (long seed = 0; seed < 20; seed++) {
      assertThat(choice(new NimState(5, 6, 7), 300, seed))
          .as("seed %s", seed)
          .isEqualTo(choice(new NimState(5, 6, 7), 300, seed));
    }
  }

  @Test
  void thePositionIsNotChanged() {
    NimState position = new NimState(1, 2, 3);
    choice(position, 100, 7);
    assertThat(position.nimSum()).isZero();
    assertThat(position.legalActions(1, new int[128])).isEqualTo(6);
  }

  @Test
  void stopsAtItsTime() {
    SearchBudget effort = new SearchBudget(1, Integer.MAX_VALUE);
    int action =
        new InformationSetSearch<NimState>(InformationSetSearch.EXPLORATION)
            .choose(new NimState(7, 7, 7), List.of(), 1, effort, new Xoroshiro(1));
    assertThat(action).isPositive();
  }
}
