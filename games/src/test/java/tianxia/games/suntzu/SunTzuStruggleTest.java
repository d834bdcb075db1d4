package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.suntzu.piece.Phase;
import tianxia.testkit.proof.Proves;

/// Battle, plague, payments and retreating armies (SUN-11 to SUN-18).
final class SunTzuStruggleTest {

  @ParameterizedTest
  @CsvSource({
    "5,3,2",
    "3,5,-2",
    "4,4,0",
    "10,1,9",
    "+1,7,1",
    "-1,7,-1",
    "7,-1,1",
    "10,+1,-1",
    "+2,9,2",
    "1,+3,-3",
    "-1,-1,0",
    "+1,+1,0",
    "-1,+1,-1",
    "+1,-1,1",
    "+3,+1,2",
    "+2,+3,-1",
    "-1,+3,-3"
  })
  @Proves("SUN-11")
  void battlesAreWonByTheDifference(String first, String second, int armies) {
    assertThat(Scene.advanced().fight(first, second).state.armies[0]).isEqualTo(armies);
  }

  @Test
  @Proves("SUN-12")
  void enemiesGoHomeFirstThenTheWinnersArmiesCome() {
    Scene over = Scene.standard().armies(-3, 0, 0, 0, 0).fight("7", "2");
    assertThat(over.state.armies[0]).isEqualTo(2);
    assertThat(over.state.reserve).containsExactly(19, 21);
    Scene under = Scene.standard().armies(-3, 0, 0, 0, 0).fight("4", "2");
    assertThat(under.state.armies[0]).isEqualTo(-1);
    assertThat(under.state.reserve).containsExactly(21, 20);
  }

  @Test
  @Proves("SUN-13")
  void aSixTakesAMark() {
    Scene scene = Scene.standard().fight("6", "2");
    assertThat(scene.state.marks[0]).isEqualTo(1);
    assertThat(scene.state.reserve[0]).isEqualTo(21 - 1 - 4);
    Scene plague = Scene.standard().fight("6", "P");
    assertThat(plague.state.marks[0]).isEqualTo(1);
    assertThat(plague.state.reserve[0]).isEqualTo(20);
  }

  @Test
  @Proves("SUN-13")
  void withoutReserveTheMarkComesFromAProvinceElseFromNowhere() {
    Scene scene = Scene.standard().armies(10, 11, 0, 0, 0).fight("6", "6");
    assertThat(scene.json()).contains("\"owed\":[\"mark\",1]");
    assertThat(scene.legal(1)).containsExactly("from Ti", "from Xi");
    assertThat(scene.refused(1, "from Ma")).isEqualTo("SUN-13 no-source");
    scene.answer("from Xi");
    assertThat(scene.state.armies[0]).isEqualTo(9);
    assertThat(scene.state.marks[0]).isEqualTo(1);
    Scene bare = Scene.standard().lost(1, 21).fight("6", "6");
    assertThat(bare.state.marks[0]).isEqualTo(1);
    assertThat(bare.state.reserve[0]).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0,0", "1,1", "2,1", "3,1", "4,2", "5,2", "-1,-1", "-5,-2"})
  @Proves("SUN-14")
  void plagueHalvesArmies(int before, int after) {
    for (String other : new String[] {"P", "9", "+1"}) {
      Scene scene = Scene.standard().armies(before, 0, 0, 0, 0).fight("P", other);
      assertThat(scene.state.armies[0]).isEqualTo(after);
      assertThat(scene.state.reserve[0] + scene.state.armiesOnMap(0)).isEqualTo(21);
      assertThat(scene.state.reserve[1] + scene.state.armiesOnMap(1)).isEqualTo(21);
    }
  }

  @Test
  @Proves("SUN-15")
  void strongCardsCostArmiesForGood() {
    Scene scene = Scene.advanced().fight("+3", "P");
    assertThat(scene.state.lost).containsExactly(2, 0);
    assertThat(scene.state.reserve[0]).isEqualTo(16);
    assertThat(Scene.advanced().fight("2", "+2").state.lost).containsExactly(0, 1);
    Scene without = Scene.advanced().armies(9, 9, 0, 0, 0).fight("+3", "P");
    assertThat(without.json()).contains("\"owed\":[\"cost\",2]");
    assertThat(without.answer("from Xi", "from Xi").state.lost[0]).isEqualTo(2);
    assertThat(without.state.armies[0]).isEqualTo(3);
    Scene one = Scene.advanced().armies(0, 1, 0, 0, 0).lost(1, 17).fight("+3", "P");
    assertThat(one.state.lost[0]).isEqualTo(18);
    assertThat(one.state.armies[1]).isZero();
  }

  @Test
  @Proves("SUN-16")
  void whoHasArmiesInAProvinceControlsIt() {
    Scene scene = Scene.warlords("reinforce", "remove").armies(1, -4, 0, 0, 0);
    scene.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2");
    assertThat(scene.legal(1)).containsExactly("pass", "reinforce Xi");
    assertThat(scene.refused(1, "reinforce Ti")).isEqualTo("SUN-25 not-controlled");
    assertThat(scene.refused(1, "reinforce Qi")).isEqualTo("SUN-25 not-controlled");
  }

  @Test
  @Proves({"SUN-17", "SUN-18"})
  void armiesComeFromNeighboursOneByOne() {
    Scene scene = Scene.standard().armies(0, 5, 0, 6, 10).fight("9", "2");
    for (int i = 0; i < 5; i++) {
      assertThat(scene.json()).contains("\"owed\":[\"place\"," + (7 - i) + "]");
      assertThat(scene.legal(1)).containsExactly("from Mo", "from Ti");
      assertThat(scene.refused(1, "from Ma")).isEqualTo("SUN-17 no-source");
      scene.answer("from Ti");
    }
    // Mongolia is the only neighbour left, so nobody is asked.
    assertThat(scene.state.phase).isEqualTo(Phase.DRAW);
    assertThat(scene.state.armies).containsExactly(7, 0, 0, 4, 10);
  }

  @Test
  @Proves({"SUN-17", "SUN-18"})
  void thenFromElsewhereAndNeverFromTheProvinceItself() {
    assertThat(Scene.standard().armies(0, 1, 0, 0, 20).fight("9", "2").state.armies)
        .containsExactly(7, 0, 0, 0, 14);
    assertThat(Scene.standard().armies(21, 0, 0, 0, 0).fight("9", "2").state.armies)
        .containsExactly(21, 0, 0, 0, 0);
    assertThat(Scene.standard().armies(18, 0, 0, 0, 0).fight("9", "2").state.armies)
        .containsExactly(21, 0, 0, 0, 0);
  }
}
