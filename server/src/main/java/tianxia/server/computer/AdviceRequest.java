package tianxia.server.computer;

import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;

/// A request for what a seat's choices are worth.
///
/// @param forgotten the position as the seat may know it; not modified
/// @param seen the events so far as the seat has seen them
public record AdviceRequest<S extends State<S>>(
    Game<S> game, Options options, S forgotten, List<Event> seen, int seat) {
  public AdviceRequest {
    seen = List.copyOf(seen);
  }
}
