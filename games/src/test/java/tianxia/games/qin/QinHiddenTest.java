package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Happening;
import tianxia.kernel.Preview;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.proof.Proves;

/// Hidden information: previews stop before it, imagined worlds fill it in.
final class QinHiddenTest {
  private static final Qin GAME = Scene.GAME;

  @Test
  void aPreviewStopsBeforeTheDrawAndBeforeTheEndIsTested() {
    Scene scene = new Scene(2).strip(1).strip(2).give("RR");
    QinState forgotten = scene.state.copy();
    forgotten.forget(1);
    assertThat(GAME.preview(forgotten, 1, List.of("Rh7Rh8")))
        .isInstanceOfSatisfying(
            Preview.Shown.class,
            shown -> {
              assertThat(shown.view()).contains("\"phase\":\"place\",").contains("\"turn\":1");
              assertThat(shown.legal()).isEmpty();
              assertThat(shown.happenings())
                  .extracting(Happening::code)
                  .containsExactly("tile-laid", "province-founded");
            });
    assertThat(GAME.preview(forgotten, 1, List.of("Rh7Rh8", "Rh9Rh10")))
        .isInstanceOfSatisfying(
            Preview.Refused.class, refused -> assertThat(refused.index()).isEqualTo(1));
  }

  @Test
  void aPreviewShowsAVictoryThatEverybodyCanSee() {
    QinState forgotten = new Scene(2).leave(1, 1).give("RR").state.copy();
    forgotten.forget(1);
    assertThat(GAME.preview(forgotten, 1, List.of("Rc7Rd7")))
        .isInstanceOfSatisfying(
            Preview.Shown.class,
            shown -> {
              assertThat(shown.view()).contains("\"winners\":[1]");
              assertThat(shown.happenings())
                  .extracting(Happening::code)
                  .contains("won-by-last-pagoda");
            });
  }

  @Test
  @Proves({"GEN-4", "QIN-20"})
  void inAnImaginedWorldSomebodyCanPlace() {
    // One place is left, between two red major provinces; the seat has only red tiles, so the other
    // seat must hold a tile without red.
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    scene.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    scene.strip(1).give("RR").give("RR").give("RR");
    int place = Squares.of(7, 5);
    Arrays.fill(scene.state.land.open, 0);
    scene.state.land.open[Squares.WORDS + place / 64] = 1L << place;
    assertThat(LegalActions.any(scene.state.land, scene.state.hand(1))).isFalse();
    assertThat(LegalActions.anyOf(scene.state.land, Tiles.kind("BB"))).isTrue();
    scene.state.forget(1);
    Xoroshiro random = new Xoroshiro(5);
    for (int i = 0; i < 200; i++) {
      QinState world = scene.state.copy();
      world.imagine(random);
      assertThat(LegalActions.any(world.land, world.hand(2))).isTrue();
    }
  }

  /// As far as the viewer knows, another seat holds one of each kind that is not all seen.
  @Test
  void whoeverWaitsSupposesThatOthersHoldWhatTheyMay() {
    QinState state = new Scene(3).strip(3).state;
    int red = Tiles.kind("RR");
    int own = Tiles.plus(Tiles.plus(0, red), Tiles.kind("YB"));
    state.hand(1, own);
    state.forget(1);
    // All the other red ones are on the board.
    state.bag(state.bag() & ~(255L << 8 * red));
    long unseen = state.bag();
    assertThat(GAME.suppose(state, 1, 2)).isTrue();
    assertThat(state.turn()).isEqualTo(2);
    assertThat(state.phase()).isEqualTo(QinState.Phase.PLACE);
    assertThat(state.handSize(2)).isEqualTo(Tiles.HAND);
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      int held = kind == red ? 0 : 1;
      assertThat(state.inHand(2, kind)).isEqualTo(held);
      assertThat(state.inBag(kind)).isEqualTo((int) (unseen >>> 8 * kind & 255) - held);
    }
    // Whoever has no tile may hold none, and what the one before might have held is unseen again.
    assertThat(GAME.suppose(state, 1, 3)).isTrue();
    assertThat(state.turn()).isEqualTo(3);
    assertThat(state.hand(3)).isZero();
    assertThat(state.hand(2)).isEqualTo(Tiles.covered(state.hand(2)));
    assertThat(state.bag()).isEqualTo(unseen);
    // The viewer knows what it holds.
    assertThat(GAME.suppose(state, 1, 1)).isTrue();
    assertThat(state.turn()).isEqualTo(1);
    assertThat(state.hand(1)).isEqualTo(own);
    assertThat(state.bag()).isEqualTo(unseen);
  }

  @Test
  void afterTheEndNoTurnIsSupposed() {
    QinState over = new Scene(2).leave(1, 1).play("Rc7Rd7").state;
    assertThat(over.phase()).isEqualTo(QinState.Phase.OVER);
    QinState before = over.copy();
    assertThat(GAME.suppose(over, 1, 2)).isFalse();
    assertThat(over).isEqualTo(before);
  }

  @Test
  @Proves("GEN-4")
  void imaginedHandsComeFromTheUnseenTilesAndSomebodyCanPlace() {
    Scene scene = new Scene(3).strip(1);
    scene.state.forget(1);
    Xoroshiro random = new Xoroshiro(3);
    int[] red = new int[4];
    for (int i = 0; i < 6000; i++) {
      QinState world = scene.state.copy();
      world.imagine(random);
      for (int seat = 2; seat <= 3; seat++) {
        assertThat(Tiles.size(world.hand(seat))).isEqualTo(3);
        red[seat] += Tiles.count(world.hand(seat), Tiles.kind("RR"));
      }
    }
    // Eleven of the 69 unseen tiles are red: a hand of three has 33/69 of them on average.
    assertThat(red[2] / 6000.0).isBetween(0.44, 0.52);
    assertThat(red[3] / 6000.0).isBetween(0.44, 0.52);
  }
}
