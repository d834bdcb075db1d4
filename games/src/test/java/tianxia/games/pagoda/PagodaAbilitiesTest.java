package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.testkit.proof.Proves;

/// The five abilities, and the two variants.
final class PagodaAbilitiesTest {
  @Test
  @Proves({"PAG-16", "PAG-17"})
  void aTileSetsItsMarkerToTwoAndAUseTakesOne() {
    Scene scene = Scene.turn().site(1, "G4").marker("G", 1).holds("GRYYVbb");
    scene.play("1=GR:G");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:2,R:0,V:0,Y:0}");
    assertThat(scene.ask("1+R:YY")).as("at once").isEqualTo("legal");
    scene.play("1+R:YY");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:1,R:0,V:0,Y:0}");
    assertThat(scene.get("used")).isEqualTo("G");
    assertThat(scene.ask("1+R:bb")).isEqualTo("PAG-16 ability-used");
    assertThat(Scene.turn().holds("BBR").ask("1+R:BB")).isEqualTo("PAG-16 ability-spent");
  }

  @Test
  @Proves("PAG-16")
  void anAbilityServesOnceATurnAlsoWhenItsMarkerIsResetAfterwards() {
    Scene scene = Scene.turn().site(1, "G4").marker("G", 2).holds("YYGBBrr");
    scene.play("2+R:YY", "1=GR:G");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:2,R:0,V:0,Y:0}");
    assertThat(scene.ask("1+R:BB")).isEqualTo("PAG-16 ability-used");
    scene.play("1+R:r", "end");
    assertThat(scene.draw("GGGR").get("used")).as("reset when the turn passes").isEqualTo("");
  }

  @Test
  @Proves("PAG-18")
  void theFanFillsTheHandToFourAfterTheDraw() {
    Scene scene = Scene.turn().holds("RBGVYgg").marker("V", 2).play("1+R:R");
    assertThat(scene.ask("fan")).isEqualTo("PAG-18 no-fan-now");
    scene.play("end").draw("R");
    assertThat(scene.get("phase")).isEqualTo("fan");
    assertThat(scene.legal()).containsExactly("fan", "keep");
    assertThat(scene.ask("end")).isEqualTo("PAG-18 fan-first");
    scene.play("fan");
    assertThat(scene.get("fill")).isEqualTo("4");
    scene.draw("BV");
    assertThat(scene.get("hand")).startsWith("[BGGV,");
    assertThat(scene.get("turn")).isEqualTo("2");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:0,R:0,V:1,Y:0}");
  }

  @Test
  @Proves("PAG-18")
  void theFanMayBeKeptAndIsAskedForOnlyWhereItHelps() {
    Scene kept = Scene.turn().holds("RBGVYgg").marker("V", 2).play("1+R:R", "end").draw("R");
    kept.play("keep");
    assertThat(kept.get("turn")).isEqualTo("2");
    assertThat(kept.get("abilities")).startsWith("[{B:0,G:0,R:0,V:2,Y:0}");
    Scene full = Scene.turn().holds("RBGVYggyy").marker("V", 2).play("1+R:R", "end").draw("R");
    assertThat(full.get("turn")).as("four in hand").isEqualTo("2");
    Scene none = Scene.turn().holds("RBGVYgg").play("1+R:R", "end").draw("R");
    assertThat(none.get("turn")).as("no marker").isEqualTo("2");
  }

  @Test
  @Proves("PAG-19")
  void theDragonChangesCardsBeforeTheFirstAction() {
    Scene scene = Scene.turn().holds("RRGVYbgy").marker("Y", 2);
    assertThat(scene.ask("dragon RRRb")).isEqualTo("PAG-19 no-such-card");
    scene.play("dragon RRby");
    assertThat(scene.get("phase")).isEqualTo("dragon");
    assertThat(scene.get("fill")).as("the hand's former size").isEqualTo("3");
    assertThat(scene.get("discard")).isEqualTo("{B:1,R:2,Y:1}");
    scene.draw("BB");
    assertThat(scene.get("display")).startsWith("[BBGVY,");
    scene.draw("RV");
    assertThat(scene.get("hand")).startsWith("[GRV,");
    assertThat(scene.get("phase")).isEqualTo("act");
    assertThat(scene.get("turn")).isEqualTo("1");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:0,R:0,V:0,Y:1}");
    assertThat(scene.ask("dragon B")).isEqualTo("PAG-16 ability-used");
    scene.play("1+B:B");
    assertThat(scene.ask("dragon G")).as("the first clause").isEqualTo("PAG-16 ability-used");
    Scene late = Scene.turn().holds("RRGVY").marker("Y", 2).play("1+R:R");
    assertThat(late.ask("dragon G")).isEqualTo("PAG-19 dragon-first");
    assertThat(late.ask("dragon ")).as("not none").isEqualTo("GEN-6 no-notation");
  }

  @Test
  @Proves("PAG-20")
  void theRiceBowlPaysAColumnWithTwoCards() {
    Scene scene = Scene.turn().site(1, "R1").marker("G", 1).holds("BRYVVbr");
    assertThat(scene.legal("1+")).containsExactly("1+R:Bb", "1+R:R", "1+R:Rr", "1+R:VV", "1+R:r");
    scene.play("1+R:Bb");
    assertThat(scene.get("played")).isEqualTo("{B:2}");
    assertThat(scene.get("score")).isEqualTo("[1,0]");
    assertThat(scene.codes()).containsExactly("rice-bowl-used", "column-built");
  }

  @Test
  @Proves({"PAG-10", "PAG-20"})
  void inASpireTheBowlStandsForOneCard() {
    Scene scene = tower().marker("G", 1).holds("RVVYYvy");
    assertThat(scene.legal("1^RV"))
        .containsExactly(
            "1^RV:R/VV",
            "1^RV:R/VVv",
            "1^RV:R/VYY",
            "1^RV:R/VYy",
            "1^RV:R/Vv",
            "1^RV:R/YYv",
            "1^RV:R/Yvy");
    scene.play("1^RV:R/YYv");
    assertThat(scene.get("played")).isEqualTo("{R:1,V:1,Y:2}");
    assertThat(scene.get("used")).isEqualTo("G");
    assertThat(scene.get("columns")).isEqualTo("1");
  }

  @Test
  @Proves("PAG-20")
  void theBuddhaPaysATileWithTwoCardsARoofsToo() {
    Scene scene = Scene.turn().site(2, "R4").marker("B", 2).holds("RYYGVgr").play("1+V:V");
    assertThat(scene.legal("2=RB"))
        .containsExactly("2=RB:Gg", "2=RB:R", "2=RB:Rr", "2=RB:YY", "2=RB:r");
    assertThat(scene.play("2=RB:YY").codes())
        .containsExactly("buddha-used", "tile-laid", "ability-gained");
    Scene roof = tower().marker("B", 1).holds("GGVVY").play("1^RV:GG/VV");
    assertThat(roof.get("score")).isEqualTo("[6,0]");
    assertThat(roof.get("used")).isEqualTo("B");
  }

  @Test
  @Proves("PAG-21")
  void theLanternRaisesTheLimitToFour() {
    Scene scene = Scene.turn().marker("R", 2).marker("Y", 1).holds("RRGGBBb");
    scene.play("1+R:R", "1+R:R", "2+G:G");
    assertThat(scene.ask("2+G:G")).isEqualTo("PAG-6 column-limit");
    scene.play("lantern", "2+G:G");
    assertThat(scene.ask("3+B:B")).isEqualTo("PAG-6 column-limit");
    assertThat(scene.ask("lantern")).isEqualTo("PAG-16 ability-used");
    Scene nothing = Scene.turn().holds("");
    assertThat(nothing.ask("lantern")).as("the first clause").isEqualTo("PAG-7 nothing-after");
    Scene first = Scene.turn().marker("R", 1).marker("Y", 1).holds("RRGGB").play("lantern");
    assertThat(first.ask("dragon R")).isEqualTo("PAG-19 dragon-first");
    assertThat(first.ask("discard GGRR")).isEqualTo("PAG-13 modified-first");
    assertThat(first.ask("end")).isEqualTo("PAG-6 no-column-yet");
  }

  @Test
  @Proves("PAG-22")
  void aQuickPagodaHasThreeFloorsAndASmallerSpire() {
    Scene scene = Scene.turn("length=quick").site(1, "B4", "=BR", "R4", "=RY", "Y4");
    scene.holds("YVVGR").play("1^YV:Y/VV");
    assertThat(scene.get("score")).isEqualTo("[5,0]");
    assertThat(scene.get("complete")).isEqualTo("[1]");
    Scene full = Scene.turn().site(1, "B4", "=BR", "R4", "=RY", "Y4").holds("YVVGR");
    assertThat(full.ask("1^YV:Y/VV")).isEqualTo("PAG-10 no-roof-yet");
  }

  @Test
  @Proves("PAG-23")
  void withoutAbilitiesTilesGiveNone() {
    Scene scene = Scene.turn("abilities=off").site(1, "V4").site(2, "G4").holds("VGRBYbb");
    scene.play("3+R:R", "1=VB:V", "2=GR:G");
    assertThat(scene.get("abilities")).startsWith("[{B:0,G:0,R:0,V:0,Y:0}");
    assertThat(scene.get("score")).isEqualTo("[3,0]");
    assertThat(scene.ask("2+R:bb")).isEqualTo("PAG-16 ability-spent");
    assertThat(scene.play("end").draw("RRR").get("turn")).as("no fan").isEqualTo("2");
  }

  private static Scene tower() {
    return Scene.turn().site(1, "B4", "=BR", "R4", "=RY", "Y4", "=YR", "R4");
  }
}
