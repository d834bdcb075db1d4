package tianxia.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonValueTest {
  @Test
  void comparesAsValues() {
    assertThat(JsonValue.parse("{\"b\": [1, -2, null], \"a\": {\"x\\u0041\": true}}"))
        .isEqualTo(JsonValue.parse(" {\"a\":{\"xA\":true},\"b\":[1,-2,null]} "))
        .isNotEqualTo(JsonValue.parse("{\"a\":{\"xA\":true},\"b\":[1,-2,false]}"));
  }

  @Test
  void writesCanonically() {
    assertThat(JsonValue.parse("{\"b\":\"q\\\"\\n\", \"a\":[]}").canonical())
        .isEqualTo("{\"a\":[],\"b\":\"q\\\"\\n\"}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{", "[1,]", "{\"a\":1,\"a\":2}", "tru", "1 2", "\"a", "x", "{a:1}", "[1 2]"})
  void refusesWhatIsNoJson(String text) {
    assertThatThrownBy(() -> JsonValue.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  /// Texts that other parsers accept, or parse as a different value.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "01",
        "-01",
        "-",
        "+1",
        "1e2",
        "1.0",
        ".5",
        "--1",
        "1-2",
        "99999999999999999999",
        "\"a\nb\"",
        "\"\u0000\"",
        "\"\\ud800\"",
        "\"\\udc00\\ud800\"",
        "\"\\udfff\"",
        "\"\u001f\"",
        "trux",
        "falsy",
        "nulx",
        "[1;2]",
        "{\"a\"=1}",
        "{\"a\":1;\"b\":2}",
        "(1)",
        "/",
        ":",
        "\"\\u000/\"",
        "\"\\u\uff11\uff11\uff11\uff11\""
      })
  void isStrict(String text) {
    assertThatThrownBy(() -> JsonValue.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void readsWhatFits() {
    String all = "[-9223372036854775808,9223372036854775807,0,\"\\ud83d\\ude00\"]";
    assertThat(JsonValue.parse(all).canonical())
        .isEqualTo("[-9223372036854775808,9223372036854775807,0,\"\ud83d\ude00\"]");
  }

  @Test
  void whiteSpaceMayStandBetweenAnyTwoSigns() {
    assertThat(
            JsonValue.parse(" { \"a\" : [ 1 , 2 ] ,\t\"b\"\r\n: { } , \"c\" : [ ] } ").canonical())
        .isEqualTo("{\"a\":[1,2],\"b\":{},\"c\":[]}");
    assertThat(JsonValue.parse("\" \"")).isEqualTo(new JsonValue.Text(" "));
    assertThat(JsonValue.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00Af\""))
        .isEqualTo(new JsonValue.Text("\"\\/\b\f\n\r\t\u00af"));
  }

  @Test
  void aFaultIsToldWithItsPlace() {
    for (String number : List.of("1.5", "1e5", "1E5", "01", "-")) {
      assertThatThrownBy(() -> JsonValue.parse("[" + number + "]"))
          .as(number)
          .hasMessage("JSON at 1: a value, a number being whole is needed");
    }
    assertThatThrownBy(() -> JsonValue.parse("[9223372036854775808]"))
        .hasMessage("JSON at 1: a number of 64 bits is needed");
    assertThatThrownBy(() -> JsonValue.parse("1 2")).hasMessage("JSON at 2: the end is needed");
    assertThatThrownBy(() -> JsonValue.parse("[1")).hasMessage("JSON at 2: more is needed");
    assertThatThrownBy(() -> JsonValue.parse("[1 2]")).hasMessage("JSON at 3: , is needed");
  }

  @Test
  void whatIsNotThereIsNothing() {
    JsonValue.Members members = (JsonValue.Members) JsonValue.parse("{\"a\":1}");
    assertThat(members.get("a")).isEqualTo(new JsonValue.Whole(1));
    assertThat(members.get("b")).isEqualTo(new JsonValue.Nothing());
  }

  @Test
  void aStrangersTextCannotBreakIt() {
    for (String text :
        List.of(
            "", "{", "\"", "\"\\u12", "\"\\u12g4\"", "1.5", "--", "9".repeat(30), "[1,]", "nul")) {
      assertThatThrownBy(() -> JsonValue.parse(text))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> JsonValue.parse("[".repeat(100_000)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void boundsTheDepth() {
    assertThat(JsonValue.parse("[".repeat(200) + "]".repeat(200)))
        .isInstanceOf(JsonValue.Elements.class);
    assertThat(JsonValue.parse("[" + "[0],".repeat(300) + "0]"))
        .isInstanceOf(JsonValue.Elements.class);
    assertThatThrownBy(() -> JsonValue.parse("[".repeat(201) + "]".repeat(201)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("depth");
  }
}
