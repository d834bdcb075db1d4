package tianxia.server.message.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.JsonValue;
import tianxia.server.message.PositionReply;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.table.RawJson;

class RawJsonTest {
  /// Some with a quotation mark, a backslash or a line's end for their low byte.
  @ParameterizedTest
  @ValueSource(strings = {"c4", "é", "\u0122\u015c\u010a", "天下", "a\uD83D\uDE00b", "\"\\\n\u007f"})
  void aTextOfAnyCharactersComesThrough(String text) {
    RawJson refusal =
        RawJson.of(new Refusal("GEN-6", Happening.of("no-notation").with("text", text)));

    ServerMessage message = ServerMessage.Refused.illegal("a", "no", 0, refusal);
    assertThat(quoted(Messages.write(message))).isEqualTo(text);
    Utf8Sink sink = new Utf8Sink(16);
    Messages.write(message, sink);
    assertThat(quoted(new String(sink.bytes(), 0, sink.length(), StandardCharsets.UTF_8)))
        .isEqualTo(text);

    PositionReply reply = new PositionReply.Refused("illegal", "no", 0, refusal);
    assertThat(quoted(Messages.write(PositionReply.class, reply))).isEqualTo(text);
  }

  private static String quoted(String message) {
    return JsonValue.parse(message) instanceof JsonValue.Members whole
            && whole.get("refusal") instanceof JsonValue.Members refusal
            && refusal.get("reason") instanceof JsonValue.Members reason
            && reason.get("text") instanceof JsonValue.Text(String text)
        ? text
        : message;
  }
}
