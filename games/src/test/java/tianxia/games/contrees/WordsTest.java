package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Happening;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Refusal;
import tianxia.kernel.words.Words;

/// Every message has a sentence in both languages, and no sentence is unused.
class WordsTest {
  private static final Words ENGLISH = Games.words("contrees", "en");
  private static final Words FRENCH = Games.words("contrees", "fr");

  private static final List<Happening> HAPPENINGS =
      List.of(
          HappeningCodes.tileLaid(1, "1,-2", 3, 16),
          HappeningCodes.territoryComplete(16),
          HappeningCodes.cornerForbidden(2, 1, "C4"),
          HappeningCodes.nothingForbidden(2, 1),
          HappeningCodes.towerRaised(1, "C4"),
          HappeningCodes.conquered(1, List.of("J"), 7, "E4"),
          HappeningCodes.cleaned(1, 2, List.of("I3", "J4")),
          HappeningCodes.encircled(1, 2, List.of("A1")),
          HappeningCodes.controlLost(2, List.of("N"), 2),
          HappeningCodes.cornersClosed(2, List.of("A1", "I3", "J4")),
          HappeningCodes.passed(2),
          HappeningCodes.wonByNine(1, 9),
          HappeningCodes.wonByCount(1, 5, 2, 1),
          HappeningCodes.wonByDestroyed(1, 1, 4, 2, 3),
          HappeningCodes.shared(0, 1));

  private static final List<Refusal> REFUSALS =
      List.of(
          RefusalCodes.otherName("B6", "A2"),
          RefusalCodes.stillLaying(),
          RefusalCodes.firstAtOrigin(),
          RefusalCodes.placeTaken("0,0"),
          RefusalCodes.noSharedEdge("5,5"),
          RefusalCodes.territoryComplete(),
          RefusalCodes.territoryReady(),
          RefusalCodes.firstTowerIsSeat1(),
          RefusalCodes.noCornerToForbid("X1"),
          RefusalCodes.forbidOff(),
          RefusalCodes.forbidNotYours(),
          RefusalCodes.forbidOver(),
          RefusalCodes.cornerForbidden("C4"),
          RefusalCodes.noSuchCorner("X1"),
          RefusalCodes.cornerTaken("C4", 2),
          RefusalCodes.cornerClosed("C4"),
          RefusalCodes.passNotAllowed(1));

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void everySentenceIsUsedAndEveryCodeHasOne(String language) {
    Words words = Games.words("contrees", language);
    Set<String> needed = new TreeSet<>();
    HAPPENINGS.forEach(happening -> needed.add("happening." + happening.code()));
    REFUSALS.forEach(refusal -> needed.add("refusal." + refusal.reason().code()));
    needed.addAll(Set.of("refusal.game-over", "refusal.not-your-turn", "refusal.no-notation"));
    Set<String> there = new TreeSet<>(words.templates().keySet());
    there.removeIf(key -> !key.startsWith("happening.") && !key.startsWith("refusal."));
    assertThat(there).isEqualTo(needed);
    for (Happening happening : HAPPENINGS) {
      assertThat(words.sentence(happening)).doesNotContain("{", "}").endsWith(".");
    }
    for (Refusal refusal : REFUSALS) {
      assertThat(words.sentence(refusal)).doesNotContain("{", "}").endsWith(".");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr"})
  void everyOptionAndValueIsNamed(String language) {
    Words words = Games.words("contrees", language);
    assertThat(words.templates()).containsKeys("game.name", "game.tagline");
    for (OptionSpec option : new Contrees().options()) {
      assertThat(words.templates()).containsKey("option." + option.name());
      for (String value : option.values()) {
        assertThat(words.templates()).containsKey("option." + option.name() + "." + value);
      }
    }
  }

  @Test
  void bothLanguagesHaveTheSameKeys() {
    Set<String> english = new TreeSet<>(ENGLISH.templates().keySet());
    Set<String> french = new TreeSet<>(FRENCH.templates().keySet());
    english.removeIf(key -> !isOwn(key));
    french.removeIf(key -> !isOwn(key));
    assertThat(french).isEqualTo(english);
  }

  private static boolean isOwn(String key) {
    return key.startsWith("game.")
        || key.startsWith("option.")
        || key.startsWith("happening.")
        || key.startsWith("refusal.");
  }

  @Test
  void sentencesReadAsTheyShould() {
    assertThat(HAPPENINGS.stream().map(ENGLISH::sentence))
        .contains(
            "Jade conquers J and now holds 7 of nine.",
            "Two Plum towers fall, on I3 and J4.",
            "Jade encircles one Plum tower on A1, which falls.",
            "Plum loses N and now holds 2 of nine.",
            "A1, I3 and J4 are closed to Plum for one turn.",
            "After 24 turns each, Jade holds 5 contrées, Plum 1.",
            "Jade and Plum hold 0 contrées each and have destroyed 1 tower each: the victory is"
                + " shared.");
    assertThat(HAPPENINGS.stream().map(FRENCH::sentence))
        .contains(
            "Jade conquiert J et en tient désormais 7 sur neuf.",
            "Deux tours Prune tombent, sur I3 et J4.",
            "Jade encercle une tour Prune sur A1\u202f: elle tombe.",
            "Prune perd N et n’en tient plus que 2 sur neuf.",
            "A1, I3 et J4 sont fermés à Prune pour un coup.",
            "Jade et Prune tiennent chacun 0 contrée et ont détruit chacun 1 tour\u202f: la victoire"
                + " est partagée.");
    assertThat(FRENCH.sentence(RefusalCodes.cornerClosed("A1")))
        .isEqualTo(
            "Votre tour est tombée ici au dernier coup. Vous pourrez y bâtir de nouveau"
                + " au prochain.");
  }
}
