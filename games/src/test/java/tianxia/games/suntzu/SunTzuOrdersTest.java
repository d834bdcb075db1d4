package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Happening;
import tianxia.testkit.proof.Proves;

/// Orders, the order of reveal, and the steps at a province (SUN-7 to SUN-10).
final class SunTzuOrdersTest {

  @Test
  @Proves("SUN-7")
  void bothSeatsLayInSecretProvinceByProvince() {
    Scene scene = Scene.standard();
    assertThat(scene.state.actors()).isEqualTo(0b110);
    assertThat(scene.legal(2)).hasSize(10).contains("Xi:10").allMatch(a -> a.startsWith("Xi:"));
    assertThat(scene.refused(1, "Ti:5")).isEqualTo("SUN-7 other-province");
    assertThat(scene.refused(1, "Xi:P")).isEqualTo("SUN-7 not-in-hand");
    scene.play(1, "Xi:5", "Ti:10");
    assertThat(scene.legal(1)).hasSize(8).doesNotContain("Qi:5", "Qi:10", "Xi:5");
    assertThat(scene.view(1)).contains("\"orders\":[[\"5\",\"10\"],[]]");
    assertThat(scene.view(2)).contains("\"orders\":[[\"?\",\"?\"],[]]");
    assertThat(scene.view(0)).contains("\"orders\":[[\"?\",\"?\"],[]]");
    assertThat(scene.state.actors()).isEqualTo(0b110);
    scene.play(1, "Qi:1", "Mo:2", "Ma:3");
    assertThat(scene.state.actors()).isEqualTo(0b100);
  }

  @Test
  @Proves("SUN-8")
  void aSixLiesOnlyWhereItsSeatHasNoMark() {
    Scene scene = Scene.standard().mark(1, "Xi").mark(2, "Ti");
    assertThat(scene.legal(1)).doesNotContain("Xi:6");
    assertThat(scene.refused(1, "Xi:6")).isEqualTo("SUN-8 marked");
    assertThat(scene.legal(2)).contains("Xi:6");
    scene.play(1, "Xi:5");
    assertThat(scene.legal(1)).contains("Ti:6");
  }

  @Test
  @Proves("SUN-9")
  void theSeatWithFewerArmiesChoosesTheWholeOrder() {
    Scene scene = Scene.standard().dynasty(2).armies(1, -2, 0, 0, 0).chooser(2);
    scene.lay(1, "2", "3", "4", "5", "1").lay(2, "2", "3", "4", "5", "1");
    assertThat(scene.state.phase).isEqualTo(Phase.ORDER);
    assertThat(scene.state.actors()).isEqualTo(0b010);
    assertThat(scene.legal(1)).hasSize(120);
    assertThat(
            scene.tell(0, 1, "order Ma Mo Qi Ti Xi").stream()
                .filter(happening -> happening.code().equals("revealed"))
                .map(happening -> happening.parameters().getFirst()))
        .containsExactlyElementsOf(
            List.of("Ma", "Mo", "Qi", "Ti", "Xi").stream()
                .map(province -> new Happening.Parameter.Text("province", province))
                .toList());
    assertThat(scene.play(1, "order Ma Mo Qi Ti Xi").state.chooser).isEqualTo(1);
  }

  @Test
  @Proves("SUN-9")
  void onATieTheLastChooserChoosesAndWithoutOneTheFirstOrderHolds() {
    Scene tie = Scene.standard().dynasty(2).armies(2, -2, 0, 0, 0).chooser(2);
    tie.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2");
    assertThat(tie.state.actors()).isEqualTo(0b100);
    Scene never = Scene.standard().dynasty(2).armies(2, -2, 0, 0, 0).fight("2", "2");
    assertThat(never.state.phase).isEqualTo(Phase.DRAW);
    assertThat(never.state.chooser).isZero();
    Scene first = Scene.standard().armies(2, -3, 0, 0, 0);
    first.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2");
    assertThat(first.state.phase).isEqualTo(Phase.DRAW);
  }

  @Test
  @Proves("SUN-10")
  void theStepsAtAProvince() {
    Scene scene = new Scene(List.of("warlords=on", "rules=advanced"), "feint", "scourge");
    scene.armies(0, 4, 0, 0, 0);
    scene.lay(1, "7", "+3", "2", "2", "2").lay(2, "6", "P", "2", "2", "2");
    assertThat(scene.state.phase).isEqualTo(Phase.WINDOW);
    assertThat(scene.state.revealed).isZero();
    scene.answer("pass", "pass");
    // Cards are revealed, and the feint's question comes before any payment.
    assertThat(scene.state.phase).isEqualTo(Phase.FEINT);
    assertThat(scene.state.revealed).isEqualTo(1);
    assertThat(scene.state.marks[5]).isZero();
    scene.answer("pass");
    assertThat(scene.state.marks[5]).isEqualTo(1);
    assertThat(scene.state.armies[0]).isEqualTo(1);
    // Costs are paid, and the scourge's question comes before the plague.
    scene.answer("pass", "pass");
    assertThat(scene.state.phase).isEqualTo(Phase.SCOURGE);
    assertThat(scene.state.lost[0]).isEqualTo(2);
    assertThat(scene.state.armies[1]).isEqualTo(4);
    assertThat(scene.answer("pass").state.armies[1]).isEqualTo(2);
  }

  @Test
  @Proves("SUN-10")
  void seatOnePaysBeforeSeatTwo() {
    Scene scene = Scene.standard().armies(10, 11, -10, -11, 0);
    scene.fight("6", "6");
    assertThat(scene.state.phase).isEqualTo(Phase.SOURCE);
    assertThat(scene.state.actors()).isEqualTo(0b010);
    assertThat(scene.answer("from Xi").state.actors()).isEqualTo(0b100);
  }
}
