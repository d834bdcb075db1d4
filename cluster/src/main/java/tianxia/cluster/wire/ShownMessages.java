package tianxia.cluster.wire;

import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;

/// What streams show, as fields: kind, JSON, seq, `whole`. Only the end of a stream is read by the
/// viewer's node; all else is passed on as it was written.
final class ShownMessages {
  private ShownMessages() {}

  static Fields write(ServerMessage message) {
    return switch (message) {
      case WrittenMessage written ->
          Fields.of(
              "written",
              written.json(),
              TableRequests.number(written.seq()),
              written.whole() ? "whole" : "");
      case ServerMessage.Failure failure -> Fields.of("end", failure.code(), failure.message());
      case ServerMessage other -> Fields.of("written", Messages.write(other), "", "");
    };
  }

  /// @throws IllegalArgumentException if it is none
  static ServerMessage read(Fields fields) {
    return switch (fields.get(0)) {
      case "written" ->
          new WrittenMessage(
              fields.get(1), TableRequests.number(fields.get(2)), fields.get(3).equals("whole"));
      case "end" -> new ServerMessage.Failure(fields.get(1), fields.get(2));
      default -> throw new IllegalArgumentException("nothing to show: " + fields.get(0));
    };
  }
}
