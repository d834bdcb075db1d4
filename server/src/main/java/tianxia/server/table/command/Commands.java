package tianxia.server.table.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import tianxia.kernel.Moment;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.search.Level;
import tianxia.server.fair.Share;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Permissions;
import tianxia.server.message.RawJson;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.TakebackRequest;
import tianxia.server.table.state.Takebacks;

/// What a command comes to at a table: an entry for its log, or an answer without one. Pure: the
/// table changes only when the entry is on disk.
public final class Commands {
  /// The level of the computer that takes over a seat.
  static final Level TAKING_OVER = Level.MEDIUM;

  /// No table's log grows beyond this many entries: no game comes near it.
  private static final int MAX_ENTRIES = 4_000;

  private Commands() {}

  /// What is to be done about a command.
  public sealed interface Decision {
    /// Append this, then answer Done.
    record Write(Entry entry) implements Decision {}

    /// Keep until when the seat has put its questions off, then answer Done.
    record PutOff(int until) implements Decision {}

    /// Answer this; nothing changes.
    record Reply(CommandAnswer answer) implements Decision {}
  }

  public static Decision decide(TableState table, int viewer, ClientMessage.Command command) {
    if (viewer == 0) {
      return refuse(command, RefusedCode.NOT_ALLOWED, "spectators cannot play");
    }
    Optional<Integer> before = table.answer(viewer, command.id());
    if (before.isPresent()) {
      return new Decision.Reply(new Done(command.id(), before.get()));
    }
    if (command.seq() > table.seq()) {
      return refuse(command, RefusedCode.STALE, "the table has not reached this seq");
    }
    if (table.seq() >= MAX_ENTRIES) {
      return refuse(command, RefusedCode.NOT_ALLOWED, "the table's log is full");
    }
    return switch (command) {
      case ClientMessage.Play play -> play(table, viewer, play);
      case ClientMessage.Back back -> back(table, viewer, back);
      case ClientMessage.Takeback takeback -> takeback(table, viewer, takeback);
      case ClientMessage.Answer answer -> answer(table, viewer, answer);
      case ClientMessage.Resign resign ->
          allowed(resign, may(table, viewer).resign(), "resigning is not possible here")
              .orElseGet(() -> new Decision.Write(new Entry.Resigned(resign.id(), viewer)));
      case ClientMessage.Leave leave ->
          allowed(leave, may(table, viewer).leave(), "leaving is not possible here")
              .orElseGet(
                  () -> new Decision.Write(new Entry.Left(leave.id(), viewer, TAKING_OVER.id())));
      case ClientMessage.Rematch rematch -> rematch(table, viewer, rematch);
      case ClientMessage.Reveal reveal -> reveal(table, viewer, reveal);
      case ClientMessage.PutOff putOff -> putOff(table, viewer, putOff);
    };
  }

  /// What a computer has chosen, or what the table does for a seat; empty if it is of no use any
  /// more.
  public static Optional<Entry> chosen(
      TableState table, int seat, int based, List<String> actions) {
    if (!table.playing() || table.stale(seat, based)) {
      return Optional.empty();
    }
    return ActionSeries.of(table, seat, actions) instanceof ActionSeries.Legal(List<String> events)
        ? Optional.of(new Entry.Played("", seat, events))
        : Optional.empty();
  }

  /// What actions would do, on what the seat may know. Changes nothing.
  public static CommandAnswer preview(TableState table, int viewer, ClientMessage.Preview request) {
    if (viewer == 0 || !table.playing()) {
      return Refused.of(
          request.id(),
          RefusedCode.NOT_ALLOWED,
          "only a seat may do this, while the game is in progress");
    }
    if (table.stale(viewer, request.seq())) {
      return stale(request);
    }
    return switch (table.history().match().preview(viewer, request.actions())) {
      case Preview.Shown shown ->
          new Previewed(
              request.id(),
              RawJson.of(shown.happenings()),
              new RawJson(shown.view()),
              shown.legal());
      case Preview.Refused(int index, Refusal refusal) -> illegal(request, index, refusal);
    };
  }

  /// What a viewer may do beside playing.
  public static Permissions may(TableState table, int viewer) {
    if (viewer == 0) {
      return Permissions.NOTHING;
    }
    boolean playing = table.playing();
    return new Permissions(
        playing && Takebacks.back(table.history(), viewer).isPresent(),
        playing
            && table.takeback().isEmpty()
            && Takebacks.takeback(table.history(), viewer).isPresent(),
        playing && table.seats() == 2,
        playing && table.seats() > 2,
        table.over() && !table.rematch().agreed() && !table.rematch().has(viewer));
  }

  private static Decision play(TableState table, int seat, ClientMessage.Play play) {
    if (table.waiting()) {
      return refuse(
          play, RefusedCode.NOT_ALLOWED, "the table is waiting for a player to take a seat");
    }
    if (table.stale(seat, play.seq())) {
      return new Decision.Reply(stale(play));
    }
    return switch (ActionSeries.of(table, seat, play.actions())) {
      case ActionSeries.Legal(List<String> events) ->
          new Decision.Write(new Entry.Played(play.id(), seat, events));
      case ActionSeries.Illegal(int index, Refusal refusal) ->
          new Decision.Reply(illegal(play, index, refusal));
    };
  }

  private static Decision back(TableState table, int seat, ClientMessage.Back back) {
    if (table.stale(seat, back.seq())) {
      return new Decision.Reply(stale(back));
    }
    OptionalInt dropped =
        table.playing() ? Takebacks.back(table.history(), seat) : OptionalInt.empty();
    return dropped.isPresent()
        ? new Decision.Write(new Entry.Back(back.id(), seat, dropped.getAsInt()))
        : refuse(back, RefusedCode.NOT_ALLOWED, "there is nothing to undo");
  }

  private static Decision takeback(TableState table, int seat, ClientMessage.Takeback ask) {
    if (table.takeback().isPresent()) {
      return refuse(ask, RefusedCode.NOT_ALLOWED, "a takeback has already been requested");
    }
    if (table.stale(seat, ask.seq())) {
      return new Decision.Reply(stale(ask));
    }
    OptionalInt to =
        table.playing() ? Takebacks.takeback(table.history(), seat) : OptionalInt.empty();
    if (to.isEmpty()) {
      return refuse(
          ask,
          RefusedCode.NOT_ALLOWED,
          "nothing can be taken back past a draw, or past information you have received");
    }
    boolean alone = table.persons().equals(List.of(seat));
    Optional<Integer> granted = alone ? Optional.of(to.getAsInt()) : Optional.empty();
    return new Decision.Write(new Entry.Asked(ask.id(), seat, granted));
  }

  private static Decision answer(TableState table, int seat, ClientMessage.Answer answer) {
    Optional<TakebackRequest> open = table.takeback();
    if (open.isEmpty() || open.get().by() == seat || open.get().agreed().contains(seat)) {
      return refuse(answer, RefusedCode.NOT_ALLOWED, "nothing has been asked of this seat");
    }
    List<Integer> missing = new ArrayList<>(table.persons());
    missing.removeAll(open.get().agreed());
    missing.removeIf(person -> person == open.get().by());
    boolean last = missing.equals(List.of(seat));
    Optional<Integer> to =
        answer.accept() && last ? Optional.of(open.get().to()) : Optional.empty();
    return new Decision.Write(new Entry.Answered(answer.id(), seat, answer.accept(), to));
  }

  private static Decision rematch(TableState table, int seat, ClientMessage.Rematch rematch) {
    return allowed(rematch, may(table, seat).rematch(), "only once, after the end of the game")
        .orElseGet(() -> {
          boolean alone = table.persons().equals(List.of(seat));
          if (rematch.nonce().isPresent() && !alone && table.history().match().game().chance()) {
            return refuse(
                rematch,
                RefusedCode.NOT_ALLOWED,
                "a nonce in clear is accepted only from the only person at the table: give a commitment instead");
          }
          Share share =
              rematch.commitment().isPresent() || rematch.nonce().isPresent()
                  ? JoinRequest.share(rematch.commitment(), rematch.nonce())
                  : Share.NONE;
          Set<Integer> wishes = new TreeSet<>(table.rematch().shares().keySet());
          wishes.add(seat);
          boolean all = wishes.containsAll(table.persons());
          return new Decision.Write(
              new Entry.Wished(rematch.id(), seat, share.commitment(), share.nonce(), all));
        });
  }

  /// A nonce is taken when all have committed to theirs, and only the one that the seat has
  /// committed to; the same one again is answered as the first time.
  private static Decision reveal(TableState table, int seat, ClientMessage.Reveal reveal) {
    Share share = table.occupant(seat).share();
    if (share.commitment().isPresent() && share.nonce().equals(reveal.nonce())) {
      return new Decision.Reply(new Done(reveal.id(), table.seq()));
    }
    if (!table.reveal().contains(seat)) {
      return refuse(reveal, RefusedCode.NOT_ALLOWED, "no nonce of this seat is expected now");
    }
    if (share.reveal(reveal.opening()).isEmpty()) {
      return refuse(
          reveal, RefusedCode.NOT_ALLOWED, "this is not the nonce that the seat committed to");
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

  private static Decision putOff(TableState table, int seat, ClientMessage.PutOff putOff) {
    List<Moment> ahead = table.moments(seat);
    int until = putOff.until();
    boolean named = until == 0 || ahead.stream().anyMatch(moment -> moment.at() == until);
    return allowed(putOff, !ahead.isEmpty() && named, "there is no question to defer until then")
        .orElseGet(() -> new Decision.PutOff(until));
  }

  private static Optional<Decision> allowed(
      ClientMessage.Command command, boolean allowed, String otherwise) {
    return allowed
        ? Optional.empty()
        : Optional.of(refuse(command, RefusedCode.NOT_ALLOWED, otherwise));
  }

  private static Decision refuse(ClientMessage.Command command, RefusedCode code, String message) {
    return new Decision.Reply(Refused.of(command.id(), code, message));
  }

  private static Refused stale(ClientMessage.Request request) {
    return Refused.of(
        request.id(), RefusedCode.STALE, "the seat has acted since then, or may no longer act");
  }

  private static Refused illegal(ClientMessage.Request request, int index, Refusal refusal) {
    return new Refused(
        request.id(),
        RefusedCode.ILLEGAL.code(),
        refusal.clause() + ": " + refusal.reason().code(),
        Optional.of(index),
        Optional.of(RawJson.of(refusal)));
  }
}
