package tianxia.server.table.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tianxia.kernel.Actors;
import tianxia.kernel.Moment;
import tianxia.kernel.Refusal;
import tianxia.search.Level;
import tianxia.server.fair.Share;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.table.state.TableState;

/// Decides what a command does at a table: an entry for its log, or an answer without one. Pure:
/// the table changes only when the entry is on disk.
public final class Commands {
  /// The level of the computer that takes over a seat.
  public static final Level TAKING_OVER = Level.MEDIUM;

  /// The limit of a table's log; no game comes near it.
  private static final int MAX_ENTRIES = 4_000;

  private Commands() {}

  public static Decision decide(TableState table, int viewer, ClientMessage.Command command) {
    if (viewer == 0) {
      return Decision.notAllowed(command, "spectators cannot play");
    }
    Optional<Integer> before = table.answer(viewer, command.id());
    if (before.isPresent()) {
      return new Decision.Reply(new Done(command.id(), before.get()));
    }
    if (command.seq() > table.seq()) {
      return new Decision.Reply(
          Refused.of(command.id(), RefusedCode.STALE, "the table has not reached this seq"));
    }
    if (!hasRoom(table)) {
      return Decision.notAllowed(command, "the table's log is full");
    }
    return switch (command) {
      case ClientMessage.Play play -> play(table, viewer, play);
      case ClientMessage.Back back -> TakebackCommands.back(table, viewer, back);
      case ClientMessage.Takeback takeback -> TakebackCommands.ask(table, viewer, takeback);
      case ClientMessage.Answer answer -> TakebackCommands.answer(table, viewer, answer);
      case ClientMessage.Resign resign ->
          Decision.unless(
                  ViewerPermissions.of(table, viewer).resign(),
                  resign,
                  "resigning is not possible here")
              .orElseGet(() -> new Decision.Write(new Entry.Resigned(resign.id(), viewer)));
      case ClientMessage.Leave leave ->
          Decision.unless(
                  ViewerPermissions.of(table, viewer).leave(),
                  leave,
                  "leaving is not possible here")
              .orElseGet(
                  () -> new Decision.Write(new Entry.Left(leave.id(), viewer, TAKING_OVER.id())));
      case ClientMessage.Rematch rematch -> rematch(table, viewer, rematch);
      case ClientMessage.Reveal reveal -> reveal(table, viewer, reveal);
      case ClientMessage.PutOff putOff -> putOff(table, viewer, putOff);
      case ClientMessage.Prepare prepare -> PrepareCommand.decide(table, viewer, prepare);
      case ClientMessage.Pause pause -> ClockCommands.pause(table, viewer, pause);
      case ClientMessage.Vacation vacation -> ClockCommands.vacation(table, viewer, vacation);
      case ClientMessage.Nights nights -> ClockCommands.nights(table, viewer, nights);
      case ClientMessage.Hint hint -> hint(table, viewer, hint);
      case ClientMessage.Unlist unlist ->
          Decision.unless(
                  table.listed() && table.open(), unlist, "only a listed table with an open seat")
              .orElseGet(() -> new Decision.Write(new Entry.Unlisted(unlist.id(), viewer)));
    };
  }

  /// Whether the table's log takes another command.
  static boolean hasRoom(TableState table) {
    return table.seq() < MAX_ENTRIES;
  }

  /// The entry for what a computer has chosen, or for what the table does for a seat; empty if it
  /// is out of date, or illegal.
  public static Optional<Decision.Write> chosen(
      TableState table, int seat, int based, List<String> actions) {
    if (!table.playing() || table.stale(seat, based)) {
      return Optional.empty();
    }
    return ActionSeries.of(table, seat, actions) instanceof ActionSeries.Legal legal
        ? Optional.of(Decision.Write.of("", seat, legal))
        : Optional.empty();
  }

  private static Decision play(TableState table, int seat, ClientMessage.Play play) {
    if (table.waiting()) {
      return Decision.notAllowed(play, "the table is waiting for a player to take a seat");
    }
    if (table.stale(seat, play.seq())) {
      return Decision.stale(play);
    }
    return switch (ActionSeries.of(table, seat, play.actions())) {
      case ActionSeries.Legal legal -> Decision.Write.of(play.id(), seat, legal);
      case ActionSeries.Illegal(int index, Refusal refusal) ->
          new Decision.Reply(Previews.illegal(play, index, refusal));
    };
  }

  private static Decision rematch(TableState table, int seat, ClientMessage.Rematch rematch) {
    return Decision.unless(
            ViewerPermissions.of(table, seat).rematch(),
            rematch,
            "only once, after the end of the game")
        .orElseGet(() -> {
          boolean alone = table.persons().equals(List.of(seat));
          if (rematch.nonce().isPresent() && !alone && table.history().match().game().chance()) {
            return Decision.notAllowed(
                rematch,
                "a nonce in clear is accepted only from the only person at the table: give a commitment instead");
          }
          Share share =
              rematch.commitment().isPresent() || rematch.nonce().isPresent()
                  ? Share.given(rematch.commitment(), rematch.nonce())
                  : Share.NONE;
          Set<Integer> wishes = new TreeSet<>(table.rematch().shares().keySet());
          wishes.add(seat);
          boolean all = wishes.containsAll(table.persons());
          return new Decision.Write(
              new Entry.Wished(rematch.id(), seat, share.commitment(), share.nonce(), all));
        });
  }

  /// A nonce is accepted once all seats have committed to theirs, and only the one that the seat
  /// has committed to. A repeat is answered like the first time.
  private static Decision reveal(TableState table, int seat, ClientMessage.Reveal reveal) {
    Share share = table.occupant(seat).share();
    if (share.commitment().isPresent() && share.nonce().equals(reveal.nonce())) {
      return new Decision.Reply(new Done(reveal.id(), table.seq()));
    }
    if (!table.reveal().contains(seat)) {
      return Decision.notAllowed(reveal, "no nonce of this seat is expected now");
    }
    if (share.reveal(reveal.opening()).isEmpty()) {
      return Decision.notAllowed(reveal, "this is not the nonce that the seat committed to");
    }
    Entry.Revealed alone = revealed(reveal, seat, List.of());
    TableState after = table.after(alone, table.log().updated());
    return new Decision.Write(
        after.waiting() ? alone : revealed(reveal, seat, ActionSeries.draws(after)));
  }

  private static Entry.Revealed revealed(
      ClientMessage.Reveal reveal, int seat, List<String> events) {
    return new Entry.Revealed(reveal.id(), seat, reveal.opening(), events);
  }

  /// A seat has one hint for each of its decisions; asking again changes nothing.
  private static Decision hint(TableState table, int seat, ClientMessage.Hint hint) {
    if (!table.allowed().hints()) {
      return Decision.notAllowed(hint, "hints were not agreed on when the table was made");
    }
    if (table.stale(seat, hint.seq())) {
      return Decision.stale(hint);
    }
    if (!Actors.contains(table.actors(), seat)) {
      return Decision.notAllowed(hint, "a hint can be taken only by a seat that is to act");
    }
    return table.hinted(seat).isPresent()
        ? new Decision.Reply(new Done(hint.id(), table.seq()))
        : new Decision.Write(new Entry.Hinted(hint.id(), seat));
  }

  private static Decision putOff(TableState table, int seat, ClientMessage.PutOff putOff) {
    List<Moment> ahead = table.moments(seat);
    int until = putOff.until();
    boolean named = until == 0 || ahead.stream().anyMatch(moment -> moment.at() == until);
    return Decision.unless(
            !ahead.isEmpty() && named, putOff, "there is no question to defer until then")
        .orElseGet(() -> new Decision.PutOff(until));
  }
}
