package tianxia.server.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.message.Problem;

class NamesTest {
  private static String refused(String wished) {
    return Names.of(wished) instanceof Names.Wish.Refused(Problem why) ? why.code() : "granted";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mei",
        "Ада",
        "李娜",
        "Zoé",
        "Nguyễn Thị Ngọc",
        "O’Neill-Šťastný",
        "אַבְרָהָם",
        "ᾧ",
        "محمد",
        "می\u200cخواهم",
        "क्\u200dष",
        "👩\u200d👩\u200d👧",
        "❤\ufe0f",
        "👍🏽",
        "🐯",
        "7",
        "Jade",
        "Player 2",
        "Traveller",
        "Petit Tigre",
        "Ada (2)",
        "<b>Ada</b>",
      })
  void isGrantedAsItIs(String name) {
    assertThat(Names.of(name)).isEqualTo(new Names.Wish.Granted(name));
  }

  @Test
  void isComposedAndItsBlanksAreSingle() {
    assertThat(Names.granted("Zoe\u0301")).isEqualTo("Zoé");
    assertThat(Names.granted("\u3000 Mei\u00a0\u2003Li ")).isEqualTo("Mei Li");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\nb",
        "a\tb",
        "a\u0000",
        "\u202eabc",
        "a\u2066b",
        "a\u200eb",
        "\ud800",
        "\u200b",
        "A\u200bda",
        "A\u200dda",
        "A\u200cda",
        "A\u00adda",
        "\u3164",
        "\u115f",
        "\uffa0",
        "\u2800",
        "\ud80d\udc41",
        "A\u034fda",
        "A\ufe0fda",
        "1\ufe0f",
        "A\ufe00",
        "❤\ufe0f\ufe0f",
        "🏴\udb40\udc67\udb40\udc7f",
        "A\u2060da",
        "\ufeffAda",
        "\ufffc",
        "\ufdfd",
        "\ue000",
        "\u0378",
        "...",
        "-",
        "\u0301",
        "A \u0301",
        "A\u20dd",
        "Z\u0300\u0301\u0302\u0303",
        "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
      })
  void cannotBeSeenAsItIs(String name) {
    assertThat(refused(name)).isEqualTo(Problem.NAME_CHARACTERS);
  }

  @Test
  void isNeitherEmptyNorLong() {
    assertThat(refused("")).isEqualTo(Problem.NAME_LENGTH);
    assertThat(refused(" \u00a0")).isEqualTo(Problem.NAME_LENGTH);
    assertThat(refused("x".repeat(40))).isEqualTo("granted");
    assertThat(refused("😀".repeat(40))).isEqualTo("granted");
    assertThat(refused("x".repeat(41))).isEqualTo(Problem.NAME_LENGTH);
    assertThat(refused("x".repeat(100_000))).isEqualTo(Problem.NAME_LENGTH);
    // A single character that is rendered as many.
    assertThat(refused("\ufdfa".repeat(4))).isEqualTo(Problem.NAME_LENGTH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "computer:master",
        "Computer:hard",
        "COMPUTER",
        "computer",
        "ｃｏｍｐｕｔｅｒ：ｍａｓｔｅｒ",
        "соmрutеr:master",
        "сοмрuтеr",
        "ⲥomputer",
        "𝐜𝐨𝐦𝐩𝐮𝐭𝐞𝐫",
        "ⓒⓞⓜⓟⓤⓣⓔⓡ",
        "ᴄᴏᴍᴘᴜᴛᴇʀ",
        "c0mputer",
        "c o m p u t e r",
        "com.puter",
        "cömputer",
        "L’ordinateur",
        "Tiger",
        "ΤΙGER",
        "TlGER",
        "Grue",
        "Dragon",
        "You",
        "VOUS",
        "Vоus",
        "Seat 2",
        "seat2",
        "Place 1",
        "Siège 3",
        "Free seat",
      })
  void isNotWhatTheTableSays(String name) {
    assertThat(refused(name)).isEqualTo(Problem.NAME_RESERVED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Ada", "ADA", "ada", "Аda", "Аdа", "Ａda", "𝓐da", "Ada.", "A da", "Ạda", "ᴀda"})
  void thatLooksLikeAnothersHasANumber(String name) {
    assertThat(Names.apart(name, List.of("Bo", "Ada"))).isEqualTo(name + " (2)");
    assertThat(Names.apart(name, List.of("Ada", "Ada (2)"))).isEqualTo(name + " (3)");
    assertThat(Names.apart("Ada", List.of(name))).isEqualTo("Ada (2)");
  }

  @Test
  void thatLooksLikeNoneStaysAsItIs() {
    assertThat(Names.apart("Ada", List.of())).isEqualTo("Ada");
    assertThat(Names.apart("Ada", List.of("Ida", "Adam", "Eda"))).isEqualTo("Ada");
    assertThat(Names.apart("Iris", List.of("lris"))).isEqualTo("Iris (2)");
    assertThat(Names.apart("Player 1", List.of("Player 2"))).isEqualTo("Player 1");
    assertThat(Names.apart("🐯", List.of("🐲"))).isEqualTo("🐯");
    assertThat(Names.apart("कि", List.of("कु"))).isEqualTo("कि");
    assertThat(Names.apart("李娜", List.of("李那"))).isEqualTo("李娜");
  }

  /// The page's names for its computer players, its user and an open seat, in each language.
  @Test
  void thePagesOwnWordsAreReserved() throws IOException {
    for (String language : List.of("en", "fr")) {
      Path words = Path.of("../web/src/words." + language + ".txt");
      List<String> own =
          Files.readAllLines(words).stream()
              .filter(line -> line.matches("(level\\.\\w+\\.\\d|player\\.you|seat\\.free.*) = .*"))
              .map(line -> line.substring(line.indexOf(" = ") + 3))
              .toList();
      assertThat(own).hasSize(19).allMatch(ReservedNames::is);
    }
  }
}
