package tianxia.server.store;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;

/// The events of a game as the entries of a log have them.
public final class Turns {
  private Turns() {}

  /// First the draws before any seat acts, perhaps none; then what each seat did, one action at a
  /// time, with the draws after it.
  public static List<List<Event>> of(List<Event> events) {
    List<List<Event>> turns = new ArrayList<>();
    turns.add(new ArrayList<>());
    for (Event event : events) {
      if (event.actor() != Actors.CHANCE) {
        turns.add(new ArrayList<>());
      }
      turns.getLast().add(event);
    }
    return turns;
  }
}
