package tianxia.server.table.command;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Hidden;
import tianxia.kernel.Match;
import tianxia.kernel.Refusal;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.table.Prepared;
import tianxia.server.table.state.PreparedLines;
import tianxia.server.table.state.TableState;

/// Decides whether a table keeps what a seat would answer.
final class PrepareCommand {
  private PrepareCommand() {}

  /// Lines are refused for nothing that their seat does not know.
  static Decision decide(TableState table, int seat, ClientMessage.Prepare prepare) {
    List<List<String>> lines = prepare.lines().stream().map(Prepared.Line::events).toList();
    if (lines.isEmpty()) {
      return new Decision.Prepare(lines);
    }
    if (!PreparedLines.possible(table, seat) || Actors.contains(table.actors(), seat)) {
      return Decision.notAllowed(
          prepare,
          "answers are prepared while others are to act, where a turn has days and nobody chooses in secret");
    }
    if (table.log().resumeAt(prepare.seq()).filter(ply -> ply == table.history().ply()).isEmpty()) {
      return Decision.stale(prepare);
    }
    for (int i = 0; i < lines.size(); i++) {
      List<String> line = lines.get(i);
      if (!wellFormed(seat, line)) {
        return Decision.notAllowed(
            prepare,
            "a line begins with another seat's action and ends with an own one, and an own one follows a *");
      }
      if (lines.subList(0, i).stream().anyMatch(other -> contradicts(seat, line, other))) {
        return Decision.notAllowed(prepare, "two lines have different answers to the same");
      }
      Optional<Refusal> refusal = illegal(table, line);
      if (refusal.isPresent()) {
        return new Decision.Reply(Previews.illegal(prepare, i, refusal.get()));
      }
    }
    return new Decision.Prepare(lines);
  }

  private static boolean wellFormed(int seat, List<String> line) {
    for (int i = 0; i < line.size() - 1; i++) {
      if (line.get(i).equals(Prepared.Line.WHATEVER) && !by(seat, line.get(i + 1))) {
        return false;
      }
    }
    return !by(seat, line.getFirst()) && by(seat, line.getLast());
  }

  private static boolean by(int seat, String event) {
    return !event.equals(Prepared.Line.WHATEVER) && Event.parse(event).actor() == seat;
  }

  /// Whether two lines part with an action of the seat, or don't part at all.
  private static boolean contradicts(int seat, List<String> one, List<String> other) {
    int both = Math.min(one.size(), other.size());
    for (int i = 0; i < both; i++) {
      if (!one.get(i).equals(other.get(i))) {
        return by(seat, one.get(i)) || by(seat, other.get(i));
      }
    }
    return true;
  }

  /// What is against the rules in a line, in a game that hides nothing. Where something is hidden,
  /// that another seat can't do what a line foresees would tell what it holds.
  private static Optional<Refusal> illegal(TableState table, List<String> line) {
    Match<?> match = table.history().match().copy();
    if (match.game().hides() != Hidden.NOTHING) {
      return Optional.empty();
    }
    for (String text : line) {
      if (text.equals(Prepared.Line.WHATEVER)) {
        return Optional.empty();
      }
      Event event = Event.parse(text);
      if (Actors.contains(match.actors(), Actors.CHANCE)) {
        return Optional.empty();
      }
      if (match.play(event.actor(), event.action()) instanceof Match.Result.Refused(Refusal why)) {
        return Optional.of(why);
      }
    }
    return Optional.empty();
  }
}
