package tianxia.server.message;

import io.avaje.json.JsonException;
import io.avaje.jsonb.Jsonb;
import java.util.Map;
import java.util.Optional;

/// Messages to JSON and back.
public final class Messages {
  private static final Jsonb JSON =
      Jsonb.builder().failOnUnknown(true).failOnNullPrimitives(true).build();

  private static final int LONGEST_REASON = 200;

  private Messages() {}

  /// The answer to a text.
  public sealed interface Parsed<T> {
    record Read<T>(T message) implements Parsed<T> {}

    /// It is not what it should be.
    ///
    /// @param why for the sender
    record Malformed<T>(String why) implements Parsed<T> {}
  }

  /// Reads one message of a record type of this package, or of a sealed type of them.
  public static <T> Parsed<T> read(Class<T> type, String text) {
    try {
      T message = JSON.type(type).fromJson(text);
      return message == null ? new Parsed.Malformed<>("no message") : new Parsed.Read<>(message);
    } catch (JsonException | IllegalArgumentException | IllegalStateException e) {
      return new Parsed.Malformed<>(plain(String.valueOf(e.getMessage())));
    }
  }

  /// A reason that may repeat some of the input: what can be shown and sent of it.
  private static String plain(String why) {
    StringBuilder text = new StringBuilder();
    why.chars()
        .limit(LONGEST_REASON)
        .forEach(c -> text.append(c >= ' ' && c < 0x7f ? (char) c : '?'));
    return text.toString();
  }

  /// Reads one message from outside: as [#read], and strictly.
  public static <T> Parsed<T> receive(Class<T> type, String text) {
    try {
      Syntax.checkTyped(text);
    } catch (IllegalArgumentException e) {
      return new Parsed.Malformed<>(String.valueOf(e.getMessage()));
    }
    return read(type, text);
  }

  /// The id of a request that is malformed otherwise, if it has a usable one.
  public static Optional<String> id(String text) {
    try {
      Syntax.check(text);
      if (JSON.type(Object.class).fromJson(text) instanceof Map<?, ?> fields
          && fields.get("id") instanceof String id) {
        Checked.id(id);
        return Optional.of(id);
      }
    } catch (JsonException | IllegalArgumentException | IllegalStateException e) {
      // No answer can be addressed to such a message.
    }
    return Optional.empty();
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
