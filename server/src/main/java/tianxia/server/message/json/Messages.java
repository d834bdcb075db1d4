package tianxia.server.message.json;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.json.JsonValue;
import tianxia.server.json.JsonBindings;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.request.Checks;

/// Messages to JSON and back.
public final class Messages {
  private static final Jsonb JSON = JsonBindings.MESSAGES;

  private static final FrameWriter FRAMES = new FrameWriter(JSON);

  private static final int MAX_REASON_LENGTH = 200;

  private Messages() {}

  /// The outcome of reading a message.
  public sealed interface Parsed<T> {
    record Read<T>(T message) implements Parsed<T> {}

    /// The text is not a valid message.
    ///
    /// @param why for the sender: printable ASCII, at most 200 characters
    /// @param id of the request, if it has a valid one: the refusal can refer to it
    record Malformed<T>(String why, Optional<String> id) implements Parsed<T> {}
  }

  /// Reads one message of a record type of this package, or of a sealed type of them. For texts of
  /// our own only: the lenient reader behind it takes `"5"` for 5.
  public static <T> Parsed<T> read(Class<T> type, String text) {
    return bind(JSON, type, json -> json.fromJson(text), Optional.empty());
  }

  /// The same, where the text may be of another version of the program: fields that this one does
  /// not know are ignored.
  public static <T> Parsed<T> readTolerantly(Class<T> type, String text) {
    return bind(JsonBindings.TOLERANT, type, json -> json.fromJson(text), Optional.empty());
  }

  private static <T> Parsed<T> bind(
      Jsonb jsonb, Class<T> type, Function<JsonType<T>, @Nullable T> source, Optional<String> id) {
    try {
      T message = source.apply(jsonb.type(type));
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

  /// A reason may repeat some of the input: cut to what is safe to log and to send back.
  private static String plain(String why) {
    StringBuilder text = new StringBuilder();
    why.chars()
        .limit(MAX_REASON_LENGTH)
        .forEach(c -> text.append(c >= ' ' && c < 0x7f ? (char) c : '?'));
    return text.toString();
  }

  /// Reads one message from a client, strictly. The text is parsed once; the schema check, the
  /// lookup of the id and the record types all see the same value.
  public static <T> Parsed<T> receive(Class<T> type, String text) {
    Optional<String> id = Optional.empty();
    try {
      JsonValue value = JsonValue.parse(text);
      id = id(value);
      MessageSchema.of(type).check("the message", value);
      return bind(JSON, type, json -> json.fromJson(new JsonValueReader(value)), id);
    } catch (IllegalArgumentException e) {
      return malformed(e, id);
    }
  }

  /// The id of a request, if it has a valid one, whatever else may be wrong with it.
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
    return message instanceof WrittenMessage written
        ? written.json()
        : JSON.type(type).toJson(message);
  }

  public static String write(ServerMessage message) {
    return write(ServerMessage.class, message);
  }

  /// Writes the same, in UTF-8.
  public static void write(ServerMessage message, Utf8Sink out) {
    switch (message) {
      case Frame frame -> FRAMES.write(frame, out);
      case ServerMessage.Done done -> FRAMES.write(done, out);
      case WrittenMessage written -> out.raw(written.json());
      default -> out.put(JSON.type(ServerMessage.class).toJsonBytes(message));
    }
  }
}
