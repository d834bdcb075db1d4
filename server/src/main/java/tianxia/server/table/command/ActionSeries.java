package tianxia.server.table.command;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.TableState;

/// The outcome of a series of actions of one seat, which is played all or none.
///
/// It is judged by what the seat may know before the first of them, as a preview is. So it must end
/// with the first action that reveals something, and a refusal leaks nothing: else a seat could
/// append an action that is legal only after a certain outcome, and choose differently when it is
/// refused.
sealed interface ActionSeries {

  /// All are legal.
  ///
  /// @param events the actions, and the draws that are due after them, as a record has them
  /// @param line the line of play with them
  record Legal(List<String> events, GameHistory<?> line) implements ActionSeries {}

  /// One is not.
  ///
  /// @param index which, from 0
  record Illegal(int index, Refusal refusal) implements ActionSeries {}

  static ActionSeries of(TableState table, int seat, List<String> actions) {
    GameHistory<?> line = table.history().copy();
    int before = line.ply();
    // A seat knows its legal actions: of one alone, nothing unknown decides whether it is.
    boolean single = actions.size() == 1 && played(line, seat, actions.getFirst()).isEmpty();
    Optional<Illegal> illegal =
        single
            ? Optional.empty()
            : illegal(table, seat, actions).or(() -> play(line, seat, actions));
    if (illegal.isPresent()) {
      return illegal.get();
    }
    draw(table, line);
    return new Legal(since(line, before), line);
  }

  private static Optional<Illegal> illegal(TableState table, int seat, List<String> actions) {
    return table.history().match().preview(seat, actions)
            instanceof Preview.Refused(int index, Refusal refusal)
        ? Optional.of(new Illegal(index, refusal))
        : Optional.empty();
  }

  private static Optional<Illegal> play(GameHistory<?> line, int seat, List<String> actions) {
    for (int i = 0; i < actions.size(); i++) {
      Optional<Refusal> refusal = played(line, seat, actions.get(i));
      if (refusal.isPresent()) {
        return Optional.of(new Illegal(i, refusal.get()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> played(GameHistory<?> line, int seat, String action) {
    return line.play(new Event(seat, action));
  }

  /// The draws that are due at a table as it stands.
  static List<String> draws(TableState table) {
    GameHistory<?> line = table.history().copy();
    int before = line.ply();
    draw(table, line);
    return since(line, before);
  }

  /// Draws nothing where nothing is due: there the nonces may never have been revealed.
  private static void draw(TableState table, GameHistory<?> line) {
    if (Actors.contains(line.match().actors(), Actors.CHANCE)) {
      line.draw(table.draws());
    }
  }

  private static List<String> since(GameHistory<?> line, int ply) {
    return line.events().subList(ply, line.ply()).stream().map(Event::toString).toList();
  }
}
