package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Legal;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.json.CanonicalJson;
import tianxia.testkit.proof.Proves;

/// The components and the set-up (SUN-1 to SUN-6).
final class SunTzuSetupTest {
  private static final SunTzu GAME = Scene.GAME;

  @Test
  @Proves("SUN-1")
  void provincesStandInTheirOrderAndShareTheirBorders() {
    Scene scene = Scene.warlords("march", "remove").armies(1, 1, 1, 1, 1);
    scene.lay(1, "2", "3", "4", "5", "1").lay(2, "2", "3", "4", "5", "1");
    TreeSet<String> marches = new TreeSet<>(List.of("pass"));
    for (String border :
        List.of("Xi Ti", "Xi Qi", "Xi Mo", "Ti Qi", "Ti Ma", "Qi Mo", "Qi Ma", "Mo Ma")) {
      marches.add("march " + border);
      marches.add("march " + border.substring(3) + " " + border.substring(0, 2));
    }
    assertThat(scene.legal(1)).containsExactlyElementsOf(marches);
    assertThat(scene.json()).contains("\"reveal\":[\"Xi\",\"Ti\",\"Qi\",\"Mo\",\"Ma\"]");
  }

  @Test
  @Proves("SUN-2")
  void cardsOfEachSeat() {
    String six = "[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\"]";
    assertThat(start(Map.of()))
        .contains("\"hand\":[" + six + "," + six + "]")
        .contains("{\"+1\":3,\"-1\":3,\"10\":1,\"7\":1,\"8\":1,\"9\":1,\"P\":2}");
    assertThat(start(Map.of("rules", "advanced")))
        .contains("{\"+1\":3,\"+2\":1,\"+3\":1,\"-1\":3,\"10\":1,\"7\":1,\"8\":1,\"9\":1,\"P\":2}");
  }

  private static String start(Map<String, String> options) {
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(GAME.start(Options.of(GAME.options(), options)), out);
    return out.toString();
  }

  @Test
  @Proves("SUN-3")
  void scoreTilesOfBothKinds() {
    assertThat(tiles("rising"))
        .containsExactlyElementsOf(PlainSunTzu.RISING.stream().map(t -> "tile " + t).toList());
    assertThat(tiles("mixed"))
        .containsExactlyElementsOf(PlainSunTzu.MIXED.stream().map(t -> "tile " + t).toList());
  }

  private static List<String> tiles(String values) {
    Options options = Options.of(GAME.options(), Map.of("values", values));
    return Legal.notations(GAME, GAME.start(options), 0);
  }

  @Test
  @Proves("SUN-4")
  void thePawnBeginsInTheMiddleAndStopsAtTheRedEnds() {
    assertThat(Scene.standard().state.pawn).isZero();
    Scene plus = Scene.standard().pawn(8).dynasty(3).armies(1, 1, 1, 1, 1).fight("2", "2");
    assertThat(plus.state.pawn).isEqualTo(10);
    Scene minus = Scene.standard().pawn(-8).dynasty(3).armies(-1, -1, -1, -1, -1).fight("2", "2");
    assertThat(minus.state.pawn).isEqualTo(-10);
  }

  @Test
  @Proves("SUN-4")
  void aTrackOfNineEndsOneStepSooner() {
    List<String> nine = List.of("track=9");
    Scene reached = new Scene(nine).pawn(8).dynasty(3).armies(2, 0, 0, 0, 0).fight("2", "2");
    assertThat(reached.state.pawn).isEqualTo(9);
    assertThat(reached.state.winners).isEqualTo(0b010);
    Scene past = new Scene(nine).pawn(-8).dynasty(3).armies(-1, -1, -1, -1, -1).fight("2", "2");
    assertThat(past.state.pawn).isEqualTo(-9);
    assertThat(past.state.winners).isEqualTo(0b100);
    Scene ten = Scene.standard().pawn(8).dynasty(3).armies(2, 0, 0, 0, 0).fight("2", "2");
    assertThat(ten.state.pawn).isEqualTo(9);
    assertThat(ten.state.winners).isZero();
  }

  @Test
  @Proves("SUN-4")
  void theTrackIsTenWhereNothingIsSaid() {
    assertThat(GAME.options().getLast())
        .isEqualTo(new OptionSpec("track", List.of("10", "9"), "10"));
    assertThat(GAME.start(Options.of(GAME.options(), Map.of())))
        .isEqualTo(GAME.start(Options.of(GAME.options(), Map.of("track", "10"))))
        .isNotEqualTo(GAME.start(Options.of(GAME.options(), Map.of("track", "9"))));
    assertThat(start(Map.of("track", "9"))).isEqualTo(start(Map.of()));
  }

  @Test
  @Proves("SUN-5")
  void twentyOneArmiesASeat() {
    assertThat(Scene.standard().state.reserve).containsExactly(21, 21);
    Scene scene = Scene.advanced().lay(1, "6", "+3", "9", "2", "2").lay(2, "2", "2", "2", "2", "5");
    SunTzuState state = scene.state;
    assertThat(state.marks[0]).isEqualTo(1);
    assertThat(state.lost[0]).isEqualTo(2);
    assertThat(state.aside[0]).isEqualTo(3);
    assertThat(state.armiesOnMap(0)).isEqualTo(4 + 3 + 7);
    assertThat(state.reserve).containsExactly(21 - 1 - 2 - 3 - 14, 21 - 3 - 3);
  }

  @Test
  @Proves("SUN-6")
  void tilesAreDrawnThenFourCardsForSeatOneAndFourForSeatTwo() {
    SunTzuState state = GAME.start(Options.of(GAME.options(), Map.of()));
    for (String tile : List.of("3-4-5", "1-2-4", "2-4-5", "1-3-5", "1-2-5")) {
      assertThat(state.actors()).isEqualTo(1);
      state.apply(0, GAME.read(state, 0, "tile " + tile));
      assertThat(Legal.notations(GAME, state, 0)).doesNotContain("tile " + tile);
    }
    for (int i = 0; i < 8; i++) {
      assertThat(state.actors()).isEqualTo(1);
      assertThat(state.handSize(0)).isEqualTo(6 + Math.min(i, 4));
      assertThat(state.handSize(1)).isEqualTo(6 + Math.max(i - 4, 0));
      assertThat(Legal.notations(GAME, state, 0)).contains("draw P");
      state.apply(
          0, GAME.read(state, 0, i % 4 == 0 ? "draw P" : i % 4 == 1 ? "draw 9" : "draw +1"));
    }
    assertThat(state.actors()).isEqualTo(0b110);
    CanonicalJson out = new CanonicalJson();
    GAME.writeState(state, out);
    assertThat(out.toString())
        .contains("\"tiles\":[\"3-4-5\",\"1-2-4\",\"2-4-5\",\"1-3-5\",\"1-2-5\"]")
        .contains("\"phase\":\"orders\"");
  }
}
