package tianxia.server.computer;

import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Level;

/// A request for what a computer seat does at a position.
///
/// @param forgotten the position as the seat may know it; owned by the callee from then on
/// @param seen the events so far as the seat has seen them
/// @param spent the nanoseconds that the seat has thought in this turn already
/// @param timed whether the answer is given at a moment of its own, which comes soon
public record MoveRequest<S extends State<S>>(
    Game<S> game, S forgotten, List<Event> seen, int seat, Level level, long spent, boolean timed) {
  public MoveRequest {
    seen = List.copyOf(seen);
  }
}
