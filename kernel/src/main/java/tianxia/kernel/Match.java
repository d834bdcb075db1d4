package tianxia.kernel;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.json.CanonicalJson;

/// A game in progress, with every action checked: a seat's or chance's action is validated before
/// it is played, and a refused one changes nothing (GEN-3).
///
/// Safe for concurrent reads while nobody plays or resigns, or is about to ([#check], [#outcomes]).
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

  /// Whether an action may be played now.
  public sealed interface Checked {
    /// It may, until something else is played.
    ///
    /// @param action the event's, as the state has it
    record Legal(Event event, int action) implements Checked {}

    /// It may not.
    record Refused(Refusal refusal) implements Checked {}
  }

  private static final Refusal OVER = Refusal.gameOver();

  private final Game<S> game;
  private final Options options;
  private final S state;
  private PersistentList<Event> events = PersistentList.empty();
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
    events = other.events;
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
    return events;
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
    return switch (check(actor, notation)) {
      case Checked.Refused(Refusal refusal) -> new Result.Refused(refusal);
      case Checked.Legal legal -> {
        play(legal);
        yield new Result.Played(legal.event());
      }
    };
  }

  /// Whether an action may be played now, for one who is about to play it: unlike [#why], it must
  /// not be called while others read.
  public Checked check(int actor, String notation) {
    Optional<Refusal> refusal =
        resigned != 0 ? Optional.of(OVER) : game.why(state, actor, notation);
    return refusal.isPresent()
        ? new Checked.Refused(refusal.get())
        : new Checked.Legal(new Event(actor, notation), game.read(state, actor, notation));
  }

  /// Plays what was found legal, and nothing played since.
  public void play(Checked.Legal legal) {
    state.apply(legal.event().actor(), legal.action());
    events = events.plus(legal.event());
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

  /// Chance's outcomes, if chance is to act; for one who is about to play one of them: like
  /// [#check], it must not be called while others read.
  public List<Chance.Outcome> outcomes() {
    return over() ? List.of() : Chance.outcomes(game, state);
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

  /// What a legal action would do, as `viewer` may know it.
  public List<Happening> narrate(int viewer, Checked.Legal legal) {
    return game.narrate(state, viewer, legal.event().actor(), legal.action());
  }

  /// The intermediate positions of a legal action ([Game#stages]).
  public List<Stage> stages(int viewer, Checked.Legal legal) {
    return game.stages(state, viewer, legal.event().actor(), legal.action());
  }

  /// What `viewer` may see of a legal action.
  public Event seen(int viewer, Checked.Legal legal) {
    int actor = legal.event().actor();
    return new Event(actor, game.seen(state, viewer, actor, legal.action()));
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

  /// What a series of actions of `seat` would do if it were its turn after what others may do, from
  /// what `viewer` may know ([Game#suppose]); empty where that can't be told.
  ///
  /// @param others the others' actions, in order
  public Optional<Preview> supposed(
      int viewer, List<Event> others, int seat, List<String> actions) {
    S state = this.state.copy();
    state.forget(viewer);
    for (Event other : others) {
      if (!game.suppose(state, viewer, other.actor())
          || game.why(state, other.actor(), other.action()).isPresent()) {
        return Optional.empty();
      }
      game.foresee(state, other.actor(), game.read(state, other.actor(), other.action()));
    }
    return over() || !game.suppose(state, viewer, seat)
        ? Optional.empty()
        : Optional.of(game.preview(state, seat, actions));
  }

  /// Whether every viewer may see and be told the same of a legal action ([Game#isPublic]).
  public boolean isPublic(Checked.Legal legal) {
    return game.isPublic(state, legal.event().actor(), legal.action());
  }

  /// Plays what was found legal, by a seat, and nothing played since.
  ///
  /// @return whether the seat's view is the one that it could foresee ([Game#foresee])
  public boolean playForeseen(Checked.Legal legal) {
    int seat = legal.event().actor();
    S foreseen = state.copy();
    foreseen.forget(seat);
    game.foresee(foreseen, seat, legal.action());
    play(legal);
    // Whoever is to act is told in every view.
    if (foreseen.actors() != state.actors()) {
      return false;
    }
    S known = state.copy();
    known.forget(seat);
    return known.equals(foreseen);
  }

  /// The seats from which something is hidden now, as a bit set ([Game#hiding]).
  public int hiding() {
    return game.hiding(state, seats());
  }
}
