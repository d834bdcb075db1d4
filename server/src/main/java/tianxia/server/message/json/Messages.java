package tianxia.server.message.json;

import io.avaje.json.JsonException;
import io.avaje.jsonb.Jsonb;
import java.util.Optional;
import tianxia.kernel.json.JsonValue;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.Checks;

/// Messages to JSON and back.
public final class Messages {
  private static final Jsonb JSON =
      Jsonb.builder().failOnUnknown(true).failOnNullPrimitives(true).build();

  private static final int MAX_REASON_LENGTH = 200;

  private Messages() {}

  /// The answer to a text.
  public sealed interface Parsed<T> {
    record Read<T>(T message) implements Parsed<T> {}

    /// It is not what it should be.
    ///
    /// @param why for the sender
    /// @param id of a request from outside that is malformed otherwise, if it has a usable one
    record Malformed<T>(String why, Optional<String> id) implements Parsed<T> {}
  }

  /// Reads one message of a record type of this package, or of a sealed type of them. Not for what
  /// comes from outside: it takes a text for the number that stands in it.
  public static <T> Parsed<T> read(Class<T> type, String text) {
    return read(type, text, Optional.empty());
  }

  private static <T> Parsed<T> read(Class<T> type, String text, Optional<String> id) {
    try {
      T message = JSON.type(type).fromJson(text);
      return message == null
          ? new Parsed.Malformed<>("no message", id)
          : new Parsed.Read<>(message);
    } catch (JsonException | IllegalArgumentException | IllegalStateException e) {
      return malformed(e, id);
    }
  }

  private static <T> Parsed<T> malformed(RuntimeException e, Optional<String> id) {
    return new Parsed.Malformed<>(plain(String.valueOf(e.getMessage())), id);
  }

  /// A reason that may repeat some of the input: what can be shown and sent of it.
  private static String plain(String why) {
    StringBuilder text = new StringBuilder();
    why.chars()
        .limit(MAX_REASON_LENGTH)
        .forEach(c -> text.append(c >= ' ' && c < 0x7f ? (char) c : '?'));
    return text.toString();
  }

  /// Reads one message from outside: strictly. The text is read once, by one reader; what binds it
  /// to the records sees what that reader saw, in its canonical form.
  public static <T> Parsed<T> receive(Class<T> type, String text) {
    Optional<String> id = Optional.empty();
    try {
      JsonValue value = JsonValue.parse(text);
      id = id(value);
      MessageSchema.of(type).check("the message", value);
      return read(type, value.canonical(), id);
    } catch (IllegalArgumentException e) {
      return malformed(e, id);
    }
  }

  /// The id of a request, if it has a usable one, whatever else may be wrong with it.
  private static Optional<String> id(JsonValue value) {
    return value instanceof JsonValue.Members fields
            && fields.get("id") instanceof JsonValue.Text(String id)
            && Checks.isId(id)
        ? Optional.of(id)
        : Optional.empty();
  }

  /// Writes a message as itself.
  ///
  /// @param type the record type, or the sealed type whose `type` property is to be written
  public static <T> String write(Class<T> type, T message) {
    return JSON.type(type).toJson(message);
  }

  public static String write(ServerMessage message) {
    return write(ServerMessage.class, message);
  }
}
