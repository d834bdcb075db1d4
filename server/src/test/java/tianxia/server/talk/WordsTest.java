package tianxia.server.talk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What may be said freely, and what becomes of it.
class WordsTest {

  private static String clean(String raw) {
    return Words.read(raw) instanceof Words.Reading.Clean(String words) ? words : "refused";
  }

  @Test
  void wordsAreComposedAndStandOnOneLine() {
    assertThat(clean("  bien\tjoué\n\n!  ")).isEqualTo("bien joué !");
    assertThat(clean("e\u0301te\u0301")).isEqualTo("été");
    assertThat(clean("<b>&amp;</b> مرحبا 👩‍👧 ❤️ שלום"))
        .isEqualTo("<b>&amp;</b> مرحبا 👩‍👧 ❤️ שלום");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u202eb",
        "a\u2066b",
        "a\u200fb",
        "a\u0007b",
        "\u200b",
        "a\u00adb",
        "a\ue000b",
        "a\ufeffb",
        "Z\u0335\u0321\u0322\u0323\u0324",
        "a\u0085\u0000"
      })
  void whatIsNotSeenOrTurnsTextAroundIsRefused(String raw) {
    assertThat(Words.read(raw)).isInstanceOf(Words.Reading.Characters.class);
  }

  @Test
  void aLoneSurrogateIsRefused() {
    assertThat(Words.read("a" + (char) 0xd83d + "b")).isInstanceOf(Words.Reading.Characters.class);
  }

  @Test
  void wordsHaveALength() {
    assertThat(Words.read("")).isInstanceOf(Words.Reading.Length.class);
    assertThat(Words.read(" \n ")).isInstanceOf(Words.Reading.Length.class);
    assertThat(clean("👍".repeat(280))).hasSize(560);
    assertThat(Words.read("x".repeat(281))).isInstanceOf(Words.Reading.Length.class);
    assertThat(Words.read(" ".repeat(60_000))).isInstanceOf(Words.Reading.Length.class);
  }
}
