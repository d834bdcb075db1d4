package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.proof.Proves;

/// How the game ends.
final class QinEndTest {
  private static final Qin GAME = Scene.GAME;

  @Test
  @Proves({"QIN-18", "QIN-19"})
  void theLastPagodaWinsAtOnceAndAloneAndNoTileIsDrawn() {
    Scene scene = new Scene(2).leave(1, 1).play("Rc7Rd7");
    assertThat(scene.supply(1)).isZero();
    assertThat(Actors.list(scene.state.winners())).containsExactly(1);
    assertThat(scene.state.actors()).isZero();
    assertThat(scene.state.turn()).isZero();
  }

  @Test
  @Proves("QIN-18")
  void aPlacementCountsByThePositionThatItLeaves() {
    // Seat 1 founds a blue province with its last pagoda, and loses the village j3 through the same
    // tile.
    Scene scene = new Scene(2).lay(1, "Ri3Ri4").lay(2, "Yk3Yk4").lay(2, "Yl4Ym4");
    assertThat(scene.village("j3")).isEqualTo(1);
    scene.lay(2, "Bj6Rj7").leave(1, 1).play("Bj5Yk5");
    assertThat(scene.village("j3")).isEqualTo(2);
    assertThat(scene.province("j5")).isEqualTo("B 1 2");
    assertThat(scene.supply(1)).isEqualTo(1);
    assertThat(scene.state.winners()).isZero();
  }

  @Test
  @Proves("QIN-19")
  void aSupplyThatWouldFallBelowZeroShowsZero() {
    Scene scene = new Scene(2).lay(2, "Yf9Bf10").leave(1, 1).play("Re8Yf8");
    assertThat(scene.province("e8")).isEqualTo("R 1 2");
    assertThat(scene.province("f8")).isEqualTo("Y 1 2");
    assertThat(Actors.list(scene.state.winners())).containsExactly(1);
    assertThat(scene.json()).contains("\"supply\":[0,24]");
  }

  @Test
  @Proves("QIN-19")
  void anotherSeatMayWinInTheMoversTurn() {
    Scene scene = new Scene(2).lay(2, "Rh9Rh10").lay(2, "Rh11Rh12").leave(2, 1);
    scene.play("Rh13Yi13");
    assertThat(Actors.list(scene.state.winners())).containsExactly(2);
  }

  @Test
  @Proves("QIN-19")
  void whereSeveralReachZeroTheMoverComesFirstThenTheNextSeats() {
    Scene scene = new Scene(3).lay(2, "Rh9Rh10").lay(2, "Rh11Rh12").lay(3, "Bi11Yi12");
    scene.leave(1, 1).leave(2, 1).play("Rh13Yi13");
    assertThat(Actors.list(scene.state.winners())).containsExactly(1);
    scene = new Scene(3).play("Rc7Rd7").draw("RR");
    scene.lay(1, "Rh9Rh10").lay(1, "Rh11Rh12").lay(3, "Yi12Yj12").lay(3, "Yk12Yl12");
    assertThat(scene.state.turn()).isEqualTo(2);
    scene.leave(1, 1).leave(3, 1).play("Rh13Yi13");
    assertThat(Actors.list(scene.state.winners())).containsExactly(3);
  }

  @Test
  @Proves("QIN-20")
  void theEndIsNotTestedBeforeTheDraw() {
    // Nobody holds a tile after seat 1's placement; it draws one that can be placed.
    Scene scene = new Scene(2).strip(1).strip(2).play("Rh7Rh8");
    assertThat(scene.state.actors()).isEqualTo(1);
    scene.draw("YY");
    assertThat(scene.state.actors()).isEqualTo(1 << 2);
    assertThat(scene.legal()).containsExactly("pass");
    scene.state.apply(2, Actions.PASS);
    assertThat(scene.legal()).contains("Yf7Yf8");
  }

  @Test
  @Proves("QIN-20")
  void theGameEndsWhenNobodyCanPlaceAndTheMostPagodasWin() {
    int ends = 0;
    int shared = 0;
    int tilesLeft = 0;
    for (long seed = 0; seed < 300; seed++) {
      QinState state = lastOf(seed);
      if (state.land.supply[1] <= 0 || state.land.supply[2] <= 0) {
        continue;
      }
      ends++;
      int least = Math.min(state.supply(1), state.supply(2));
      for (int seat = 1; seat <= 2; seat++) {
        assertThat(LegalActions.any(state.land, state.hand(seat))).as("seed " + seed).isFalse();
        assertThat(Actors.contains(state.winners(), seat))
            .as("seed " + seed)
            .isEqualTo(state.supply(seat) == least);
        tilesLeft += Tiles.size(state.hand(seat));
      }
      shared += Integer.bitCount(state.winners()) - 1;
    }
    assertThat(ends).isPositive();
    assertThat(shared).isPositive();
    assertThat(tilesLeft).isPositive();
  }

  /// Plays a random game to its end, and checks at each step whether it should go on.
  private static QinState lastOf(long seed) {
    Map<String, String> lion = Map.of("board", "lion");
    QinState state = GAME.start(Options.of(GAME.options(), lion));
    Xoroshiro random = new Xoroshiro(seed);
    while (state.actors() != 0) {
      if (state.phase() == QinState.Phase.PLACE) {
        assertThat(List.of(1, 2))
            .as("seed " + seed)
            .anyMatch(seat -> LegalActions.any(state.land, state.hand(seat)));
      } else {
        assertThat(state.inBag()).as("seed " + seed).isPositive();
      }
      int actor = Actors.first(state.actors());
      state.apply(actor, state.sample(actor, random));
    }
    return state;
  }
}
