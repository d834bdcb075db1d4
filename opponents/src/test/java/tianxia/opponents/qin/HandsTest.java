package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.kernel.Xoroshiro;

class HandsTest {
  private static final QinState STATE =
      Positions.after(Positions.start(3, "bird"), 7, new Xoroshiro(4));

  private static Hands hands() {
    return Hands.of(Positions.forgotten(STATE, 2), 2);
  }

  @Test
  void knowsWhatItsSeatKnows() {
    Hands hands = hands();
    int unseen = 0;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      unseen += hands.unseen(kind);
      assertThat(hands.holds(2, kind)).isEqualTo(STATE.inHand(2, kind) > 0);
      assertThat(hands.holds(1, kind)).isFalse();
    }
    assertThat(unseen).isEqualTo(hands.unseen()).isEqualTo(72 - 7 - 3);
    assertThat(hands.unknown(1)).isEqualTo(3);
    assertThat(hands.unknown(2)).isZero();
    assertThat(hands.known(2)).isEqualTo(3);
  }

  /// The probability that none of three tiles out of 62 is of two kinds with a known total.
  @Test
  void countsChancesExactly() {
    Hands hands = hands();
    int others = 62 - hands.unseen(1) - hands.unseen(4);
    assertThat(hands.none(1, 0b010010))
        .isCloseTo(others * (others - 1) * (others - 2) / (62.0 * 61 * 60), within(1e-12));
    assertThat(hands.none(1, 0)).isEqualTo(1);
    assertThat(hands.none(1, 0b111111)).isZero();
    assertThat(hands.none(2, 0b111111)).isEqualTo(1);
    assertThat(new Hands(1, 0, 0x10102L, 0x30000L, 0).none(2, 0b1)).isZero();
  }

  /// Two kept tiles and one drawn since, then one of each: sums over all hands, each weighted by
  /// the weights of the kept tiles.
  @Test
  void countsChancesByWhatOthersLaid() {
    double[] weights = new double[3 * BoardSimulation.KINDS];
    double[] kinds = {0.5, 0.5, 0.25, 1};
    System.arraycopy(new double[] {0.5, 0.25, 1}, 0, weights, 2 * BoardSimulation.KINDS, 3);
    Hands hands =
        new Hands(1, 0, 0x10102L, 0x30000L, 0).with(new HandLikelihoods(weights, 1 << 2, 1 << 2));
    double all = 0;
    double none = 0;
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        for (int c = 0; c < 4; c++) {
          if (a != b && a != c && b != c) {
            all += kinds[a] * kinds[b];
            none += a < 3 && b < 3 && c < 3 ? kinds[a] * kinds[b] : 0;
          }
        }
      }
    }
    assertThat(hands.none(2, 0b100)).isCloseTo(none / all, within(1e-12));
    assertThat(hands.after(2, 0).none(2, 0b100)).isCloseTo(1.0 / 3, within(1e-12));
  }

  @Test
  void followsTilesThatAreLaidAndDrawn() {
    Hands hands = hands();
    int own = 0;
    while (!hands.holds(2, own)) {
      own++;
    }
    Hands after = hands.after(2, own);
    assertThat(after.known(2)).isEqualTo(2);
    assertThat(after.unknown(2)).isEqualTo(1);
    assertThat(after.unseen()).isEqualTo(hands.unseen());
    assertThat(after.bag()).isEqualTo(hands.bag() - 1);
    Hands others = hands.after(1, own);
    assertThat(others.unseen(own)).isEqualTo(hands.unseen(own) - 1);
    assertThat(others.known(2)).isEqualTo(3);
    assertThat(others.unknown(1)).isEqualTo(3);
    assertThat(hands.laid(2, own).bag()).isEqualTo(hands.bag());
    assertThat(hands.covering(0).unknown(2)).isEqualTo(1);
  }

  @Test
  void drawsNothingFromAnEmptyBag() {
    Hands empty = new Hands(1, 0x10000L, 2, 0x20100L, 0);
    assertThat(empty.after(1, 2).unknown(1)).isZero();
    assertThat(empty.after(2, 0).unknown(2)).isEqualTo(1);
    assertThat(empty.may(1, 0)).isFalse();
    assertThat(empty.may(2, 0)).isTrue();
  }
}
