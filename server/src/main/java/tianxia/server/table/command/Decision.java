package tianxia.server.table.command;

import java.util.Optional;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;

/// What is to be done about a command.
public sealed interface Decision {
  /// Append this, then answer Done.
  record Write(Entry entry) implements Decision {}

  /// Store until when the seat has deferred its questions, then answer Done.
  record PutOff(int until) implements Decision {}

  /// Answer this; nothing changes.
  record Reply(CommandAnswer answer) implements Decision {}

  /// Refuses a command that is not allowed now.
  static Decision notAllowed(ClientMessage.Command command, String message) {
    return new Reply(Refused.of(command.id(), RefusedCode.NOT_ALLOWED, message));
  }

  /// Refuses a command where it is not allowed; empty where it is.
  static Optional<Decision> unless(
      boolean allowed, ClientMessage.Command command, String otherwise) {
    return allowed ? Optional.empty() : Optional.of(notAllowed(command, otherwise));
  }

  /// Refuses a command that was based on a position that is gone.
  static Decision stale(ClientMessage.Command command) {
    return new Reply(staleAnswer(command));
  }

  static Refused staleAnswer(ClientMessage.Request request) {
    return Refused.of(
        request.id(), RefusedCode.STALE, "the seat has acted since then, or may no longer act");
  }
}
