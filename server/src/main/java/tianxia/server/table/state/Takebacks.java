package tianxia.server.table.state;

import java.util.List;
import java.util.OptionalInt;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;

/// How far a seat may go back. Never past a draw: so no draw is ever taken back, and draw n of a
/// table is the n-th draw of its record. Never past anything that revealed something to the seat.
public final class Takebacks {
  private Takebacks() {}

  /// The event that taking back at once would drop: the seat's own last one, as long as it told the
  /// seat nothing new and nobody has acted since, nor chance; in a simultaneous decision until all
  /// have sealed. Nobody is asked: what the others have seen of it, they keep.
  public static OptionalInt back(GameHistory<?> line, int seat) {
    int last = lastOf(line.events(), seat);
    int actors = line.match().actors();
    if (last < line.inherited() || actors == 0) {
      return OptionalInt.empty();
    }
    return line.steps().get(last).simultaneous()
        ? inSimultaneous(line, last, actors)
        : inTurn(line, last);
  }

  private static OptionalInt inTurn(GameHistory<?> line, int last) {
    boolean open = last == line.ply() - 1 && !line.steps().get(last).telling();
    return open ? OptionalInt.of(last) : OptionalInt.empty();
  }

  private static OptionalInt inSimultaneous(GameHistory<?> line, int last, int actors) {
    int all = line.steps().get(last).actors();
    for (int i = last; i < line.ply(); i++) {
      Step step = line.steps().get(i);
      if (!step.simultaneous() || step.telling() || (step.actors() & ~all) != 0) {
        return OptionalInt.empty();
      }
    }
    boolean open = (actors & ~all) == 0 && (last == line.ply() - 1 || line.removable(last));
    return open ? OptionalInt.of(last) : OptionalInt.empty();
  }

  /// How many events would stand after a takeback to before the seat's last decision. Only over
  /// events of seats, none in a simultaneous decision; the others' only where nothing was hidden
  /// from this seat, since they may have revealed something to it otherwise. A seat that can go
  /// [#back] at once need not ask, and is not offered it.
  public static OptionalInt takeback(GameHistory<?> line, int seat) {
    List<Event> events = line.events();
    int first = lastOf(events, seat);
    if (first < line.inherited() || line.match().over()) {
      return OptionalInt.empty();
    }
    while (first > line.inherited() && events.get(first - 1).actor() == seat) {
      first--;
    }
    for (int i = first; i < events.size(); i++) {
      Step step = line.steps().get(i);
      boolean told =
          events.get(i).actor() == seat ? step.telling() : Actors.contains(step.hiding(), seat);
      if (events.get(i).actor() == Actors.CHANCE || step.simultaneous() || told) {
        return OptionalInt.empty();
      }
    }
    return OptionalInt.of(first);
  }

  /// Its index; −1 if it has none.
  private static int lastOf(List<Event> events, int seat) {
    int at = events.size() - 1;
    while (at >= 0 && events.get(at).actor() != seat) {
      at--;
    }
    return at;
  }
}
