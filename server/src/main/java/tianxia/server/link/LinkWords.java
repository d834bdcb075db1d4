package tianxia.server.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.words.Words;

/// The texts of link previews in one language.
///
/// @param language `en` or `fr`
record LinkWords(String language, Words words) {
  private static final String FIRST = "en";
  private static final Map<String, LinkWords> ALL = Map.of("en", read("en"), "fr", read("fr"));

  /// Maximum number of characters of an `Accept-Language` that are read.
  private static final int LONGEST = 200;

  private static LinkWords read(String language) {
    String file = "words." + language + ".txt";
    try (InputStream in = LinkWords.class.getResourceAsStream(file)) {
      byte[] text = Objects.requireNonNull(in, file).readAllBytes();
      return new LinkWords(
          language, new Words(language, List.of(new String(text, StandardCharsets.UTF_8))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// In the language named by the link, or else in an accepted one, or else in English.
  ///
  /// @param named empty for none
  /// @param accepted an `Accept-Language`, empty for none
  static LinkWords of(String named, String accepted) {
    return Optional.ofNullable(ALL.get(named)).orElseGet(() -> accepted(accepted));
  }

  private static LinkWords accepted(String header) {
    LinkWords first = Objects.requireNonNull(ALL.get(FIRST));
    if (header.isBlank() || header.length() > LONGEST) {
      return first;
    }
    try {
      return LanguageRange.parse(header).stream()
          .map(range -> range.getRange().split("-", 2)[0])
          .filter(ALL::containsKey)
          .findFirst()
          .flatMap(language -> Optional.ofNullable(ALL.get(language)))
          .orElse(first);
    } catch (IllegalArgumentException e) {
      return first;
    }
  }

  String word(String key) {
    return words.word(key);
  }

  /// A game's name.
  String game(String game) {
    return word("game." + game);
  }

  /// A one-sentence description of a game.
  String line(String game) {
    return word("game." + game + ".line");
  }

  /// A text with a game's name in it.
  String about(String key, String game) {
    return word(key).replace("{game}", game(game));
  }

  /// A game's name for a seat.
  String seat(String game, int seat) {
    return Games.words(game, language).word("seat." + seat);
  }

  /// A list of names.
  String list(List<String> names) {
    return names.size() < 2
        ? String.join("", names)
        : String.join(", ", names.subList(0, names.size() - 1))
            + " "
            + word("list.and")
            + " "
            + names.getLast();
  }
}
