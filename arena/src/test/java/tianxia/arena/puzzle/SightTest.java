package tianxia.arena.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Event;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.search.puzzle.Clearness;
import tianxia.search.puzzle.PuzzleKind;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

/// What there is to see where two pieces of Nim are left: to take one does one thing, to take both
/// does two (it wins). What they are worth is made up.
class SightTest {
  private static final Nim NIM = new Nim();
  private static final NimState LEFT = new NimState(2, 0, 0);
  private static final DecisionPoint<NimState> AT =
      new DecisionPoint<>(List.of(), LEFT, List.of(), 1);

  private static Candidate candidate(String action, double value, double probability) {
    return new Candidate(
        NIM.read(LEFT, 1, action), value, probability, 9, 0, List.of(new Event(1, action)));
  }

  /// @param right what is right
  /// @param other what is not
  private static Optional<PuzzleKind> kind(
      int seats, boolean mixed, String right, double best, String other, double second) {
    List<Candidate> all = List.of(candidate(right, best, 1), candidate(other, second, 0));
    Analysis said = new Analysis(1, mixed, List.of(best, 1 - best), 0, 18, all);
    Clearness clear = new Clearness(Set.of(all.getFirst().action()), best, second);
    return new Sight<>(NIM, seats).kind(AT, said, clear);
  }

  private static Optional<PuzzleKind> loud(int seats, double best, double second) {
    return kind(seats, false, "A2", best, "A1", second);
  }

  @Test
  void quietIsWhatDoesOneThingWhereSomethingElseDoesMore() {
    assertThat(kind(2, false, "A1", 0.9, "A2", 0.88)).contains(PuzzleKind.QUIET);
    assertThat(kind(2, false, "A1", 0.9, "A2", 0.1))
        .as("before all else")
        .contains(PuzzleKind.QUIET);
    assertThat(loud(2, 0.9, 0.88)).as("it does more itself").isEmpty();
    assertThat(kind(2, true, "A1", 0.9, "A2", 0.88)).as("an order does nothing yet").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0.4, 0.2, true", "0.9, 0.2, true", "0.32, 0.21, false"})
  void aLastChanceIsWhereAllElseAsGoodAsLoses(double best, double second, boolean last) {
    assertThat(loud(2, best, second))
        .isEqualTo(last ? Optional.of(PuzzleKind.LAST_CHANCE) : Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "2, 0.5, 0.49, true",
    "2, 0.49, 0.4, false",
    "2, 0.6, 0.5, false",
    "2, 0.9, 0.74, true",
    "2, 0.9, 0.76, false",
    "2, 0.45, 0.29, true",
    "4, 0.26, 0.24, true",
    "4, 0.3, 0.26, false"
  })
  void aSwingLeavesAnEvenChanceOrIsFarAhead(int seats, double best, double second, boolean swing) {
    assertThat(loud(seats, best, second))
        .isEqualTo(swing ? Optional.of(PuzzleKind.SWING) : Optional.empty());
  }
}
