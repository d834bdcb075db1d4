package tianxia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.json.CanonicalJson;

/// A game in progress, with every action checked: a seat's or chance's action is validated before
/// it is played, and a refused one changes nothing (GEN-3).
///
/// Safe for concurrent reads while nobody plays or resigns.
///
/// @param <S> the game's state
public final class Match<S extends State<S>> {

  /// The result of an action.
  public sealed interface Result {
    /// It was legal, and is now part of the match.
    record Played(Event event) implements Result {}

    /// It was not legal; nothing has changed.
    record Refused(Refusal refusal) implements Result {}
  }

  private static final Refusal OVER = Refusal.gameOver();

  private final Game<S> game;
  private final Options options;
  private final S state;
  private final List<Event> events = new ArrayList<>();
  private int resigned;

  public Match(Game<S> game, Options options) {
    this.game = game;
    this.options = options;
    this.state = game.start(options);
  }

  private Match(Match<S> other) {
    game = other.game;
    options = other.options;
    state = other.state.copy();
    events.addAll(other.events);
    resigned = other.resigned;
  }

  /// An independent copy.
  public Match<S> copy() {
    return new Match<>(this);
  }

  public Game<S> game() {
    return game;
  }

  public Options options() {
    return options;
  }

  public int seats() {
    return game.seats(options);
  }

  /// A copy of the position.
  public S position() {
    return state.copy();
  }

  /// The events so far.
  public List<Event> events() {
    return List.copyOf(events);
  }

  /// How many events so far.
  public int ply() {
    return events.size();
  }

  /// Who acts now ([State#actors]); 0 once it is over, by resignation too.
  public int actors() {
    return resigned != 0 ? 0 : state.actors();
  }

  public boolean over() {
    return actors() == 0;
  }

  /// The seat that has resigned, or 0.
  public int resigned() {
    return resigned;
  }

  /// The winning seats ([State#winners]); after a resignation the other seat.
  public int winners() {
    return resigned != 0 ? 1 << (3 - resigned) : state.winners();
  }

  /// Plays an action of a seat, or of chance (0), if it is legal.
  public Result play(int actor, String notation) {
    Optional<Refusal> refusal = why(actor, notation);
    if (refusal.isPresent()) {
      return new Result.Refused(refusal.get());
    }
    state.apply(actor, game.read(state, actor, notation));
    Event event = new Event(actor, notation);
    events.add(event);
    return new Result.Played(event);
  }

  /// Why an action would be refused; empty exactly when it is legal.
  public Optional<Refusal> why(int actor, String notation) {
    return resigned != 0 ? Optional.of(OVER) : game.why(state.copy(), actor, notation);
  }

  /// The seat gives up; the other one wins. Only in a game of two, and not after the end.
  ///
  /// @return whether it could
  public boolean resign(int seat) {
    if (seats() != 2 || over() || seat < 1 || seat > 2) {
      return false;
    }
    resigned = seat;
    return true;
  }

  /// The actor's legal actions in notation, sorted by code point.
  public List<String> legal(int actor) {
    return over() ? List.of() : Legal.notations(game, state.copy(), actor);
  }

  /// Chance's outcomes, if chance is to act.
  public List<Chance.Outcome> outcomes() {
    return over() ? List.of() : Chance.outcomes(game, state.copy());
  }

  /// The question open to a seat that it may decline in advance ([Game#question]).
  public Optional<Question> question(int seat) {
    return over() ? Optional.empty() : game.question(state, seat);
  }

  /// The moments ahead until which a seat may put its questions off ([Game#moments]).
  public List<Moment> moments(int seat) {
    return over() ? List.of() : game.moments(state, seat);
  }

  /// What `viewer` may know of the position, canonical JSON.
  public String view(int viewer) {
    CanonicalJson out = new CanonicalJson();
    game.writeView(state, viewer, out);
    return out.toString();
  }

  /// What an action that is legal now would do, as `viewer` may know it.
  public List<Happening> narrate(int viewer, Event event) {
    return game.narrate(state, viewer, event.actor(), action(event));
  }

  /// The intermediate positions of an action that is legal now ([Game#stages]).
  public List<Stage> stages(int viewer, Event event) {
    return game.stages(state, viewer, event.actor(), action(event));
  }

  /// What `viewer` may see of an action that is legal now.
  public Event seen(int viewer, Event event) {
    return new Event(event.actor(), game.seen(state, viewer, event.actor(), action(event)));
  }

  /// What a series of actions of `seat` would do, from what the seat may know.
  public Preview preview(int seat, List<String> actions) {
    if (resigned != 0) {
      return actions.isEmpty()
          ? new Preview.Shown(List.of(), view(seat), List.of())
          : new Preview.Refused(0, OVER);
    }
    S forgotten = state.copy();
    forgotten.forget(seat);
    return game.preview(forgotten, seat, actions);
  }

  private int action(Event event) {
    return game.read(state, event.actor(), event.action());
  }
}
