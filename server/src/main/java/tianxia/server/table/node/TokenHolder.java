package tianxia.server.table.node;

import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.Shown;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.table.Tables;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Previews;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Listening;
import tianxia.server.table.viewer.Snapshot;
import tianxia.server.table.worker.TableWorker;
import tianxia.server.table.worker.TableWriter;
import tianxia.server.talk.Talk;

/// What the holder of a token may do at a loaded table.
///
/// @param shown the token
record TokenHolder(Shown shown) {
  static TokenHolder of(String token) {
    return new TokenHolder(Shown.of(token));
  }

  /// What the table tells of itself. An invitation will do too, while a seat is open.
  InfoAnswer info(Snapshot snapshot) {
    TableState state = snapshot.state();
    if (state.viewer(shown).isPresent() || state.open() && state.invites(shown)) {
      return snapshot.info();
    }
    return state.invites(shown) ? JoinRequest.full() : TableAccess.unknownToken();
  }

  CommandAnswer preview(TableState state, ClientMessage.Preview preview) {
    OptionalInt viewer = state.viewer(shown);
    return viewer.isPresent()
        ? Previews.of(state, viewer.getAsInt(), preview)
        : TableAccess.unknownToken();
  }

  /// Carries a command out, in one of the table's jobs.
  CommandAnswer command(TableWorker worker, TableWriter writer, ClientMessage.Command command) {
    TableState state = writer.state();
    OptionalInt left = state.left(shown);
    if (left.isPresent()) {
      // Whoever left may not have heard that it was done.
      Optional<Integer> done = state.answer(left.getAsInt(), command.id());
      if (done.isPresent()) {
        return new ServerMessage.Done(command.id(), done.get());
      }
    }
    OptionalInt viewer = state.viewer(shown);
    viewer.ifPresent(worker::acts);
    return viewer.isPresent()
        ? writer.command(viewer.getAsInt(), command)
        : TableAccess.unknownToken();
  }

  /// Says something, in one of the table's jobs. Whoever may only look at a finished game because
  /// anybody may has no part in what is said.
  CommandAnswer talk(TableWorker worker, TableWriter writer, TalkMessage message) {
    OptionalInt viewer = writer.state().viewer(shown);
    viewer.ifPresent(worker::heard);
    if (viewer.isEmpty()) {
      return TableAccess.unknownToken();
    }
    return SeatKey.isPublic(shown)
        ? ServerMessage.Refused.of(
            message.id(), RefusedCode.NOT_ALLOWED, "a game that is replayed has nobody to talk to")
        : writer.talk().take(writer.state(), viewer.getAsInt(), message);
  }

  /// What was said, in one of the table's jobs.
  TalkAnswer talk(TableWriter writer) {
    TableState state = writer.state();
    OptionalInt viewer = state.viewer(shown);
    if (viewer.isEmpty()) {
      return TableAccess.unknownToken();
    }
    return Listening.all(
        SeatKey.isPublic(shown) ? Talk.NONE : writer.talk().talk(),
        viewer.getAsInt(),
        state.over());
  }

  /// Opens a stream, in one of the table's jobs.
  ///
  /// @param heard the last lines that it has of what is said; empty: it wants to hear nothing
  Tables.Subscription subscribe(
      TableWriter writer, Optional<Integer> since, Optional<Heard> heard) {
    TableState state = writer.state();
    OptionalInt viewer = state.viewer(shown);
    // One who has left a seat had its frames: a spectator's can't be continued from them.
    Optional<Integer> had = state.left(shown).isPresent() ? Optional.empty() : since;
    return viewer.isPresent()
        ? writer.subscribe(
            viewer.getAsInt(), shown, had, SeatKey.isPublic(shown) ? Optional.empty() : heard)
        : new EndedSubscription(TableAccess.unknownToken());
  }
}
