package tianxia.arena.puzzle;

import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.State;

/// A decision of a game between computer players.
///
/// @param events that led to it, in full
/// @param forgotten the position as the seat knew it
/// @param seen the events as the seat had seen them
record DecisionPoint<S extends State<S>>(
    List<Event> events, S forgotten, List<Event> seen, int seat) {
  DecisionPoint {
    events = List.copyOf(events);
    seen = List.copyOf(seen);
  }
}
