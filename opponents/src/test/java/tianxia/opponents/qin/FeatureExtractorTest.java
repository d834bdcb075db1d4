package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.kernel.Xoroshiro;

class FeatureExtractorTest {
  /// Over whole games, rows are in the seat's part of the table, and do not depend on earlier use
  /// of the buffers.
  @ParameterizedTest
  @CsvSource({"2,bird", "2,lion", "3,bird", "4,lion"})
  void numbersWhatItSees(int players, String board) {
    RandomGenerator random = new Xoroshiro(players);
    QinState state = Positions.after(Positions.start(players, board), 0, random);
    FeatureExtractor used = new FeatureExtractor(players);
    while (state.actors() != 0) {
      int next = state.turn();
      Hands hands = Hands.of(Positions.forgotten(state, 1), 1);
      FeatureExtractor fresh = new FeatureExtractor(players);
      fresh.look(new BoardSimulation(state), next, hands);
      used.look(new BoardSimulation(state), next, hands);
      for (int seat = 1; seat <= players; seat++) {
        int from = (seat - next + players) % players * FeatureIndex.EACH;
        for (short row : used.rows(seat)) {
          if (row != FeatureExtractor.NONE) {
            assertThat((int) row).isBetween(from, from + FeatureIndex.EACH - 1);
          }
        }
        assertThat(used.rows(seat)).isEqualTo(fresh.rows(seat));
      }
      Positions.after(state, 1, random);
    }
  }

  /// Over whole games, incremental and full evaluation of a placement agree up to rounding.
  @ParameterizedTest
  @CsvSource({"2,bird", "3,lion", "4,bird"})
  void judgesByDifferencesAsAnew(int players, String side) {
    RandomGenerator random = new Xoroshiro(players);
    QinState state = Positions.after(Positions.start(players, side), 0, random);
    Evaluator like = new Evaluator(Weights.of(players), players);
    BoardSimulation board = new BoardSimulation(state);
    BoardSimulation after = new BoardSimulation(state);
    int[] legal = new int[state.maxLegal()];
    while (state.actors() != 0) {
      int seat = state.turn();
      board.copyFrom(state);
      Hands hands = Hands.of(Positions.forgotten(state, seat), seat);
      like.expectLike(board, seat, hands);
      int count = state.legalActions(seat, legal);
      for (int i = random.nextInt(9); i < count && BoardSimulation.isPlacement(legal[i]); i += 9) {
        after.glance(board, seat, legal[i]);
        Hands laid = hands.laid(seat, BoardSimulation.kind(legal[i]));
        double anew = new Evaluator(Weights.of(players), players).of(after, seat, laid)[seat];
        assertThat(like.of(after, seat, laid)[seat]).isCloseTo(anew, within(1e-4));
      }
      Positions.after(state, 1, random);
    }
  }
}
