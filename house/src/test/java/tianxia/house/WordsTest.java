package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.words.Words;

/// English and French texts have the same content.
class WordsTest {
  static Stream<Game<?>> games() {
    return Games.CATALOGUE.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everySentenceIsThereInEveryLanguage(Game<?> game) {
    Set<String> first = sentences(Games.words(game.id(), Games.LANGUAGES.getFirst()));
    assertThat(first).isNotEmpty();
    for (String language : Games.LANGUAGES) {
      assertThat(sentences(Games.words(game.id(), language))).as(language).isEqualTo(first);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameParametersAreTold(Game<?> game) {
    Words english = Games.words(game.id(), "en");
    Words french = Games.words(game.id(), "fr");
    for (String key : sentences(english)) {
      assertThat(parameters(french.word(key))).as(key).isEqualTo(parameters(english.word(key)));
    }
  }

  /// The names of a template's parameters, whatever their format.
  private static Set<String> parameters(String template) {
    Set<String> names = new TreeSet<>();
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
      String field = template.substring(open + 1, template.indexOf('}', open));
      int bar = field.indexOf('|');
      String name = bar < 0 ? field : field.substring(0, bar);
      names.add(name.substring(name.indexOf(':') + 1));
    }
    return names;
  }

  private static Set<String> sentences(Words words) {
    Set<String> keys = new TreeSet<>(words.templates().keySet());
    keys.removeIf(key -> !key.startsWith("happening.") && !key.startsWith("refusal."));
    return keys;
  }

  /// The game, its options and their values have names.
  @ParameterizedTest
  @MethodSource("games")
  void theGameItsOptionsAndValuesHaveNames(Game<?> game) {
    for (String language : Games.LANGUAGES) {
      Set<String> keys = Games.words(game.id(), language).templates().keySet();
      assertThat(keys).as(language).contains("game.name");
      for (OptionSpec spec : game.options()) {
        assertThat(keys).as(language).contains("option." + spec.name());
        for (String value : spec.values()) {
          assertThat(keys).as(language).contains("option." + spec.name() + "." + value);
        }
      }
    }
  }
}
