package tianxia.server.table.command;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Supposed;
import tianxia.server.message.table.RawJson;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.TableState;

/// Answers previews: what actions would do. Changes nothing.
public final class Previews {
  private Previews() {}

  /// The answer to a preview, from what the seat may know.
  public static CommandAnswer of(TableState table, int viewer, ClientMessage.Preview request) {
    boolean past = request.ply().isPresent();
    if (viewer == 0 || (past ? !table.over() : !table.playing())) {
      return Refused.of(
          request.id(),
          RefusedCode.NOT_ALLOWED,
          "only a seat may do this, while the game is in progress; with a ply, once it is over");
    }
    if (table.stale(viewer, request.seq())) {
      return Decision.staleAnswer(request);
    }
    int ply = request.ply().orElse(table.history().ply());
    if (ply > table.history().ply()) {
      return Refused.of(request.id(), RefusedCode.NOT_ALLOWED, "the game has no such position");
    }
    Optional<Preview> preview =
        request.supposed().isPresent()
            ? supposed(table, viewer, request.supposed().get(), request.actions())
            : Optional.of(table.history().preview(ply, viewer, request.actions()));
    if (preview.isEmpty()) {
      return Refused.of(request.id(), RefusedCode.NOT_ALLOWED, "this cannot be supposed here");
    }
    return switch (preview.get()) {
      case Preview.Shown shown ->
          new Previewed(
              request.id(),
              RawJson.of(shown.happenings()),
              new RawJson(shown.view()),
              shown.legal());
      case Preview.Refused(int index, Refusal refusal) -> illegal(request, index, refusal);
    };
  }

  /// What could be done if it came to somebody's turn; only where answers to it can be prepared.
  private static Optional<Preview> supposed(
      TableState table, int viewer, Supposed supposed, List<String> actions) {
    return PreparedLines.possible(table, viewer)
            && !Actors.contains(table.actors(), viewer)
            && supposed.seat() <= table.seats()
            && supposed.after().stream().noneMatch(event -> Event.parse(event).actor() == viewer)
        ? table.history().supposed(viewer, supposed, actions)
        : Optional.empty();
  }

  /// The answer to a request with an illegal action.
  ///
  /// @param index which of the actions, from 0
  static Refused illegal(ClientMessage.Request request, int index, Refusal refusal) {
    return Refused.illegal(
        request.id(),
        refusal.clause() + ": " + refusal.reason().code(),
        index,
        RawJson.of(refusal));
  }
}
