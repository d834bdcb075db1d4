package tianxia.arena.player;

import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Legal;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;

/// The messages of the line protocol (docs/BOTS.md): those of a table's socket, without the parts
/// that concern the table. Each is one line of canonical JSON.
public final class ProtocolMessages<S extends State<S>> {
  /// The version of the protocol.
  static final int PROTOCOL = 1;

  private final Game<S> game;
  private final Options options;

  public ProtocolMessages(Game<S> game, Options options) {
    this.game = game;
    this.options = options;
  }

  /// `start`: a game begins.
  ///
  /// @param seat the receiver; 0 for all seats
  /// @param millis the time for a turn; 0 for no limit
  public CanonicalJson start(CanonicalJson out, int seat, long millis, long seed) {
    out.beginObject();
    out.key("game").value(game.id());
    out.key("millis").value(millis);
    out.key("options").beginObject();
    options.asMap().keySet().stream()
        .sorted()
        .forEach(name -> out.key(name).value(options.get(name)));
    out.endObject();
    out.key("protocol").value(PROTOCOL);
    out.key("seat").value(seat);
    out.key("seats").value(game.seats(options));
    out.key("seed").value(seed);
    out.key("type").value("start");
    return out.endObject();
  }

  /// `frame`: a seat has to act.
  ///
  /// @param state what the seat may know, or everything
  /// @param from the first event that it has not been sent yet
  /// @param ply the number of events so far
  /// @param millis the time for this decision; 0 for no limit
  public CanonicalJson frame(
      CanonicalJson out, S state, int seat, List<Event> seen, int from, int ply, long millis) {
    out.beginObject();
    out.key("actors").beginArray();
    Actors.list(state.actors()).forEach(actor -> out.value(actor));
    out.endArray();
    events(out, seen, from);
    out.key("legal").beginArray();
    Legal.notations(game, state, seat).forEach(out::value);
    out.endArray();
    out.key("millis").value(millis);
    out.key("ply").value(ply);
    out.key("type").value("frame");
    out.key("view");
    game.writeView(state, seat, out);
    out.key("viewer").value(seat);
    return out.endObject();
  }

  /// `over`: the winners.
  public CanonicalJson over(CanonicalJson out, int winners, List<Event> seen, int from) {
    out.beginObject();
    events(out, seen, from);
    out.key("type").value("over");
    out.key("winners").beginArray();
    Actors.list(winners).forEach(seat -> out.value(seat));
    out.endArray();
    return out.endObject();
  }

  private static void events(CanonicalJson out, List<Event> seen, int from) {
    out.key("events").beginArray();
    for (int i = from; i < seen.size(); i++) {
      out.beginObject();
      out.key("action").value(seen.get(i).action());
      out.key("actor").value(seen.get(i).actor());
      out.key("ply").value(i + 1);
      out.endObject();
    }
    out.endArray();
  }
}
