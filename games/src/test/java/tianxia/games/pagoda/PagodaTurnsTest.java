package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.testkit.proof.Proves;

/// The setup, the kinds of turns and the draws.
final class PagodaTurnsTest {
  @Test
  @Proves("PAG-4")
  void handsAreDrawnSeatBySeat() {
    Scene scene = Scene.deal();
    assertThat(scene.get("display")).isEqualTo("[BGRVY,BGRVY]");
    assertThat(scene.get("phase")).isEqualTo("deal");
    scene.draw("RB");
    assertThat(scene.get("hand")).isEqualTo("[BR,]");
    assertThat(scene.get("turn")).isEqualTo("2");
    scene.draw("VV");
    assertThat(scene.get("hand")).isEqualTo("[BR,VV]");
    assertThat(scene.get("phase")).isEqualTo("act");
    assertThat(scene.get("turn")).isEqualTo("1");
    assertThat(scene.get("abilities")).isEqualTo("[{B:0,G:0,R:0,V:0,Y:0},{B:0,G:0,R:0,V:0,Y:0}]");
    assertThat(scene.state.pileSize()).isEqualTo(41);
  }

  @Test
  @Proves("PAG-4")
  void handsAreHidden() {
    Scene scene = Scene.deal().draw("RBV");
    assertThat(view(scene, 1)).contains("\"hand\":[\"BR\",1]").contains("\"pile\":42");
    assertThat(view(scene, 0)).contains("\"hand\":[2,1]").contains("\"unseen\":{\"B\":9,\"G\":9");
    int draw = Actions.draw(Cards.GREEN);
    assertThat(Scene.GAME.seen(scene.state, 2, 0, draw)).isEqualTo("draw G");
    assertThat(Scene.GAME.seen(scene.state, 1, 0, draw)).isEqualTo("draw ?");
    assertThat(Scene.GAME.seen(scene.state, 0, 0, draw)).isEqualTo("draw ?");
    assertThat(Scene.GAME.narrate(scene.state, 1, 0, draw).toString()).doesNotContain("colour");
  }

  /// Seat 1 has laid a tile and has no open cards: whatever hand the others imagine for it, a
  /// column can still be built.
  @Test
  @Proves("PAG-7")
  void imaginedHandsCanGoOn() {
    Scene scene = Scene.turn().holds("Rrg");
    for (int number = 1; number <= 6; number++) {
      scene.site(number, "R4");
    }
    scene.play("1=RG:R");
    int[] legal = new int[scene.state.maxLegal()];
    for (int viewer : new int[] {0, 2}) {
      for (int seed = 0; seed < 200; seed++) {
        PagodaState world = scene.state.copy();
        world.forget(viewer);
        world.imagine(new Xoroshiro(seed));
        assertThat(world.legalActions(1, legal))
            .as("viewer %s, seed %s", viewer, seed)
            .isPositive();
      }
    }
  }

  /// Seat 2 can continue only with the one unseen green card: in every world that a spectator
  /// imagines, seat 1 does not hold it.
  @Test
  @Proves("PAG-7")
  void bothHandsImaginedLeaveTheTurnItsCard() {
    Scene scene = Scene.turn().second().holds(1, "BBRVYvv").holds(2, "Rg");
    for (int number = 1; number <= 6; number++) {
      scene.site(number, "R4");
    }
    scene.pile("V").play("1=RG:R");
    int[] legal = new int[scene.state.maxLegal()];
    for (int viewer : new int[] {0, 1}) {
      for (int seed = 0; seed < 50; seed++) {
        PagodaState world = scene.state.copy();
        world.forget(viewer);
        world.imagine(new Xoroshiro(seed));
        assertThat(world.legalActions(2, legal))
            .as("viewer %s, seed %s", viewer, seed)
            .isPositive();
      }
    }
  }

  @Test
  @Proves({"PAG-5", "PAG-12", "PAG-15"})
  void theDrawFollowsTheTurn() {
    Scene scene = Scene.turn().holds("RRGVYbb").play("1+R:R", "1+R:R", "2+B:b");
    assertThat(scene.get("played")).isEqualTo("{B:1,R:2}");
    scene.play("end");
    assertThat(scene.get("played")).isEqualTo("{}");
    assertThat(scene.get("discard")).isEqualTo("{B:1,R:2}");
    assertThat(scene.get("phase")).isEqualTo("draw");
    assertThat(scene.get("fill")).isEqualTo("2");
    scene.draw("GG");
    assertThat(scene.get("display")).as("the display first").startsWith("[GGGVY,");
    scene.draw("V");
    assertThat(scene.get("hand")).isEqualTo("[BV,]");
    assertThat(scene.get("turn")).isEqualTo("2");
    assertThat(scene.get("phase")).isEqualTo("act");
  }

  @Test
  @Proves("PAG-15")
  void aFullerHandKeepsItsCards() {
    Scene scene = Scene.turn().holds("RGVYBbbbb").play("1+R:R", "2+B:b", "end");
    scene.draw("Y");
    assertThat(scene.get("hand")).isEqualTo("[BBB,]");
    assertThat(scene.get("turn")).isEqualTo("2");
  }

  @Test
  @Proves("PAG-15")
  void theDiscardsBecomeThePile() {
    Scene scene = Scene.turn().holds("RRGVYgy").pile("V").play("1+R:R", "1+R:R", "end").draw("V");
    assertThat(scene.codes()).containsExactly("card-drawn-open", "pile-renewed");
    assertThat(scene.get("discard")).isEqualTo("{}");
    assertThat(scene.get("pile"))
        .as("what was played is there too")
        .isEqualTo("{B:10,G:8,R:10,V:8,Y:8}");
    // Cards given up can become the whole pile, if there were no discards before.
    Scene dragon = Scene.turn().holds("RRGVY").marker("Y", 2).pile("");
    for (int i = 0; i < Cards.COLOURS; i++) {
      dragon.state.discard[i] = 0;
    }
    dragon.play("dragon GR");
    assertThat(dragon.codes()).containsExactly("dragon-used", "pile-renewed");
    assertThat(dragon.get("pile")).isEqualTo("{G:1,R:1}");
  }

  @Test
  @Proves({"PAG-5", "PAG-13"})
  void aModifiedTurnBuildsOneColumnForFourCards() {
    Scene scene = Scene.turn().site(1, "B4", "=BR").site(2, "G4").holds("BGRVYgg").marker("R", 2);
    assertThat(scene.legal("discard ")).contains("discard BGgg", "discard BGRV");
    assertThat(scene.ask("discard BBGR")).isEqualTo("PAG-13 no-such-card");
    scene.play("discard BGgg");
    assertThat(scene.get("discard")).isEqualTo("{B:1,G:3}");
    assertThat(scene.get("phase")).isEqualTo("column");
    assertThat(scene.ask("1+R:R")).isEqualTo("PAG-13 free-column-first");
    assertThat(scene.ask("lantern")).isEqualTo("PAG-13 free-column-first");
    assertThat(scene.ask("end")).isEqualTo("PAG-13 free-column-first");
    assertThat(scene.ask("2+G")).isEqualTo("PAG-8 floor-full");
    assertThat(scene.ask("1+B")).isEqualTo("PAG-8 other-colour");
    assertThat(scene.legal("3+")).containsExactly("3+B", "3+G", "3+R", "3+V", "3+Y");
    scene.play("1+R");
    assertThat(scene.get("score")).isEqualTo("[2,0]");
    assertThat(scene.get("phase")).isEqualTo("draw");
    scene.draw("BGRR");
    assertThat(scene.get("turn")).isEqualTo("2");
  }

  @Test
  @Proves("PAG-13")
  void aModifiedTurnIsTheFirstActionAndTheDragonMayComeBefore() {
    Scene scene = Scene.turn().holds("BGRVYgg").marker("Y", 1).marker("V", 1);
    scene.play("dragon B").draw("B").play("discard BGRV", "1+Y").draw("BGRV");
    assertThat(scene.get("phase")).as("and the fan in its draw").isEqualTo("fan");
    Scene four = Scene.turn().holds("BGRV");
    assertThat(four.legal("discard ")).containsExactly("discard BGRV");
    assertThat(Scene.turn().holds("BGR").legal("discard ")).isEmpty();
    Scene later = Scene.turn().holds("BGRVYgg").play("1+B:B");
    assertThat(later.ask("discard GRVY")).isEqualTo("PAG-13 modified-first");
    Scene lantern = Scene.turn().holds("BGRVYgg").marker("R", 1).play("lantern");
    assertThat(lantern.ask("discard GRVY")).isEqualTo("PAG-13 modified-first");
  }

  @Test
  @Proves("PAG-14")
  void whoCanBuildNothingGivesUpFourCards() {
    Scene scene = Scene.turn();
    for (int site = 1; site <= 6; site++) {
      scene.site(site, "R4");
    }
    scene.holds("BBGGVyy");
    assertThat(scene.legal()).isNotEmpty().allMatch(action -> action.startsWith("discard "));
    scene.play("discard BBGG");
    assertThat(scene.get("phase")).isEqualTo("draw");
    assertThat(scene.get("sites")).isEqualTo("[[R4],[R4],[R4],[R4],[R4],[R4]]");
    scene.draw("BGRV");
    assertThat(scene.get("turn")).isEqualTo("2");
    scene.holds("RBGGVyy");
    assertThat(scene.legal("discard ")).as("1=RB:R and 1+B:B can be built").isEmpty();
    assertThat(scene.ask("discard BGGV")).isEqualTo("PAG-13 no-room-for-free");
  }

  private static String view(Scene scene, int viewer) {
    CanonicalJson out = new CanonicalJson();
    Scene.GAME.writeView(scene.state, viewer, out);
    return out.toString();
  }
}
