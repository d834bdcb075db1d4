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

/// The words of links in one language.
///
/// @param language `en` or `fr`
record LinkWords(String language, Words words) {
  private static final String FIRST = "en";
  private static final Map<String, LinkWords> ALL = Map.of("en", read("en"), "fr", read("fr"));

  /// How much of an `Accept-Language` is read.
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

  /// In the language that a link names, else in one that is accepted, else in English.
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

  /// What a game is about, in a sentence.
  String line(String game) {
    return word("game." + game + ".line");
  }

  /// A word about a game, with its name.
  String about(String key, String game) {
    return word(key).replace("{game}", game(game));
  }

  /// What a game calls a seat.
  String seat(String game, int seat) {
    return Games.words(game, language).word("seat." + seat);
  }

  /// Names one after another.
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
