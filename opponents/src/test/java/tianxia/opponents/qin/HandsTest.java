package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tianxia.games.qin.QinState;
import tianxia.games.qin.Survey;
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
    for (int kind = 0; kind < Survey.KINDS; kind++) {
      unseen += hands.unseen(kind);
      assertThat(hands.holds(2, kind)).isEqualTo(STATE.inHand(2, kind) > 0);
      assertThat(hands.holds(1, kind)).isFalse();
    }
    assertThat(unseen).isEqualTo(hands.unseen()).isEqualTo(72 - 7 - 3);
    assertThat(hands.unknown(1)).isEqualTo(3);
    assertThat(hands.unknown(2)).isZero();
    assertThat(hands.known(2)).isEqualTo(3);
  }

  /// Of three tiles out of 62, none is of kinds with 20 together: 42/62 · 41/61 · 40/60.
  @Test
  void countsChancesExactly() {
    assertThat(hands().none(1, 42)).isCloseTo(42.0 * 41 * 40 / (62.0 * 61 * 60), within(1e-12));
    assertThat(hands().none(1, 2)).isZero();
    assertThat(hands().none(2, 0)).isEqualTo(1);
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
