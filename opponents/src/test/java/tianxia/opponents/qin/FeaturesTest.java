package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.qin.QinState;
import tianxia.games.qin.Survey;
import tianxia.kernel.Xoroshiro;

class FeaturesTest {
  /// Whole games: rows stay in their seat's part of the table, and are the same however the memory
  /// was used before.
  @ParameterizedTest
  @CsvSource({"2,bird", "2,lion", "3,bird", "4,lion"})
  void numbersWhatItSees(int players, String board) {
    RandomGenerator random = new Xoroshiro(players);
    QinState state = Positions.after(Positions.start(players, board), 0, random);
    Features used = new Features(players);
    while (state.actors() != 0) {
      int next = state.turn();
      Hands hands = Hands.of(Positions.forgotten(state, 1), 1);
      Features fresh = new Features(players);
      fresh.look(new Survey(state), next, hands);
      used.look(new Survey(state), next, hands);
      for (int seat = 1; seat <= players; seat++) {
        int from = (seat - next + players) % players * Rows.EACH;
        for (short row : used.rows(seat)) {
          if (row != Features.NONE) {
            assertThat((int) row).isBetween(from, from + Rows.EACH - 1);
          }
        }
        assertThat(used.rows(seat)).isEqualTo(fresh.rows(seat));
      }
      Positions.after(state, 1, random);
    }
  }

  /// Whole games: what a placement is worth is the same, but for rounding, whether or not it is
  /// worked out from the position before it.
  @ParameterizedTest
  @CsvSource({"2,bird", "3,lion", "4,bird"})
  void judgesByDifferencesAsAnew(int players, String board) {
    RandomGenerator random = new Xoroshiro(players);
    QinState state = Positions.after(Positions.start(players, board), 0, random);
    Judgement like = new Judgement(Weights.of(players));
    Survey survey = new Survey(state);
    Survey after = new Survey(state);
    int[] legal = new int[state.maxLegal()];
    while (state.actors() != 0) {
      int seat = state.turn();
      survey.copyFrom(state);
      Hands hands = Hands.of(Positions.forgotten(state, seat), seat);
      like.expectLike(survey, seat, hands);
      int count = state.legalActions(seat, legal);
      for (int i = random.nextInt(9); i < count && Survey.isPlacement(legal[i]); i += 9) {
        after.glance(survey, seat, legal[i]);
        Hands laid = hands.laid(seat, Survey.kind(legal[i]));
        double anew = new Judgement(Weights.of(players)).of(after, seat, laid)[seat];
        assertThat(like.of(after, seat, laid)[seat]).isCloseTo(anew, within(1e-4));
      }
      Positions.after(state, 1, random);
    }
  }
}
