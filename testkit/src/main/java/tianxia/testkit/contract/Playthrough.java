package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;
import tianxia.testkit.Expect;

/// A seeded random playout that is checked at every position. It keeps its events, so that a
/// failure can be reported as a record. At a simultaneous decision the actors go in random order.
///
/// @param <S> the game's state
final class Playthrough<S extends State<S>> {
  /// One position in so many, and one end in so many, gets the expensive checks.
  private static final int EXPENSIVE_IN = 32;

  private static final int EXPENSIVE_AT_ENDS = 4;

  private final Game<S> game;
  private final Options options;
  private final long seed;
  private final int longest;
  private final int seats;
  private final S state;
  private final Script script;
  private final Xoroshiro random;
  private final int[] legal;
  private int ply;
  private boolean expensive;

  /// @param longest the maximum number of events
  /// @param script its events, as far as they are known
  Playthrough(Game<S> game, Options options, int longest, long seed, Script script) {
    this.game = game;
    this.options = options;
    this.longest = longest;
    this.seed = seed;
    this.seats = game.seats(options);
    this.state = game.start(options);
    this.script = script;
    this.random = new Xoroshiro(~seed);
    this.legal = new int[state.maxLegal()];
  }

  /// Plays to the end and calls the check at every position, including the last.
  void run(Check<S> check) {
    try {
      while (true) {
        boolean over = state.actors() == 0;
        expensive = random.nextInt(over ? EXPENSIVE_AT_ENDS : EXPENSIVE_IN) == 0;
        check.at(this);
        if (over) {
          return;
        }
        Expect.that(ply < longest, () -> "still going after " + longest + " events");
        step();
      }
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(failure.getMessage() + "\n" + story(), failure);
    }
  }

  private void step() {
    script.reach(ply, state, legal);
    int at = ply++;
    state.apply(actor(at), action(at));
  }

  Game<S> game() {
    return game;
  }

  Options options() {
    return options;
  }

  /// The seed of the whole playout.
  long seed() {
    return seed;
  }

  int seats() {
    return seats;
  }

  /// The live state; a check copies it before changing anything.
  S state() {
    return state;
  }

  boolean over() {
    return state.actors() == 0;
  }

  /// The number of events so far.
  int ply() {
    return ply;
  }

  /// How many more events the game may have.
  int left() {
    return longest - ply;
  }

  /// Whether expensive checks run here.
  boolean expensive() {
    return expensive;
  }

  /// For the checks' own choices; independent of the playout.
  Xoroshiro random() {
    return random;
  }

  /// The viewer to check here, a seat or the spectator, all equally often.
  int viewer() {
    return random.nextInt(seats + 1);
  }

  /// The actor of event `at`, from 0.
  int actor(int at) {
    return script.actor(at);
  }

  /// The action of event `at`.
  int action(int at) {
    return script.action(at);
  }

  /// The position before event `at`, replayed from the start.
  S replay(int at) {
    S again = game.start(options);
    for (int i = 0; i < at; i++) {
      again.apply(actor(i), action(i));
    }
    return again;
  }

  /// The events so far in notation.
  List<Event> events() {
    S again = game.start(options);
    List<Event> events = new ArrayList<>(ply);
    for (int i = 0; i < ply; i++) {
      events.add(new Event(actor(i), game.write(again, actor(i), action(i))));
      again.apply(actor(i), action(i));
    }
    return events;
  }

  GameRecord record() {
    return new GameRecord(
        game.id(), options, GameRecord.Headers.NONE, events(), 0, state.winners());
  }

  static <S extends State<S>> String json(Game<S> game, S state) {
    CanonicalJson out = new CanonicalJson();
    game.writeState(state, out);
    return out.toString();
  }

  static <S extends State<S>> String view(Game<S> game, S state, int viewer) {
    CanonicalJson out = new CanonicalJson();
    game.writeView(state, viewer, out);
    return out.toString();
  }

  private String story() {
    String head = game.id() + " " + options + ", seed " + seed + ", at ply " + ply + "\n";
    try {
      return head + RecordWriter.write(game, record());
    } catch (RuntimeException | AssertionError unwritable) {
      StringBuilder raw = new StringBuilder(head).append("(no record: ").append(unwritable);
      for (int i = 0; i < ply; i++) {
        raw.append(' ').append(actor(i)).append(':').append(action(i));
      }
      return raw.append(')').toString();
    }
  }
}
