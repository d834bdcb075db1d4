package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotedTest {
  /// Control characters, those that set the direction of writing or join words, and halves.
  @ParameterizedTest
  @CsvSource({
    "0000, 001f",
    "007f, 009f",
    "200b, 200f",
    "2028, 202e",
    "2060, 206f",
    "feff, feff",
    "d800, dfff"
  })
  void whatCannotBeShownIsReplaced(String first, String last) {
    int from = Integer.parseInt(first, 16);
    int to = Integer.parseInt(last, 16);
    for (int point : new int[] {from, (from + to) / 2, to}) {
      assertThat(Quoted.of(Character.toString(point))).as("%x", point).isEqualTo("«\ufffd»");
    }
    if (from > 0 && from != 0xd800) {
      assertThat(Quoted.of(Character.toString(from - 1))).contains(Character.toString(from - 1));
    }
    assertThat(Quoted.of(Character.toString(to + 1))).contains(Character.toString(to + 1));
  }

  @Test
  void whatIsLongIsCut() {
    assertThat(Quoted.printable("abc", 3)).isEqualTo("abc");
    assertThat(Quoted.printable("abcd", 3)).isEqualTo("abc…");
    assertThat(Quoted.printable("", 3)).isEmpty();
    assertThat(Quoted.printable("𝄞𝄞", 1)).isEqualTo("𝄞…");
  }
}
