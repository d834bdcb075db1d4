package tianxia.arena.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.search.puzzle.Puzzle;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

class DifficultyTest {

  @ParameterizedTest
  @CsvSource({"12, 1", "11, 1", "10, 2", "8, 2", "7, 3", "5, 3", "4, 4", "2, 4", "1, 5", "0, 5"})
  void itGoesByHowManyOfTwelveTriesFindIt(int found, int difficulty) {
    assertThat(Difficulty.of(found)).isEqualTo(difficulty);
  }

  /// Whoever is to take one or two of the last two pieces of Nim takes both, at every level.
  @Test
  void whatEveryLevelFindsIsEasyAndWhatNoneDoesHard() {
    Nim nim = new Nim();
    NimState left = new NimState(2, 0, 0);
    DecisionPoint<NimState> at = new DecisionPoint<>(List.of(), left, List.of(), 1);
    Difficulty<NimState> difficulty = new Difficulty<>(nim, 1);
    int one = nim.read(left, 1, "A1");
    int both = nim.read(left, 1, "A2");
    assertThat(difficulty.of(at, Set.of(both))).isEqualTo(Puzzle.EASIEST);
    assertThat(difficulty.of(at, Set.of(one, both))).isEqualTo(Puzzle.EASIEST);
    assertThat(difficulty.of(at, Set.of(one))).isEqualTo(Puzzle.HARDEST);
  }
}
