package tianxia.games.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.words.Words;
import tianxia.testkit.proof.Proves;

/// Every message has a sentence in both languages, and no sentence is unused.
final class PagodaWordsTest {
  private static final Pagoda GAME = Scene.GAME;
  private static final int PLAYS = 60;

  /// Random play and a few scenes produce every happening.
  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void everythingThatCanHappenHasWords(String language) {
    Words words = Games.words("pagoda", language);
    List<Happening> told = new ArrayList<>();
    for (long seed = 0; seed < PLAYS; seed++) {
      told.addAll(play(seed));
    }
    told.addAll(closed().told());
    told.addAll(GAME.narrate(shared(), 0, 2, GAME.read(shared(), 2, "end")));
    Set<String> met = new TreeSet<>();
    for (Happening happening : told) {
      if (met.add("happening." + happening.code())) {
        assertThat(words.sentence(happening)).doesNotContain("{", "}").endsWith(".");
      }
    }
    assertThat(keys(words, "happening.")).isEqualTo(met);
  }

  /// The happenings of a quick game as seen by the spectator and by seat 1, with more building than
  /// in uniform play.
  private static List<Happening> play(long seed) {
    Xoroshiro random = new Xoroshiro(seed);
    PagodaState state = GAME.start(Options.of(GAME.options(), Map.of("length", "quick")));
    List<Happening> told = new ArrayList<>();
    int[] legal = new int[state.maxLegal()];
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      // The last actions in the list build; the first give up cards.
      if (actor > 0 && state.phase == PagodaState.Phase.ACT && random.nextInt(8) > 0) {
        int count = state.legalActions(actor, legal);
        action = legal[count - 1 - random.nextInt(Math.min(count, 12))];
      }
      told.addAll(GAME.narrate(state, (int) seed % 2, actor, action));
      state.apply(actor, action);
    }
    return told;
  }

  private static Scene closed() {
    Scene scene = Scene.turn().gone("YB", "YG", "YR", "YV", "YY").site(4, "Y3").holds("YYRGB");
    return scene.play("4+Y:Y");
  }

  /// Shortly before the end of a game with a shared win.
  private static PagodaState shared() {
    Scene scene = Scene.turn().gone("YB", "YG", "YR", "YV", "YY").second();
    scene.site(1, "Y4").site(2, "Y4").site(3, "Y4").holds("BBGRV").play("4+B:B");
    scene.state.score[0] = 1;
    return scene.state;
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  @Proves({"GEN-3", "GEN-6"})
  void everyRefusalHasWordsThatItsParametersFit(String language) {
    Words words = Games.words("pagoda", language);
    Set<String> met = new TreeSet<>();
    for (Refusal refusal : refusals()) {
      met.add("refusal." + refusal.reason().code());
      assertThat(words.sentence(refusal)).doesNotContain("{", "}").endsWith(".");
    }
    assertThat(keys(words, "refusal.")).isEqualTo(met);
  }

  private static List<Refusal> refusals() {
    PagodaState over = shared();
    over.apply(2, GAME.read(over, 2, "end"));
    PagodaState deal = Scene.deal().state;
    PagodaState start = Scene.turn().holds("BRYVVrr").site(2, "R4").site(3, "G4").gone("RB").state;
    PagodaState built = Scene.turn().holds("BBBBRrr").play("1+B:B", "1+B:B", "1+B:B").state;
    PagodaState fan =
        Scene.turn().marker("V", 1).holds("RBGVYgg").play("1+R:R", "end").draw("R").state;
    PagodaState free = Scene.turn().holds("BGRVY").play("discard BGRV").state;
    PagodaState used = Scene.turn().marker("R", 2).holds("BGRVY").play("lantern").state;
    PagodaState lit =
        Scene.turn().marker("R", 1).marker("Y", 1).holds("BGRVY").play("lantern").state;
    PagodaState tower =
        Scene.turn().site(1, "B4", "=BR", "R4", "=RY", "Y4", "=YR", "R4").holds("RVVGY").state;
    PagodaState roofed = tower.copy();
    roofed.apply(1, GAME.read(roofed, 1, "1^RV:R/VV"));
    Scene full = Scene.turn();
    for (int site = 1; site <= 6; site++) {
      full.site(site, "R4");
    }
    PagodaState crowded = full.holds("RBGVY").state;
    PagodaState empty = Scene.deal().pile("BB").state;
    return List.of(
        why(over, 1, "end"),
        why(start, 1, "draw B"),
        why(start, 0, "end"),
        why(deal, 1, "end"),
        why(start, 2, "end"),
        why(start, 1, "1+\u0000X and so on, for a long while"),
        why(empty, 0, "draw R"),
        why(fan, 1, "end"),
        why(start, 1, "fan"),
        why(free, 1, "end"),
        why(start, 1, "end"),
        why(built, 1, "2+R:R"),
        why(start, 1, "1+B"),
        why(start, 1, "2+R:R"),
        why(lit, 1, "dragon R"),
        why(built, 1, "discard BRrr"),
        why(free, 1, "1+B:B"),
        why(used, 1, "lantern"),
        why(start, 1, "lantern"),
        why(start, 1, "1=BR:B"),
        why(start, 1, "2=BR:B"),
        why(start, 1, "2=RB:R"),
        why(start, 1, "1+G:G"),
        why(tower, 1, "1=RV:R"),
        why(tower, 1, "2^RV:R/VV"),
        why(tower, 1, "1^RG:R/GG"),
        why(roofed, 1, "1^RG:R/GG"),
        why(crowded, 1, "discard BGRV"),
        why(full.holds("RYYYY").state.copy(), 1, "1=RB:R"),
        why(Scene.turn().site(1, "R1").holds("BGRVY").state, 1, "1+B:B"));
  }

  private static Refusal why(PagodaState state, int actor, String text) {
    return GAME.why(state, actor, text)
        .orElseThrow(() -> new AssertionError(actor + " " + text + " is legal"));
  }

  @Test
  void bothLanguagesNameTheSameThings() {
    Words english = Games.words("pagoda", "en");
    Words french = Games.words("pagoda", "fr");
    for (String prefix :
        List.of("game.", "option.", "happening.", "refusal.", "tile.", "ability.")) {
      assertThat(keys(french, prefix)).isNotEmpty().isEqualTo(keys(english, prefix));
    }
    for (OptionSpec option : GAME.options()) {
      for (String value : option.values()) {
        assertThat(english.templates()).containsKey("option." + option.name() + "." + value);
      }
    }
    for (int tile = 0; tile < PagodaState.TILES; tile++) {
      assertThat(english.templates()).containsKey("tile." + StateJson.tile(tile));
    }
  }

  @Test
  void sentencesReadAsTheyShould() {
    List<Happening> told = new ArrayList<>(closed().told());
    told.addAll(Scene.turn().holds("BRVYY").marker("Y", 1).play("dragon R").told());
    told.addAll(
        Scene.turn().site(2, "R4").marker("B", 1).holds("YYVRG").play("1+V:V", "2=RV:YY").told());
    assertThat(told.stream().map(Games.words("pagoda", "en")::sentence))
        .containsExactly(
            "Jade scores 1 point on site 4: a yellow column.",
            "Floor 1 of site 4 has its four columns.",
            "No yellow tile is left: the pagoda on site 4 counts as complete.",
            "Jade wakes the dragon and swaps one card: red.",
            "Jade offers the Buddha two yellow cards.",
            "Jade scores 1 point on site 2: a red tile with violet slots.",
            "Jade gains the lantern.");
    assertThat(told.stream().map(Games.words("pagoda", "fr")::sentence))
        .containsExactly(
            "Jade marque 1 point sur le terrain 4\u202f: une colonne jaune.",
            "L’étage 1 du terrain 4 a ses quatre colonnes.",
            "Il ne reste aucune tuile jaune\u202f: la pagode du terrain 4 est considérée comme"
                + " achevée.",
            "Jade éveille le dragon et échange une carte\u202f: rouge.",
            "Jade offre au Bouddha deux cartes jaunes.",
            "Jade marque 1 point sur le terrain 2\u202f: une tuile rouge à emplacements"
                + " violets.",
            "Jade gagne la lanterne.");
  }

  private static Set<String> keys(Words words, String prefix) {
    Set<String> keys = new TreeSet<>(words.templates().keySet());
    keys.removeIf(key -> !key.startsWith(prefix));
    return keys;
  }
}
