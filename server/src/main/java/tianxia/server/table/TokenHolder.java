package tianxia.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Previews;
import tianxia.server.table.command.Tokens;
import tianxia.server.table.state.TableState;

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

  /// Opens a stream, in one of the table's jobs.
  Tables.Subscription subscribe(TableWriter writer, Optional<Integer> since) {
    TableState state = writer.state();
    OptionalInt viewer = state.viewer(hash);
    // One who has left a seat had its frames: a spectator's can't be continued from them.
    Optional<Integer> had = state.left(hash).isPresent() ? Optional.empty() : since;
    return viewer.isPresent()
        ? writer.subscribe(viewer.getAsInt(), had)
        : new EndedSubscription(TableAccess.unknownToken());
  }
}
