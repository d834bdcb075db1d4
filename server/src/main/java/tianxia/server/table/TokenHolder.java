package tianxia.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.account.SeatKey;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Previews;
import tianxia.server.table.command.Tokens;
import tianxia.server.table.state.TableState;
import tianxia.server.talk.Talk;

/// What the holder of a token may do at a loaded table.
///
/// @param hash of the token
record TokenHolder(String hash) {
  static TokenHolder of(String token) {
    return new TokenHolder(Tokens.hash(token));
  }

  /// What the table tells of itself. An invitation will do too, while a seat is open.
  InfoAnswer info(Snapshot snapshot) {
    TableState state = snapshot.state();
    if (state.viewer(hash).isPresent() || state.open() && state.invites(hash)) {
      return snapshot.info();
    }
    return state.invites(hash) ? JoinRequest.full() : TableAccess.unknownToken();
  }

  CommandAnswer preview(TableState state, ClientMessage.Preview preview) {
    OptionalInt viewer = state.viewer(hash);
    return viewer.isPresent()
        ? Previews.of(state, viewer.getAsInt(), preview)
        : TableAccess.unknownToken();
  }

  /// Carries a command out, in one of the table's jobs.
  CommandAnswer command(TableWorker worker, TableWriter writer, ClientMessage.Command command) {
    TableState state = writer.state();
    OptionalInt left = state.left(hash);
    if (left.isPresent()) {
      // Whoever left may not have heard that it was done.
      Optional<Integer> done = state.answer(left.getAsInt(), command.id());
      if (done.isPresent()) {
        return new ServerMessage.Done(command.id(), done.get());
      }
    }
    OptionalInt viewer = state.viewer(hash);
    viewer.ifPresent(worker::acts);
    return viewer.isPresent()
        ? writer.command(viewer.getAsInt(), command)
        : TableAccess.unknownToken();
  }

  /// Says something, in one of the table's jobs. Whoever may only look at a finished game because
  /// anybody may has no part in what is said.
  CommandAnswer talk(TableWorker worker, TableWriter writer, TalkMessage message) {
    OptionalInt viewer = writer.state().viewer(hash);
    viewer.ifPresent(worker::heard);
    if (viewer.isEmpty()) {
      return TableAccess.unknownToken();
    }
    return SeatKey.isPublic(hash)
        ? ServerMessage.Refused.of(
            message.id(), RefusedCode.NOT_ALLOWED, "a game that is replayed has nobody to talk to")
        : writer.talk().take(writer.state(), viewer.getAsInt(), message);
  }

  /// What was said, in one of the table's jobs.
  TalkAnswer talk(TableWriter writer) {
    TableState state = writer.state();
    OptionalInt viewer = state.viewer(hash);
    if (viewer.isEmpty()) {
      return TableAccess.unknownToken();
    }
    return Listening.all(
        SeatKey.isPublic(hash) ? Talk.NONE : writer.talk().talk(), viewer.getAsInt(), state.over());
  }

  /// Opens a stream, in one of the table's jobs.
  ///
  /// @param heard the last lines that it has of what is said; empty: it wants to hear nothing
  Tables.Subscription subscribe(
      TableWriter writer, Optional<Integer> since, Optional<Heard> heard) {
    TableState state = writer.state();
    OptionalInt viewer = state.viewer(hash);
    // One who has left a seat had its frames: a spectator's can't be continued from them.
    Optional<Integer> had = state.left(hash).isPresent() ? Optional.empty() : since;
    return viewer.isPresent()
        ? writer.subscribe(
            viewer.getAsInt(), had, SeatKey.isPublic(hash) ? Optional.empty() : heard)
        : new EndedSubscription(TableAccess.unknownToken());
  }
}
