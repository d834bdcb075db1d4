package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.words.Words;
import tianxia.testkit.proof.Proves;

/// Every reason for a refusal: its clause, its code, and a sentence in both languages.
final class SunTzuRefusalTest {
  private static final String TWOS = "2 2 2 2 2";

  /// What was refused, as `CLAUSE code`, and the refusals themselves.
  private final List<Refusal> refusals = new ArrayList<>();

  private void refused(Scene scene, int actor, String action, String expected) {
    assertThat(scene.refused(actor, action)).as(action).isEqualTo(expected);
    refusals.add(scene.refusal(actor, action));
  }

  @Test
  @Proves("GEN-6")
  void everyRefusalHasItsClauseItsCodeAndItsWords() {
    setup();
    orders();
    windows();
    questions();
    draws();
    Set<String> codes = new TreeSet<>();
    for (Refusal refusal : refusals) {
      codes.add("refusal." + refusal.reason().code());
      for (String language : Games.LANGUAGES) {
        String sentence = Games.words("sun-tzu", language).sentence(refusal);
        assertThat(sentence).doesNotContain("{", "}", "refusal.").endsWith(".");
      }
    }
    for (String language : Games.LANGUAGES) {
      Set<String> all = new TreeSet<>(Games.words("sun-tzu", language).templates().keySet());
      all.removeIf(key -> !key.startsWith("refusal."));
      assertThat(codes).isEqualTo(all);
    }
  }

  private void setup() {
    SunTzu game = Scene.GAME;
    SunTzuState state = game.start(Options.of(game.options(), Map.of("warlords", "on")));
    state.apply(0, Actions.of(Actions.TILE, 0));
    assertThat(game.why(state, 0, "tile 1-2-4")).map(this::kept).contains("SUN-6 tile-gone");
    assertThat(game.why(state, 0, "draw 9")).map(this::kept).contains("GEN-6 tiles-first");
    for (int tile = 1; tile < 5; tile++) {
      state.apply(0, Actions.of(Actions.TILE, tile));
    }
    assertThat(game.why(state, 1, "Xi:5")).map(this::kept).contains("SUN-25 choose-first");
    assertThat(game.why(state, 1, "choose scourge")).map(this::kept).contains("SUN-25 other-side");
    state.apply(2, game.read(state, 2, "choose scourge"));
    assertThat(game.why(state, 2, "choose remove")).map(this::kept).contains("GEN-6 not-your-turn");
    // In a preview nothing is resolved after the last choice.
    state.forget(1);
    state.apply(1, game.read(state, 1, "choose feint"));
    assertThat(game.why(state, 1, "Xi:5")).map(this::kept).contains("GEN-6 not-asked");
  }

  private String kept(Refusal refusal) {
    refusals.add(refusal);
    return refusal.clause() + " " + refusal.reason().code();
  }

  private void orders() {
    Scene scene = Scene.advanced().mark(1, "Xi");
    refused(scene, 1, "draw 9", "GEN-6 chance-draws");
    refused(scene, 0, "Xi:5", "GEN-6 chance-only-draws");
    refused(scene, 1, "Xi:11", "GEN-6 no-notation");
    refused(scene, 1, "keep 9", "SUN-7 orders-first");
    refused(scene, 1, "Ma:1", "SUN-7 other-province");
    refused(scene, 1, "Xi:+1", "SUN-7 not-in-hand");
    refused(scene, 1, "Xi:6", "SUN-8 marked");
    refused(scene, 1, "recruit 5", "SUN-24 recruit-once-only");
    refused(scene, 1, "recruit P", "SUN-24 not-in-hand");
    scene.state.aside[0] = 0;
    refused(scene, 1, "recruit 9", "SUN-24 nobody-aside");
    scene.play(2, "Xi:1");
    refused(scene, 2, "recruit 9", "SUN-24 recruit-before-orders");
    refused(Scene.standard(), 1, "recruit 9", "SUN-24 no-recruits");
    Scene few = Scene.advanced();
    Arrays.fill(few.state.hand, 0, 5, 0);
    refused(few, 1, "recruit 9", "SUN-24 hand-too-small");
    Scene order = Scene.standard().dynasty(2).armies(1, 0, 0, 0, 0);
    order.lay(1, cards(TWOS)).lay(2, cards(TWOS));
    refused(order, 2, "pass", "SUN-9 order-first");
    Scene over = Scene.standard().dynasty(9).fight("2", "2");
    refused(over, 1, "Xi:5", "GEN-6 game-over");
  }

  private static String[] cards(String cards) {
    return cards.split(" ", -1);
  }

  private void windows() {
    Scene scene = Scene.warlords("reinforce", "remove").armies(1, -1, 0, 0, 0);
    scene.lay(1, cards(TWOS)).lay(2, cards(TWOS));
    refused(scene, 1, "Xi:5", "SUN-26 window-open");
    refused(scene, 1, "march Xi Ti", "SUN-25 not-held");
    refused(scene, 1, "reinforce Ti", "SUN-25 not-controlled");
    scene.state.reserve[0] = 0;
    refused(scene, 1, "reinforce Xi", "SUN-25 reserve-empty");
    scene.answer("pass");
    refused(scene, 2, "remove Qi", "SUN-25 no-army-there");
    Scene march = Scene.warlords("march", "remove").armies(1, -1, 0, 0, 0);
    march.lay(1, cards(TWOS)).lay(2, cards(TWOS));
    refused(march, 1, "march Qi Xi", "SUN-25 not-controlled");
    refused(march, 1, "march Xi Ma", "SUN-25 no-border");
    refused(march, 1, "march Xi Ti", "SUN-25 enemy-there");
    refused(march.dynasty(7), 1, "march Xi Qi", "SUN-25 too-late");
  }

  private void questions() {
    Scene scene = Scene.warlords("march", "remove");
    scene.lay(1, "9", "2", "2", "2", "2").lay(2, cards(TWOS)).answer("pass", "pass");
    refused(scene, 1, "Xi:5", "SUN-27 answer-first");
    refused(scene, 1, "feint", "SUN-25 not-held");
    Scene source = Scene.standard().armies(10, 11, 0, 0, 0).fight("6", "2");
    refused(source, 1, "pass", "SUN-13 source-first");
    refused(source, 1, "from Qi", "SUN-13 no-source");
    Scene cost = Scene.advanced().armies(9, 9, 0, 0, 0).fight("+2", "2");
    refused(cost, 1, "from Qi", "SUN-15 no-source");
    Scene place = Scene.standard().armies(0, 10, 11, 0, 0).fight("9", "2");
    refused(place, 1, "from Xi", "SUN-17 no-source");
  }

  private void draws() {
    Scene scene = Scene.standard().deck(1, List.of("P", "9", "+1"), "+1").fight("2", "2");
    refused(scene, 1, "keep 9", "GEN-6 draw-first");
    refused(scene, 0, "tile 1-2-4", "GEN-6 tiles-drawn");
    refused(scene, 0, "draw 10", "SUN-2 not-in-deck");
    scene.answer("draw P", "draw 9", "draw +1", "draw P");
    refused(scene, 1, "pass", "SUN-22 keep-first");
    refused(scene, 1, "keep 9 P", "SUN-22 keep-count");
    refused(scene, 1, "keep 10", "SUN-22 not-drawn");
    Scene under = Scene.standard().deck(1, List.of(), "P", "9").fight("2", "2");
    refused(under, 0, "draw 9", "SUN-23 not-in-deck");
  }

  @Test
  void sentencesReadAsTheyShould() {
    Words french = Games.words("sun-tzu", "fr");
    Words english = Games.words("sun-tzu", "en");
    Refusal border =
        Scene.warlords("march", "remove")
            .armies(1, 0, 0, 0, 0)
            .lay(1, cards(TWOS))
            .lay(2, cards(TWOS))
            .refusal(1, "march Xi Ma");
    assertThat(english.sentence(border)).isEqualTo("Xinjiang and Mandarin share no border.");
    assertThat(french.sentence(border))
        .isEqualTo("Xinjiang et Mandarin n’ont pas de frontière commune.");
    Refusal plague = Scene.standard().refusal(1, "Xi:P");
    assertThat(english.sentence(plague)).isEqualTo("The plague is not in this hand.");
    assertThat(french.sentence(plague)).isEqualTo("La peste n’est pas dans cette main.");
  }
}
