package tianxia.cluster.wire;

import tianxia.server.message.json.Messages;

/// Messages of other nodes. Unlike clients, they may be of another version: what they know more is
/// ignored.
final class Json {
  private Json() {}

  static <T> String write(Class<T> type, T message) {
    return Messages.write(type, message);
  }

  /// @throws IllegalArgumentException if the text is no such message
  static <T> T read(Class<T> type, String text) {
    return switch (Messages.readTolerantly(type, text)) {
      case Messages.Parsed.Read<T>(T message) -> message;
      case Messages.Parsed.Malformed<T> wrong -> throw new IllegalArgumentException(wrong.why());
    };
  }
}
