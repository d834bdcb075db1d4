package tianxia.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanonicalJsonTest {
  private final CanonicalJson out = new CanonicalJson();

  @Test
  void writesNestedValuesWithoutWhiteSpace() {
    out.beginObject().key("a").beginArray().value(1).value("x").value(true).nothing().endArray();
    out.key("b").beginObject().endObject().key("c").beginArray().endArray().key("d").raw("[1]");
    assertThat(out.endObject())
        .hasToString("{\"a\":[1,\"x\",true,null],\"b\":{},\"c\":[],\"d\":[1]}");
  }

  @Test
  void writesWholeNumbers() {
    out.beginArray();
    long[] numbers = {
      0, 9, 10, 99, 100, -1, 2147483647L, 2147483648L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    for (long number : numbers) {
      out.value(number);
    }
    assertThat(out.endArray())
        .hasToString(
            "[0,9,10,99,100,-1,2147483647,2147483648,9223372036854775807,-9223372036854775808]");
  }

  @Test
  void escapesOnlyWhatMustBe() {
    out.value("a\"\\/\n\r\t\b\f\u0001\u001f\u007f é 棋 𝄞");
    assertThat(out).hasToString("\"a\\\"\\\\/\\n\\r\\t\\b\\f\\u0001\\u001f\u007f é 棋 𝄞\"");
  }

  @Test
  void aCharacterIsEscapedOrNotWhereverItStands() {
    for (String text :
        List.of("\"", "\\", "\n", "\u0000", "\u001f", " ", "/", "\u007f", "\u0080", "é", "𝄞")) {
      for (String around : List.of("", "a", "é", "\n")) {
        String escaped =
            text.equals("\"") || text.equals("\\")
                ? "\\" + text
                : text.equals("\n")
                    ? "\\n"
                    : text.compareTo(" ") < 0 ? "\\u00%02x".formatted((int) text.charAt(0)) : text;
        String beside = around.replace("\n", "\\n");
        assertThat(out.clear().value(around + text + around))
            .hasToString("\"" + beside + escaped + beside + "\"");
      }
    }
  }

  @Test
  void insistsOnAscendingKeys() {
    out.beginObject().key("b").value(1);
    assertThatThrownBy(() -> out.key("a")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> out.key("b")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void keysOfAnInnerObjectStartAnew() {
    out.beginObject().key("b").beginObject().key("a").value(1).endObject().key("c").value(2);
    assertThat(out.endObject()).hasToString("{\"b\":{\"a\":1},\"c\":2}");
  }

  @Test
  void growsAndStartsAgain() {
    String text = "0123456789".repeat(1000);
    for (int depth = 0; depth < 40; depth++) {
      out.beginArray();
    }
    out.value(text);
    assertThat(out.length()).isEqualTo(40 + 2 + text.length());
    assertThat(out.clear().value("x")).hasToString("\"x\"");
  }

  @Test
  void makesRoomForWhateverComesNext() {
    byte[] json = "[7]".getBytes(StandardCharsets.UTF_8);
    for (int size = 1; size < 12; size++) {
      assertThat(new CanonicalJson(size).value(1234567890)).hasToString("1234567890");
      assertThat(new CanonicalJson(size).value(-1)).hasToString("-1");
      assertThat(new CanonicalJson(size).value("abc")).hasToString("\"abc\"");
      assertThat(new CanonicalJson(size).value("é\n")).hasToString("\"é\\n\"");
      assertThat(new CanonicalJson(size).raw("[\"\u0080\"]")).hasToString("[\"\u0080\"]");
      assertThat(new CanonicalJson(size).beginArray().raw(json, 3).raw(json, 3).endArray())
          .hasToString("[[7],[7]]");
    }
  }

  @Test
  void givesItsBytes() {
    out.beginArray().value("é").raw("12x".getBytes(StandardCharsets.UTF_8), 2).endArray();
    assertThat(new String(out.buffer(), 0, out.length(), StandardCharsets.UTF_8))
        .isEqualTo("[\"é\",12]");
    out.clear().beginArray().value(1).clear().beginObject();
    assertThat(out.key("a").value(1).endObject()).hasToString("{\"a\":1}");
  }
}
