package tianxia.server.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KnockOutTest {
  @Test
  void theDrawOfEight() {
    assertThat(KnockOut.of(8).places()).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
  }

  @Test
  void theBestHaveByes() {
    KnockOut draw = KnockOut.of(6);
    assertThat(draw.matches()).containsExactly(new KnockOut.Match(4, 5), new KnockOut.Match(3, 6));
    assertThat(draw.without(List.of(4, 3)).matches())
        .containsExactly(new KnockOut.Match(1, 5), new KnockOut.Match(2, 6));
  }

  /// If the better one always wins, the best meet as late as they can.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 16, 31, 100})
  void theBestMeetLast(int players) {
    KnockOut draw = KnockOut.of(players);
    List<Integer> left = new ArrayList<>();
    while (draw.places().size() > 1) {
      left.clear();
      int size = draw.places().size();
      assertThat(draw.matches())
          .allSatisfy(match -> assertThat(match.higher() + match.lower()).isEqualTo(size + 1));
      draw.matches().forEach(match -> left.add(match.lower()));
      draw = draw.without(left);
    }
    assertThat(draw.winner()).hasValue(1);
  }

  @Test
  void nobodyGoesOnWhereNobodyCame() {
    KnockOut draw = KnockOut.of(4).without(List.of(1, 4, 3));
    assertThat(draw.places()).containsExactly(0, 2);
    assertThat(draw.matches()).isEmpty();
    assertThat(draw.without(List.of()).winner()).hasValue(2);
    assertThat(draw.without(List.of(2)).winner()).isEmpty();
  }

  @Test
  void eachMatchIsDecided() {
    KnockOut draw = KnockOut.of(4);
    assertThatThrownBy(() -> draw.without(List.of(4))).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sharedWinsArePlayedAgain() {
    Outcome draw = Outcome.DRAW;
    assertThat(KnockOut.decision(List.of(), 1, true)).isEqualTo(KnockOut.Decision.REPLAY);
    assertThat(KnockOut.decision(List.of(draw), 1, true)).isEqualTo(KnockOut.Decision.REPLAY);
    assertThat(KnockOut.decision(List.of(draw, Outcome.LOSS), 1, true))
        .isEqualTo(KnockOut.Decision.LOWER);
    assertThat(KnockOut.decision(List.of(Outcome.WIN), 1, true))
        .isEqualTo(KnockOut.Decision.HIGHER);
  }

  @Test
  void thenTheSecondSeatCounts() {
    Outcome draw = Outcome.DRAW;
    KnockOut.Match match = new KnockOut.Match(3, 6);
    assertThat(KnockOut.seats(match, 0)).isEqualTo(new Pair(3, 6));
    assertThat(KnockOut.decision(List.of(draw), 0, true)).isEqualTo(KnockOut.Decision.LOWER);
    assertThat(KnockOut.seats(match, 1)).isEqualTo(new Pair(6, 3));
    assertThat(KnockOut.decision(List.of(draw, draw), 1, true)).isEqualTo(KnockOut.Decision.HIGHER);
    assertThat(KnockOut.decision(List.of(draw), 0, false)).isEqualTo(KnockOut.Decision.HIGHER);
  }
}
