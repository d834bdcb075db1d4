package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.testkit.proof.Proves;

/// Building: requirements, costs and points.
final class PagodaBuildingTest {
  @Test
  @Proves({"PAG-1", "PAG-2", "PAG-3"})
  void cardsTilesAndSitesAreThere() {
    Scene scene = Scene.deal();
    assertThat(scene.get("pile")).isEqualTo("{B:9,G:9,R:9,V:9,Y:9}");
    assertThat(scene.get("supply"))
        .isEqualTo("[BB,BG,BR,BV,BY,GB,GG,GR,GV,GY,RB,RG,RR,RV,RY,VB,VG,VR,VV,VY,YB,YG,YR,YV,YY]");
    assertThat(scene.get("sites")).isEqualTo("[[],[],[],[],[],[]]");
  }

  @Test
  @Proves("PAG-2")
  void theRoofsColourIsTheSlotColour() {
    Scene scene = tower().holds("RVVGY");
    assertThat(scene.legal("1^")).containsExactly("1^RV:R/VV");
  }

  @Test
  @Proves("PAG-6")
  void aTurnEndsOnceAColumnIsBuilt() {
    Scene scene = Scene.turn().holds("RRRRGgg");
    assertThat(scene.ask("end")).isEqualTo("PAG-6 no-column-yet");
    scene.play("1+R:R", "2+G:g");
    assertThat(scene.ask("end")).isEqualTo("legal");
    scene.play("1+R:R");
    assertThat(scene.get("columns")).isEqualTo("3");
    assertThat(scene.ask("1+R:R")).isEqualTo("PAG-6 column-limit");
    assertThat(scene.legal()).containsExactly("end");
  }

  @Test
  @Proves("PAG-6")
  void tilesAreNotLimitedAndASpireIsOneColumn() {
    Scene scene = Scene.turn().site(2, "G4").site(3, "Y4").holds("GYBRVbr");
    scene.play("1+B:B", "1+B:b", "2=GR:G", "2+R:R", "3=YY:Y");
    assertThat(scene.legal()).containsExactly("end");
    Scene spire = tower().holds("RVVGYgy").play("2+G:G", "1^RV:R/VV", "2+G:g");
    assertThat(spire.get("columns")).isEqualTo("3");
    assertThat(spire.ask("3+Y:Y")).isEqualTo("PAG-6 column-limit");
  }

  @Test
  @Proves("PAG-7")
  void aFirstTileNeedsSomethingAfterIt() {
    // Two red cards: one for the tile, and one for a column that fits only on red slots.
    Scene scene = allFull("R").holds("RR");
    assertThat(scene.legal("1=")).containsExactly("1=RR:R");
    assertThat(scene.ask("1=RG:R")).isEqualTo("PAG-7 nothing-after");
    scene.play("1=RR:R", "1+R:R").holds("R");
    assertThat(scene.ask("2=RG:R")).as("a column is built").isEqualTo("legal");
  }

  @Test
  @Proves("PAG-7")
  void aTileMayLeanOnFurtherTilesAndOnAbilitiesGainedOnTheWay() {
    // After GV the rice bowl can pay for the violet column with two yellow cards.
    Scene bowl = allFull("G").holds("GYY");
    assertThat(bowl.ask("1=GV:G")).isEqualTo("legal");
    // After BV the Buddha can pay for the next tile with two yellow cards, which itself requires a
    // card.
    Scene buddha = allFull("B").holds("BYYG");
    assertThat(buddha.ask("1=BV:B")).as("then 2=BG:YY, 2+G:G").isEqualTo("legal");
    Scene off = fill(Scene.turn("abilities=off"), "B").holds("BYYG");
    assertThat(off.ask("1=BV:B")).isEqualTo("PAG-7 nothing-after");
  }

  @Test
  @Proves({"PAG-7", "PAG-21"})
  void theLanternNeedsSomethingAfterItAndTheDragonDoesNot() {
    Scene scene = allFull("R").holds("GGGGG").marker("R", 1).marker("Y", 1);
    assertThat(scene.ask("lantern")).isEqualTo("PAG-7 nothing-after");
    assertThat(scene.ask("dragon G")).isEqualTo("legal");
    scene.holds("RRGGG");
    assertThat(scene.ask("lantern")).isEqualTo("legal");
  }

  @Test
  @Proves("PAG-8")
  void columnsFollowTheColourOfTheirFloor() {
    Scene scene = Scene.turn().holds("RRGYVb");
    assertThat(scene.legal("1+")).containsExactly("1+B:b", "1+G:G", "1+R:R", "1+V:V", "1+Y:Y");
    scene.play("1+R:R");
    assertThat(scene.get("score")).isEqualTo("[1,0]");
    assertThat(scene.ask("1+G:G")).isEqualTo("PAG-8 other-colour");
    assertThat(scene.ask("1+R:r")).isEqualTo("PAG-8 no-such-card");
    assertThat(scene.ask("1+R")).isEqualTo("PAG-8 column-unpaid");
    scene.site(2, "R4").site(3, "G4", "=GY");
    assertThat(scene.ask("2+R:R")).isEqualTo("PAG-8 floor-full");
    assertThat(scene.ask("3+G:G")).isEqualTo("PAG-8 other-colour");
    scene.play("3+Y:Y");
    assertThat(scene.get("score")).as("floor 2 scores 2").isEqualTo("[3,0]");
    scene.site(4, "B4", "=BY", "Y4", "=YB", "B4", "=BV").play("4+V:V");
    assertThat(scene.get("score")).as("floor 4 scores 4").isEqualTo("[7,0]");
  }

  @Test
  @Proves("PAG-9")
  void aTileLiesOnAFullFloorOfItsColour() {
    Scene scene = Scene.turn().site(1, "R3").site(2, "R4").gone("RG").holds("RRRBY").play("1+R:R");
    assertThat(scene.legal("1=")).containsExactly("1=RB:R", "1=RR:R", "1=RV:R", "1=RY:R");
    assertThat(scene.ask("1=RG:R")).isEqualTo("PAG-9 tile-gone");
    assertThat(scene.ask("1=BG:B")).isEqualTo("PAG-9 other-tile");
    assertThat(scene.ask("3=RB:R")).isEqualTo("PAG-9 floor-unfinished");
    assertThat(scene.ask("1=RB:r")).isEqualTo("PAG-9 no-such-card");
    scene.play("1=RB:R");
    assertThat(scene.get("score")).isEqualTo("[2,0]");
    assertThat(scene.get("sites")).startsWith("[[R4,=RB],");
    assertThat(scene.ask("1=BB:B")).isEqualTo("PAG-9 floor-unfinished");
    assertThat(tower().holds("RRRRR").ask("1=RB:R")).isEqualTo("PAG-9 roof-here");
  }

  @Test
  @Proves("PAG-10")
  void aRoofIsATileAndASpire() {
    Scene scene = tower().holds("RVGYYv");
    assertThat(scene.legal("1^")).containsExactly("1^RV:R/Vv");
    assertThat(scene.ask("1^RY:R/YY")).as("gone into the tower").isEqualTo("PAG-10 tile-gone");
    assertThat(scene.ask("1^RG:R/GG")).isEqualTo("PAG-10 spire-unpaid");
    assertThat(scene.ask("1^YG:Y/GG")).isEqualTo("PAG-10 other-tile");
    assertThat(scene.ask("2^RG:R/GG")).isEqualTo("PAG-10 no-roof-yet");
    scene.play("1^RV:R/Vv");
    assertThat(scene.get("score")).isEqualTo("[6,0]");
    assertThat(scene.get("complete")).isEqualTo("[1]");
    assertThat(scene.get("sites")).startsWith("[[B4,=BR,R4,=RY,Y4,=YR,R4,^RV],");
    assertThat(scene.get("played")).isEqualTo("{R:1,V:2}");
    assertThat(scene.ask("1^RB:R/BB")).isEqualTo("PAG-10 roofed");
    assertThat(scene.codes())
        .containsExactly("roof-laid", "ability-gained", "spire-raised", "pagoda-complete");
  }

  @Test
  @Proves("PAG-10")
  void theRoofGivesItsAbilityBeforeTheSpireIsPaid() {
    Scene green = Scene.turn().site(1, "B4", "=BR", "R4", "=RY", "Y4", "=YG", "G4").holds("GVYYB");
    assertThat(green.legal("1^")).containsExactly("1^GB:G/BYY", "1^GV:G/VYY", "1^GY:G/YY");
    green.play("1^GV:G/VYY");
    assertThat(green.get("abilities")).startsWith("[{B:0,G:1,");
    // A Buddha tile is paid for before it grants the ability: no pair can pay for it.
    Scene blue = Scene.turn().site(1, "G4", "=GR", "R4", "=RY", "Y4", "=YB", "B4").holds("YYVVG");
    assertThat(blue.legal("1^")).isEmpty();
    assertThat(blue.ask("1^BV:YY/VV")).isEqualTo("PAG-16 ability-spent");
  }

  @Test
  @Proves("PAG-10")
  void aRoofCountsAgainstTheLimitOfColumns() {
    Scene scene = tower().holds("RVVGYgy").marker("R", 1).play("2+G:G", "2+G:g", "3+Y:Y");
    assertThat(scene.ask("1^RV:R/VV")).isEqualTo("PAG-10 column-limit");
    assertThat(scene.play("lantern").ask("1^RV:R/VV")).isEqualTo("legal");
  }

  @Test
  @Proves("PAG-11")
  void aFullFloorWithoutATileLeftCompletesItsPagoda() {
    Scene scene = Scene.turn().gone("RB", "RG", "RR").site(1, "R4").site(2, "R4").site(3, "R3");
    scene.holds("RRRVY").play("3+R:R", "1=RV:R");
    assertThat(scene.get("complete")).isEqualTo("[]");
    scene.play("2=RY:R");
    assertThat(scene.get("complete")).as("3 has a full red floor").isEqualTo("[3]");
    assertThat(scene.codes()).contains("pagoda-closed");
    // In the other order: the tiles first, then the floor; including the last floor.
    Scene late = Scene.turn().gone("YB", "YG", "YR", "YV", "YY").site(4, "Y3").holds("YYRGB");
    late.play("4+Y:Y");
    assertThat(late.get("complete")).isEqualTo("[4]");
    Scene several =
        Scene.turn().gone("GB", "GG", "GR", "GV").site(1, "G4").site(2, "G4").site(5, "G4");
    several.holds("GRYYY").play("3+R:R", "1=GY:G");
    assertThat(several.get("complete")).isEqualTo("[2,5]");
  }

  /// Site 1 has three floors and a full red one on top; it is seat 1's turn.
  private static Scene tower() {
    return Scene.turn().site(1, "B4", "=BR", "R4", "=RY", "Y4", "=YR", "R4");
  }

  /// Every site has one full floor of a colour.
  private static Scene allFull(String colour) {
    return fill(Scene.turn(), colour);
  }

  private static Scene fill(Scene scene, String colour) {
    for (int site = 1; site <= 6; site++) {
      scene.site(site, colour + "4");
    }
    return scene;
  }
}
