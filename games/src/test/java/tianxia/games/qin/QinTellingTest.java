package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.words.Words;

/// The happenings of an action, in order and in words.
final class QinTellingTest {
  private static final Qin GAME = Scene.GAME;

  @Test
  void aTileThatFoundsAndStaysAlone() {
    assertThat(new Scene(2).told("Rf7Bf8"))
        .containsExactly(
            "Jade lays a red and blue tile on f7 and f8.",
            "Jade founds a red province at e7.",
            "Square f8 stays alone.");
  }

  @Test
  void aProvinceThatGrowsAndBecomesMajorTakesAVillage() {
    Scene scene = new Scene(2).lay(1, "Ri3Ri4").lay(2, "Yk3Yk4").lay(2, "Yl4Ym4");
    assertThat(scene.told("Yk5Rk6"))
        .containsExactly(
            "Jade lays a red and yellow tile on k5 and k6.",
            "Plum’s yellow province at k3 grows to five squares.",
            "Plum’s yellow province at k3 becomes a major province and carries a double pagoda.",
            "Square k6 stays alone.",
            "Plum takes village j3 from Jade.");
  }

  @Test
  void aJoinSaysWhoAbsorbsWhatAndWhoGetsPagodasBack() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(1, "Ri11Rj11");
    scene.lay(2, "Rh12Rh13").lay(2, "Ri13Bj13");
    assertThat(scene.told("Yg11Rh11"))
        .containsExactly(
            "Jade lays a red and yellow tile on g11 and h11.",
            "Square g11 stays alone.",
            "Jade absorbs Plum’s red province at h12 (4 vs 3).",
            "Jade’s red provinces at h9 and i11 are united.",
            "Jade’s red province at h9 becomes a major province and carries a double pagoda.",
            "One pagoda returns to Plum.");
  }

  @Test
  void aMajorProvinceAbsorbsWhateverTheSums() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Bi5");
    scene.lay(2, "Rf6Rg6").lay(2, "Bf4Rf5").lay(2, "Ri6Rj6").lay(2, "Rk6Bl6");
    assertThat(scene.told("Rh6Yh7"))
        .containsExactly(
            "Jade lays a red and yellow tile on h6 and h7.",
            "Jade’s major red province absorbs Plum’s at f5 (three squares).",
            "Jade’s major red province absorbs Plum’s at i6 (three squares).",
            "Jade’s red province at h1 grows to twelve squares.",
            "Two pagodas return to Plum.",
            "Jade founds a yellow province at g7.");
  }

  @Test
  void theLastPagodaIsTold() {
    assertThat(new Scene(2).leave(1, 1).told("Rc7Rd7"))
        .endsWith("Jade has placed the last pagoda, in the province at c7, and wins.");
    assertThat(new Scene(2).lay(1, "Ri5Bj5").leave(1, 2).told("Ri3Ri4"))
        .endsWith(
            "Jade takes village j3.", "Jade has placed the last pagoda, in village j3, and wins.");
  }

  @Test
  void aDrawnTileIsToldToItsSeatAlone() {
    QinState state = new Scene(2).play("Rh7Rh8").state;
    int draw = Actions.draw(Tiles.kind("YB"));
    assertThat(GAME.seen(state, 1, 0, draw)).isEqualTo("draw YB");
    for (int viewer : List.of(0, 2)) {
      assertThat(GAME.seen(state, viewer, 0, draw)).isEqualTo("draw ?");
      assertThat(GAME.narrate(state, viewer, 0, draw))
          .containsExactly(Happening.of("tile-drawn-covered").with("by", 1).with("left", 65));
    }
    assertThat(GAME.narrate(state, 1, 0, draw))
        .containsExactly(
            Happening.of("tile-drawn").with("tile", "YB").with("by", 1).with("left", 65));
  }

  /// Random play produces every happening; both languages have the same keys, with words for all.
  @Test
  void everythingThatCanHappenHasWords() {
    Words english = Games.words("qin", "en");
    Words french = Games.words("qin", "fr");
    Set<String> met = new TreeSet<>();
    for (long seed = 0; seed < 500; seed++) {
      QinState state =
          GAME.start(
              Options.of(GAME.options(), Map.of("board", "lion", "players", "" + (2 + seed % 3))));
      Xoroshiro random = new Xoroshiro(seed);
      while (state.actors() != 0) {
        int actor = Actors.first(state.actors());
        int action = state.sample(actor, random);
        for (Happening happening : GAME.narrate(state, state.turn(), actor, action)) {
          met.add("happening." + happening.code());
          assertThat(english.sentence(happening)).doesNotContain("{").endsWith(".");
          assertThat(french.sentence(happening)).doesNotContain("{").endsWith(".");
        }
        state.apply(actor, action);
      }
    }
    met.add("happening.tile-drawn-covered");
    for (Happening pass : GAME.narrate(new Scene(2).strip(1).state, 0, 1, Actions.PASS)) {
      met.add("happening." + pass.code());
      assertThat(english.sentence(pass)).isEqualTo("Jade cannot lay a tile and passes.");
    }
    assertThat(keys(english, "happening.")).isEqualTo(met);
    assertThat(keys(french, "happening.")).isEqualTo(met);
    assertThat(keys(english, "refusal.")).isEqualTo(keys(french, "refusal."));
    for (OptionSpec option : GAME.options()) {
      for (String value : option.values()) {
        String key = "option." + option.name() + "." + value;
        assertThat(english.templates()).containsKey(key);
        assertThat(french.templates()).containsKey(key);
      }
    }
  }

  private static Set<String> keys(Words words, String prefix) {
    Set<String> keys = new TreeSet<>();
    words.templates().keySet().stream().filter(key -> key.startsWith(prefix)).forEach(keys::add);
    return keys;
  }
}
