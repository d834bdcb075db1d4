package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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
import tianxia.kernel.Preview;
import tianxia.kernel.Words;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.Proves;

/// What is told of an action, in order and in words, and what of it is previewed.
final class QinTellingTest {
  private static final Qin GAME = Scene.GAME;

  @Test
  void aTileThatFoundsAndStaysAlone() {
    assertThat(new Scene(2).told("Rf7Bf8"))
        .containsExactly(
            "Jade lays a red and blue tile on f7 and f8.",
            "Jade founds a red province.",
            "The blue square f8 stays alone.");
  }

  @Test
  void aProvinceThatGrowsAndBecomesMajorTakesAVillage() {
    Scene scene = new Scene(2).lay(1, "Ri3Ri4").lay(2, "Yk3Yk4").lay(2, "Yl4Ym4");
    assertThat(scene.told("Yk5Rk6"))
        .containsExactly(
            "Jade lays a red and yellow tile on k5 and k6.",
            "Plum’s yellow province grows to five squares.",
            "Plum’s yellow province is a major one, with a double pagoda.",
            "The red square k6 stays alone.",
            "Plum takes village j3 from Jade.");
  }

  @Test
  void aJoinSaysWhoAbsorbsWhatAndWhoGetsPagodasBack() {
    Scene scene = new Scene(2).lay(1, "Rh9Rh10").lay(1, "Ri11Rj11");
    scene.lay(2, "Rh12Rh13").lay(2, "Ri13Bj13");
    assertThat(scene.told("Yg11Rh11"))
        .containsExactly(
            "Jade lays a red and yellow tile on g11 and h11.",
            "The yellow square g11 stays alone.",
            "Jade absorbs Plum’s red province (4 vs 3).",
            "Jade’s red provinces become one.",
            "Jade’s red province is a major one, with a double pagoda.",
            "One pagoda returns to Plum.");
  }

  @Test
  void aMajorProvinceAbsorbsWhateverTheSums() {
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Bi5");
    scene.lay(2, "Rf6Rg6").lay(2, "Bf4Rf5").lay(2, "Ri6Rj6").lay(2, "Rk6Bl6");
    assertThat(scene.told("Rh6Yh7"))
        .containsExactly(
            "Jade lays a red and yellow tile on h6 and h7.",
            "Jade’s major red province absorbs one of Plum’s (three squares).",
            "Jade’s major red province absorbs one of Plum’s (three squares).",
            "Jade’s red province grows to twelve squares.",
            "Two pagodas return to Plum.",
            "Jade founds a yellow province.");
  }

  @Test
  void theLastPagodaIsTold() {
    assertThat(new Scene(2).leave(1, 1).told("Rc7Rd7"))
        .endsWith("Jade’s pagodas all stand. The last one went to the province at c7.");
    assertThat(new Scene(2).lay(1, "Ri5Bj5").leave(1, 2).told("Ri3Ri4"))
        .endsWith(
            "Village j3 is Jade’s.", "Jade’s pagodas all stand. The last one went to village j3.");
  }

  @Test
  void aDrawnTileIsToldToItsSeatAlone() {
    QinState state = new Scene(2).play("Rh7Rh8").state;
    int draw = Moves.draw(Tiles.kind("YB"));
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

  @Test
  void refusalsSaySquaresAndNumbers() {
    Scene tie = new Scene(2).lay(1, "Rh9Rh10").lay(2, "Rh12Rh13");
    assertThat(tie.refusal("Rh11Bi11").reason())
        .isEqualTo(
            Happening.of("tie")
                .with("colour", "R")
                .with("squares", List.of("h10", "h12"))
                .with("seats", List.of("1", "2"))
                .with("sum", 2));
    assertThat(Games.words("qin", "fr").sentence(tie.refusal("Rh11Bi11")))
        .isEqualTo(
            "Jade et Prune sont à égalité ici (2 chacun)\u00a0: personne ne la posséderait.");
    Scene majors = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    majors.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    assertThat(Games.words("qin", "en").sentence(majors.refusal("Rh6Rh7")))
        .isEqualTo("Two major provinces can’t join here.");
  }

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

  /// Random play meets every happening; both languages have the same keys, and words for all.
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
    for (Happening pass : GAME.narrate(new Scene(2).strip(1).state, 0, 1, Moves.PASS)) {
      met.add("happening." + pass.code());
      assertThat(english.sentence(pass)).isEqualTo("Jade can lay no tile and passes.");
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

  @Test
  @Proves({"GEN-4", "QIN-20"})
  void inAnImaginedWorldSomebodyCanPlace() {
    // One place is left, between two red major provinces; the seat has only red tiles, so the other
    // one holds a tile without red.
    Scene scene = new Scene(2).lay(1, "Rh1Rh2").lay(1, "Rh3Rh4").lay(1, "Rh5Ri5");
    scene.lay(2, "Rh8Rh9").lay(2, "Rh10Rh11").lay(2, "Rh12Rh13");
    scene.strip(1).give("RR").give("RR").give("RR");
    int place = Squares.of(7, 5);
    Arrays.fill(scene.state.land.open, 0);
    scene.state.land.open[Squares.WORDS + place / 64] = 1L << place;
    assertThat(Placements.any(scene.state.land, scene.state.hand(1))).isFalse();
    assertThat(Placements.anyOf(scene.state.land, Tiles.kind("BB"))).isTrue();
    scene.state.forget(1);
    Xoroshiro random = new Xoroshiro(5);
    for (int i = 0; i < 200; i++) {
      QinState world = scene.state.copy();
      world.imagine(random);
      assertThat(Placements.any(world.land, world.hand(2))).isTrue();
    }
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
    // Eleven of the 69 unseen tiles are red ones: 33/69 of them in a hand of three, in the mean.
    assertThat(red[2] / 6000.0).isBetween(0.44, 0.52);
    assertThat(red[3] / 6000.0).isBetween(0.44, 0.52);
  }
}
