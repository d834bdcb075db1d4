package tianxia.games.suntzu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

/// The narration of an action: happenings in order, sentences, and who gets them.
final class SunTzuTellingTest {
  private static final SunTzu GAME = Scene.GAME;
  private static final List<Words> LANGUAGES =
      Games.LANGUAGES.stream().map(language -> Games.words("sun-tzu", language)).toList();

  @Test
  void aDynastyIsToldProvinceByProvince() {
    Scene scene = Scene.standard().armies(-2, 1, 0, 3, 0);
    scene.lay(1, "7", "P", "2", "P", "6").lay(2, "4", "2", "2", "2");
    scene.give(2, "9");
    assertThat(scene.told(2, "Ma:9"))
        .containsExactly(
            "King Shao gives an order for Mandarin.",
            "King Shao has sealed the orders.",
            "The provinces are revealed in their starting order.",
            "Xinjiang: 7 against 4.",
            "Sun Tzu wins in Xinjiang by 3.",
            "Two armies of King Shao leave Xinjiang.",
            "An army of Sun Tzu enters Xinjiang.",
            "Tibet: the plague against 2.",
            "Plague in Tibet: Sun Tzu loses 0 and keeps 1.",
            "Qinghai: 2 against 2.",
            "Nobody wins in Qinghai.",
            "Mongolia: the plague against 2.",
            "Plague in Mongolia: Sun Tzu loses 2 and keeps 1.",
            "Mandarin: 6 against 9.",
            "Sun Tzu places a marker by Mandarin.",
            "King Shao wins in Mandarin by 3.",
            "An army of King Shao enters Mandarin.",
            "An army of King Shao enters Mandarin.",
            "An army of King Shao enters Mandarin.");
  }

  @Test
  void whatIsCoveredIsToldToItsSeatAlone() {
    Scene scene = Scene.standard();
    int lay = GAME.read(scene.state, 1, "Xi:5");
    assertThat(GAME.seen(scene.state, 1, 1, lay)).isEqualTo("Xi:5");
    assertThat(scene.tell(1, 1, "Xi:5"))
        .containsExactly(
            Happening.of("card-laid").with("by", 1).with("province", "Xi").with("card", "5"));
    for (int viewer : List.of(0, 2)) {
      assertThat(GAME.seen(scene.state, viewer, 1, lay)).isEqualTo("Xi:?");
      assertThat(scene.tell(viewer, 1, "Xi:5"))
          .containsExactly(Happening.of("card-laid-covered").with("by", 1).with("province", "Xi"));
    }
    scene.fight("2", "2");
    int draw = GAME.read(scene.state, 0, "draw P");
    assertThat(GAME.seen(scene.state, 1, 0, draw)).isEqualTo("draw P");
    assertThat(GAME.seen(scene.state, 2, 0, draw)).isEqualTo("draw ?");
    scene.answer("draw P", "draw +1", "draw P", "draw +1");
    int keep = GAME.read(scene.state, 2, "keep P");
    assertThat(GAME.seen(scene.state, 2, 2, keep)).isEqualTo("keep P");
    assertThat(GAME.seen(scene.state, 0, 2, keep)).isEqualTo("keep ?");
  }

  /// Random play and a few scenes produce every happening; both languages have words for each.
  @Test
  void everythingThatCanHappenHasWords() {
    Set<String> met = new TreeSet<>();
    for (Options options : GameContract.optionSets(GAME)) {
      for (long seed = 0; seed < 40; seed++) {
        SunTzuState state = GAME.start(options);
        Xoroshiro random = new Xoroshiro(seed);
        while (state.actors() != 0) {
          int actor = Actors.first(state.actors());
          int action = state.sample(actor, random);
          int viewer = random.nextInt(3);
          GAME.narrate(state, viewer, actor, action).forEach(happening -> meet(happening, met));
          GAME.moments(state, 1 + random.nextInt(2)).forEach(ahead -> name(ahead.name(), met));
          state.apply(actor, action);
        }
      }
    }
    rare().forEach(happening -> meet(happening, met));
    for (Words words : LANGUAGES) {
      Set<String> all = new TreeSet<>(words.templates().keySet());
      all.removeIf(key -> !key.startsWith("happening."));
      assertThat(all).isEqualTo(met);
    }
  }

  private static void meet(Happening happening, Set<String> met) {
    met.add("happening." + happening.code());
    for (Words words : LANGUAGES) {
      String sentence = words.sentence(happening);
      assertThat(sentence).doesNotContain("{", "}", "happening.").endsWith(".");
    }
  }

  /// The name of a moment is used within a sentence.
  private static void name(Happening moment, Set<String> met) {
    met.add("happening." + moment.code());
    for (Words words : LANGUAGES) {
      assertThat(words.sentence(moment)).doesNotContain("{", "}", "happening.").doesNotEndWith(".");
    }
  }

  private static List<Happening> rare() {
    Scene bare = Scene.standard().lost(1, 21);
    bare.lay(1, "6", "2", "2", "2", "2").lay(2, "2", "2", "2", "2");
    bare.give(2, "2");
    Scene source = Scene.standard().armies(11, 10, 0, 0, 0).fight("6", "2");
    Scene cost = Scene.advanced().armies(9, 9, 0, 0, 0).fight("+2", "2");
    Scene scourge = Scene.warlords("march", "scourge").armies(4, 0, 0, 0, 0);
    scourge.lay(1, "P", "2", "2", "2", "2").lay(2, "2", "2", "2", "2", "2").answer("pass", "pass");
    Scene reserve = last().armies(0, 3, 0, -1, 0);
    reserve.state.chooser = 0;
    List<Happening> all = new ArrayList<>();
    all.addAll(bare.tell(0, 2, "Ma:2"));
    all.addAll(source.tell(0, 1, "from Xi"));
    all.addAll(cost.tell(0, 1, "from Xi"));
    all.addAll(scourge.tell(0, 2, "scourge"));
    all.addAll(last().tell(0, 2, "Ma:2"));
    all.addAll(last().pawn(3).tell(0, 2, "Ma:2"));
    all.addAll(last().pawn(9).armies(1, -1, 0, 0, 0).chooser(0).dynasty(9).tell(0, 2, "Ma:2"));
    all.addAll(ends(reserve));
    all.addAll(ends(last().pawn(9).armies(2, 1, 0, 0, 0)));
    return all;
  }

  /// Just before the last card of the game.
  private static Scene last() {
    Scene scene = Scene.standard().dynasty(9);
    scene.lay(1, "2", "2", "2", "2", "2").lay(2, "2", "2", "2", "2");
    return scene.give(2, "2");
  }

  private static List<Happening> ends(Scene scene) {
    int chooser = Actors.first(scene.play(2, "Ma:2").state.actors());
    return scene.tell(0, chooser, Scene.FIRST_ORDER);
  }

  @Test
  void endsReadAsTheyShould() {
    assertThat(last().told(2, "Ma:2"))
        .endsWith(
            "The pawn is in the middle, and Sun Tzu and King Shao have 21 armies in reserve each:"
                + " the victory is shared.");
    Happening reserve =
        Happening.of("won-by-reserve").with("by", 2).with("count", 1).with("other", 0);
    assertThat(Games.words("sun-tzu", "en").sentence(reserve))
        .isEqualTo("The pawn is in the middle; King Shao has 1 army in reserve against 0.");
    assertThat(Games.words("sun-tzu", "fr").sentence(reserve))
        .isEqualTo("Le pion est au milieu\u202f; le roi Shao a 1 armée en réserve contre 0.");
  }

  @Test
  void bothLanguagesHaveTheSameOptionsAndCards() {
    for (Words words : LANGUAGES) {
      assertThat(words.templates()).containsKeys("game.name", "game.tagline");
      for (OptionSpec option : GAME.options()) {
        assertThat(words.templates()).containsKey("option." + option.name());
        for (String value : option.values()) {
          String key = "option." + option.name() + "." + value;
          assertThat(words.templates()).containsKeys(key, key + ".note");
        }
      }
      for (int province = 0; province < Province.COUNT; province++) {
        assertThat(words.templates()).containsKey("province." + Province.name(province));
      }
      for (int warlord = Warlord.REINFORCE; warlord <= Warlord.SCOURGE; warlord++) {
        assertThat(words.templates()).containsKey("warlord." + Warlord.name(warlord));
      }
    }
  }
}
