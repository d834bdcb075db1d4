package tianxia.kernel.record;

import java.util.List;
import java.util.function.Consumer;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Legal;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;

/// A record as newline-delimited JSON, a line for each position, by which implementations are
/// compared.
///
/// @param hash the first 16 hexadecimal digits of the SHA-256 of the first `length` bytes
/// @param full whether each line also holds legal actions, state and views themselves
public record Trace(Hash hash, boolean full) {

  /// A hash function that the caller supplies: the kernel has none.
  @FunctionalInterface
  public interface Hash {
    String of(byte[] bytes, int length);
  }

  /// Traces a record that [RecordReader] has read; `line` gets each line, without its end, in a
  /// writer that is reused.
  public <S extends State<S>> void of(
      Game<S> game, GameRecord record, Consumer<CanonicalJson> line) {
    S state = game.start(record.options());
    int seats = game.seats(record.options());
    CanonicalJson out = new CanonicalJson();
    CanonicalJson part = new CanonicalJson();
    line(game, state, seats, 0, part, out);
    line.accept(out);
    int ply = 0;
    for (Event event : record.events()) {
      state.apply(event.actor(), game.read(state, event.actor(), event.action()));
      line(game, state, seats, ++ply, part, out);
      line.accept(out);
    }
  }

  private <S extends State<S>> void line(
      Game<S> game, S state, int seats, int ply, CanonicalJson part, CanonicalJson out) {
    List<Integer> actors = Actors.list(state.actors());
    out.clear().beginObject().key("actor").beginArray();
    actors.forEach(actor -> out.value(Event.actorName(actor)));
    out.endArray();
    int legal = 0;
    part.clear().beginObject();
    for (int actor : actors) {
      List<String> notations = Legal.notations(game, state, actor);
      legal += notations.size();
      part.key(Event.actorName(actor)).beginArray();
      notations.forEach(part::value);
      part.endArray();
    }
    part.endObject();
    out.key("legal").value(legal);
    hashed("legalActions", "legalHash", part, out);
    out.key("ply").value(ply);
    part.clear();
    game.writeState(state, part);
    hashed("state", "stateHash", part, out);
    part.clear().beginArray();
    for (int viewer = 0; viewer <= seats; viewer++) {
      game.writeView(state, viewer, part);
    }
    part.endArray();
    hashed("views", "viewsHash", part, out);
    out.endObject();
  }

  private void hashed(String name, String hashName, CanonicalJson part, CanonicalJson out) {
    if (full) {
      out.key(name).raw(part.toString());
    }
    out.key(hashName).value(hash.of(part.buffer(), part.length()));
  }
}
