package tianxia.arena.environment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.arena.Seeds;
import tianxia.arena.player.ProtocolMessages;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;

/// The consecutive games of one slot of an [Environment]. Answers are written to the given
/// [CanonicalJson].
final class Episode<S extends State<S>> {
  private final Game<S> game;
  private final boolean compact;
  private final long seed;
  private final int seats;
  private final S start;
  private final S state;
  private final ProtocolMessages<S> frames;
  private final int[] legal;
  private final Xoroshiro chance = new Xoroshiro(0);

  private final EventLog<S> events;

  /// What each viewer has seen; empty if frames are compact.
  private final List<List<Event>> seen = new ArrayList<>();

  /// How many of those events each viewer has been sent.
  private final int[] told;

  private long played;

  Episode(Game<S> game, Options options, boolean compact, long seed) {
    this.game = game;
    this.compact = compact;
    this.seed = seed;
    start = game.start(options);
    state = start.copy();
    seats = game.seats(options);
    frames = new ProtocolMessages<>(game, options);
    events = new EventLog<>(game, options);
    legal = new int[start.maxLegal()];
    told = new int[seats + 1];
    for (int viewer = 0; viewer <= seats; viewer++) {
      seen.add(new ArrayList<>());
    }
    reset();
  }

  int seats() {
    return seats;
  }

  /// Starts the next game of the seed's sequence.
  void reset() {
    reset(Seeds.of(seed, played++));
  }

  /// Starts the game of this seed.
  void reset(long draws) {
    chance.seed(draws);
    state.copyFrom(start);
    events.clear();
    seen.forEach(List::clear);
    Arrays.fill(told, 0);
    draw();
  }

  /// Plays a seat's action, and then chance.
  ///
  /// @param seat 0 for the first seat that is to act
  /// @param action its notation or its number
  /// @return the refusal, in `out`; empty if the action was played
  Optional<CanonicalJson> step(int seat, JsonValue action, CanonicalJson out) {
    if (state.actors() == 0) {
      reset();
      return Optional.empty();
    }
    int actor = seat == 0 ? Actors.first(state.actors()) : seat;
    if (actor < 1 || actor > seats) {
      return Optional.of(Refused.write(out.clear(), "malformed", "seat: from 1 to " + seats));
    }
    switch (action) {
      case JsonValue.Whole(long number) -> {
        int count = state.legalActions(actor, legal);
        int code = Math.clamp(number, -1, Integer.MAX_VALUE);
        if (Arrays.binarySearch(legal, 0, count, code) < 0) {
          return Optional.of(
              Refused.write(out.clear(), "illegal", "no legal action of seat " + actor));
        }
        play(actor, code);
      }
      case JsonValue.Text(String notation) -> {
        Optional<Refusal> refusal = game.why(state, actor, notation);
        if (refusal.isPresent()) {
          String why = refusal.get().clause() + " " + refusal.get().reason().code();
          return Optional.of(Refused.write(out.clear(), "illegal", why));
        }
        play(actor, game.read(state, actor, notation));
      }
      default -> {
        String why = "an action is a notation or a number";
        return Optional.of(Refused.write(out.clear(), "malformed", why));
      }
    }
    draw();
    return Optional.empty();
  }

  private void draw() {
    while (state.actors() == 1 << Actors.CHANCE) {
      play(Actors.CHANCE, state.sample(Actors.CHANCE, chance));
    }
  }

  private void play(int actor, int action) {
    if (!compact) {
      for (int viewer = 0; viewer <= seats; viewer++) {
        seen.get(viewer).add(new Event(actor, game.seen(state, viewer, actor, action)));
      }
    }
    events.add(actor, action);
    state.apply(actor, action);
  }

  /// A frame for the first seat that is to act, or the end of the game.
  CanonicalJson tell(CanonicalJson out) {
    int actors = state.actors();
    if (actors == 0) {
      // Sent once for all seats, so it is the spectator's: with all events if frames have them.
      return frames.over(out, state.winners(), seen.getFirst(), 0);
    }
    int seat = Actors.first(actors);
    if (!compact) {
      return view(seat, out);
    }
    int count = state.legalActions(seat, legal);
    return CompactFrame.write(actors, legal, count, events.size(), out);
  }

  /// A complete frame for a viewer, with the events that it has not been sent yet.
  CanonicalJson view(int viewer, CanonicalJson out) {
    List<Event> known = seen.get(viewer);
    int from = told[viewer];
    told[viewer] = known.size();
    return frames.frame(out, state, viewer, known, from, events.size(), 0);
  }

  /// A seat's legal actions, notations with their numbers.
  CanonicalJson legal(int seat, CanonicalJson out) {
    Map<String, Integer> numbers = new TreeMap<>();
    int count = state.legalActions(seat, legal);
    for (int i = 0; i < count; i++) {
      numbers.put(game.write(state, seat, legal[i]), legal[i]);
    }
    out.beginObject().key("legal").beginObject();
    numbers.forEach((notation, number) -> out.key(notation).value(number));
    return out.endObject().key("type").value("legal").endObject();
  }

  /// The full state, with hidden information.
  CanonicalJson whole(CanonicalJson out) {
    out.beginObject().key("state");
    game.writeState(state, out);
    return out.key("type").value("state").endObject();
  }

  /// The game so far as a record.
  CanonicalJson record(CanonicalJson out) {
    out.beginObject().key("record").value(events.record());
    return out.key("type").value("record").endObject();
  }

  /// The position as a seat knows it.
  S forgotten(int seat) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    return forgotten;
  }

  /// What a seat has seen; nothing if frames are compact.
  List<Event> seen(int seat) {
    return List.copyOf(seen.get(seat));
  }

  int ply() {
    return events.size();
  }
}
