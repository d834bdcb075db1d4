package tianxia.server.table.command;

import java.util.List;
import java.util.Optional;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.TableState;

/// What is to be done about a command.
public sealed interface Decision {
  /// Append this, then answer Done.
  ///
  /// @param played the line of play with the entry's events, where they were played to decide
  record Write(Entry entry, Optional<GameHistory<?>> played) implements Decision {
    Write(Entry entry) {
      this(entry, Optional.empty());
    }

    /// An entry of a seat's actions.
    static Write of(String id, int seat, ActionSeries.Legal legal) {
      return new Write(new Entry.Played(id, seat, legal.events()), Optional.of(legal.line()));
    }

    /// The table after it.
    public TableState after(TableState before, long at) {
      return played
          .map(line -> before.after(entry, line, at))
          .orElseGet(() -> before.after(entry, at));
    }
  }

  /// Store until when the seat has deferred its questions, then answer Done.
  record PutOff(int until) implements Decision {}

  /// Store what the seat would answer, in the place of what it would have answered before, then
  /// answer Done.
  record Prepare(List<List<String>> lines) implements Decision {
    public Prepare {
      lines = lines.stream().map(List::copyOf).toList();
    }
  }

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
