package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.testkit.proof.Proves;

/// Recruits and warlords (SUN-24 to SUN-28).
final class SunTzuWarlordsTest {

  @Test
  @Proves("SUN-24")
  void onceOnlyCardsBuyArmiesFromAside() {
    Scene scene = Scene.advanced();
    assertThat(scene.state.reserve).containsExactly(18, 18);
    assertThat(scene.state.aside).containsExactly(3, 3);
    assertThat(scene.legal(1)).contains("recruit 7", "recruit 10").doesNotContain("recruit 6");
    assertThat(scene.told(1, "recruit 9"))
        .containsExactly("Sun Tzu discards 9 and recruits an army.");
    scene.play(1, "recruit 9", "recruit 7", "recruit 8");
    assertThat(scene.state.reserve[0]).isEqualTo(21);
    assertThat(scene.state.aside[0]).isZero();
    assertThat(scene.hand(1)).containsExactly("1", "2", "3", "4", "5", "6", "10");
    assertThat(scene.refused(1, "recruit 10")).isEqualTo("SUN-24 nobody-aside");
    scene.play(2, "Xi:1");
    assertThat(scene.refused(2, "recruit 10")).isEqualTo("SUN-24 recruit-before-orders");
    assertThat(Scene.standard().refused(1, "recruit 7")).isEqualTo("SUN-24 no-recruits");
    Scene five = Scene.advanced();
    Arrays.fill(five.state.hand, 0, 5, 0);
    assertThat(five.refused(1, "recruit 7")).isEqualTo("SUN-24 hand-too-small");
  }

  @Test
  @Proves("SUN-25")
  void eachSeatChoosesOneOfItsFourInSecretAfterTheTiles() {
    SunTzu game = Scene.GAME;
    SunTzuState state = game.start(Options.of(game.options(), Map.of("warlords", "on")));
    for (int tile = 0; tile < 5; tile++) {
      state.apply(0, Actions.of(Actions.TILE, tile));
    }
    assertThat(state.actors()).isEqualTo(0b110);
    assertThat(Legal.notations(game, state, 1))
        .containsExactly("choose feint", "choose march", "choose reinforce", "choose remove");
    assertThat(Legal.notations(game, state, 2))
        .containsExactly(
            "choose head-start", "choose remove", "choose scourge", "choose second-six");
    Scene scene = Scene.warlords("feint", "scourge");
    assertThat(scene.json()).contains("\"warlord\":[\"feint\",\"scourge\"]");
    assertThat(scene.view(1)).contains("\"warlord\":[\"feint\",null]");
    assertThat(scene.view(2)).contains("\"warlord\":[null,\"scourge\"]");
    assertThat(scene.view(0)).contains("\"warlord\":[null,null]");
  }

  @Test
  @Proves("SUN-25")
  void reinforceRemoveAndMarchServeOnce() {
    Scene scene = even(Scene.warlords("reinforce", "remove").armies(1, -2, 0, 0, 0));
    scene.answer("reinforce Xi");
    assertThat(scene.state.armies).containsExactly(2, -2, 0, 0, 0);
    assertThat(scene.state.reserve[0]).isEqualTo(19);
    assertThat(scene.legal(2)).containsExactly("pass", "remove Ti", "remove Xi");
    scene.answer("remove Xi");
    assertThat(scene.state.armies).containsExactly(1, -2, 0, 0, 0);
    assertThat(scene.state.reserve[0]).isEqualTo(20);
    assertThat(scene.state.phase).isEqualTo(Phase.DRAW);
    assertThat(scene.view(0)).contains("\"warlord\":[\"reinforce\",\"remove\"]");
    Scene march = even(Scene.warlords("march", "scourge").armies(2, -2, 0, 0, 0));
    assertThat(march.legal(1)).containsExactly("march Xi Mo", "march Xi Qi", "pass");
    assertThat(march.refused(1, "march Xi Ti")).isEqualTo("SUN-25 enemy-there");
    assertThat(march.refused(1, "march Xi Ma")).isEqualTo("SUN-25 no-border");
    assertThat(march.answer("march Xi Qi").state.armies).containsExactly(1, -2, 1, 0, 0);
  }

  @Test
  @Proves("SUN-25")
  void aFeintCountsAsSixWithoutAMarkAndAScourgeLeavesOne() {
    Scene scene = Scene.warlords("feint", "scourge").armies(0, 5, 0, 0, 0);
    scene.lay(1, "10", "P", "2", "2", "2").lay(2, "5", "2", "2", "2", "2");
    scene.answer("pass", "pass", "feint");
    assertThat(scene.state.armies[0]).isEqualTo(1);
    assertThat(scene.state.marks[0]).isZero();
    assertThat(scene.json()).contains("\"feinted\":true");
    scene.answer("pass", "scourge");
    assertThat(scene.state.armies[1]).isEqualTo(1);
    assertThat(scene.state.reserve[0]).isEqualTo(19);
  }

  private static Scene even(Scene scene) {
    return scene.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2");
  }

  @Test
  @Proves("SUN-26")
  void seatsAreAskedInEveryWindowWhateverTheyHold() {
    Scene scene = even(Scene.warlords("feint", "second-six"));
    for (int window = 0; window < 6; window++) {
      assertThat(scene.state.revealed).isEqualTo(window);
      assertThat(scene.state.actors()).isEqualTo(0b010);
      assertThat(scene.legal(1)).containsExactly("pass");
      assertThat(scene.answer("pass").state.actors()).isEqualTo(0b100);
      scene.answer("pass");
    }
    assertThat(scene.state.phase).isEqualTo(Phase.DRAW);
    Scene late = even(Scene.warlords("march", "remove").dynasty(7).armies(1, 0, 0, 0, 0));
    late.answer(Scene.FIRST_ORDER);
    for (int window = 0; window < 6; window++) {
      assertThat(late.state.actors()).isEqualTo(0b010);
      assertThat(late.refused(1, "march Xi Ti")).isEqualTo("SUN-25 too-late");
      late.answer("pass");
    }
    assertThat(late.state.phase).isEqualTo(Phase.DRAW);
    Scene spent = even(Scene.warlords("reinforce", "head-start").armies(1, -1, 0, 0, 0));
    assertThat(spent.answer("reinforce Xi").state.phase).isEqualTo(Phase.DRAW);
  }

  @Test
  @Proves("SUN-27")
  void theFeintAndTheScourgeAreAskedForWhateverIsHeld() {
    Scene scene = Scene.warlords("march", "remove").armies(2, 3, -3, 0, 0);
    scene.lay(1, "7", "2", "10", "2", "2").lay(2, "P", "P", "P", "2", "2");
    scene.answer("pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.FEINT);
    assertThat(scene.legal(1)).containsExactly("pass");
    assertThat(scene.refused(1, "feint")).isEqualTo("SUN-25 not-held");
    // Two armies are too few for the scourge; three are enough.
    scene.answer("pass");
    assertThat(scene.state.phase).isEqualTo(Phase.WINDOW);
    scene.answer("pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.SCOURGE);
    assertThat(scene.legal(2)).containsExactly("pass");
    scene.answer("pass", "pass", "pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.SCOURGE);
    assertThat(scene.state.revealed).isEqualTo(3);
  }

  @Test
  @Proves("SUN-28")
  void theSecondSixIsSpentWhenItIsRevealed() {
    Scene scene = Scene.warlords("march", "second-six").mark(2, "Xi").armies(3, 0, 0, 0, 0);
    scene.state.reserve[1] = 20;
    assertThat(scene.legal(2)).contains("Xi:6");
    scene.lay(1, "P", "2", "2", "2", "2").lay(2, "6", "2", "2", "2", "2");
    assertThat(scene.state.spent[1]).isFalse();
    // It is used before the scourge's question, so no question is asked.
    scene.answer("pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.WINDOW);
    assertThat(scene.state.spent[1]).isTrue();
    assertThat(scene.state.marks[5]).isEqualTo(2);
    assertThat(scene.view(1)).contains("\"warlord\":[\"march\",\"second-six\"]");
  }

  @Test
  @Proves({"SUN-25", "SUN-28"})
  void theHeadStartIsSpentAtOnce() {
    Scene scene = Scene.warlords("march", "head-start");
    assertThat(scene.state.pawn).isEqualTo(-1);
    assertThat(scene.view(1)).contains("\"spent\":[false,true]", "[\"march\",\"head-start\"]");
    assertThat(scene.view(2)).contains("[null,\"head-start\"]");
  }
}
