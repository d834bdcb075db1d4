package tianxia.server.notice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tianxia.kernel.words.Words;

/// Notices as sentences, in the language of whoever is told.
final class NoticeWords {
  static final String ENGLISH = "en";
  static final String FRENCH = "fr";

  private final Map<String, Words> byLanguage =
      Map.of(ENGLISH, words(ENGLISH), FRENCH, words(FRENCH));

  private static Words words(String language) {
    String file = "words." + language + ".txt";
    try (InputStream in = NoticeWords.class.getResourceAsStream(file)) {
      byte[] text = Objects.requireNonNull(in, file).readAllBytes();
      return new Words(language, List.of(new String(text, StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String word(String language, String key) {
    return Objects.requireNonNull(byLanguage.get(language)).word(key);
  }

  /// Which game it is about; or what else, by its name.
  String title(String language, String kind, String game) {
    String title = word(language, kind + ".title");
    return Occasion.of(kind).isPresent()
        ? title.replace("{name}", game)
        : title.replace("{game}", word(language, "game." + game));
  }

  /// Who has acted.
  String text(String language, String kind, String by) {
    String named = word(language, kind + ".text.by");
    // Not every kind tells who; nor is there always somebody.
    return by.isEmpty() || named.equals(kind + ".text.by")
        ? word(language, kind + ".text")
        : named.replace("{by}", by);
  }

  /// Of several games at once, with `{count}`.
  String several(String language) {
    return word(language, "several");
  }
}
