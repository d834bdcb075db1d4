package tianxia.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
