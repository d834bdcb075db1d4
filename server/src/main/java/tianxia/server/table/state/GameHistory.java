package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.server.fair.Draws;
import tianxia.server.message.EventShown;
import tianxia.server.message.RawJson;
import tianxia.server.message.StageShown;

/// The current line of play: the match, what each viewer has seen of it, and what each event
/// revealed to whom, on which takebacks depend. Copied before it is changed: a line that has been
/// published never changes.
///
/// @param <S> the game's state
public final class GameHistory<S extends State<S>> {
  private final Match<S> match;
  private final List<List<EventShown>> shown = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();

  private GameHistory(Match<S> match) {
    this.match = match;
    for (int viewer = 0; viewer <= match.seats(); viewer++) {
      shown.add(new ArrayList<>());
    }
  }

  static <S extends State<S>> GameHistory<S> start(Game<S> game, Options options) {
    return new GameHistory<>(new Match<>(game, options));
  }

  public GameHistory<S> copy() {
    GameHistory<S> copy = new GameHistory<>(match.copy());
    for (int viewer = 0; viewer < shown.size(); viewer++) {
      copy.shown.get(viewer).addAll(shown.get(viewer));
    }
    copy.steps.addAll(steps);
    return copy;
  }

  /// The first `ply` events of this line.
  public GameHistory<S> upTo(int ply) {
    return replay(events().subList(0, ply)).orElseThrow();
  }

  /// This line without one of its events, if the others are legal without it.
  Optional<GameHistory<S>> without(int index) {
    List<Event> rest = new ArrayList<>(events());
    rest.remove(index);
    return replay(rest);
  }

  private Optional<GameHistory<S>> replay(List<Event> events) {
    GameHistory<S> line = start(match.game(), match.options());
    for (Event event : events) {
      if (line.play(event).isPresent()) {
        return Optional.empty();
      }
    }
    return Optional.of(line);
  }

  /// The position after `ply` events, as `viewer` saw it.
  public String viewAt(int ply, int viewer) {
    Match<S> past = new Match<>(match.game(), match.options());
    events().subList(0, ply).forEach(event -> past.play(event.actor(), event.action()));
    return past.view(viewer);
  }

  /// Who acted after `ply` events.
  public int actorsAt(int ply) {
    return ply < steps.size() ? steps.get(ply).actors() : match.actors();
  }

  public Match<S> match() {
    return match;
  }

  public List<Event> events() {
    return match.events();
  }

  public int ply() {
    return match.ply();
  }

  List<Step> steps() {
    return steps;
  }

  /// All events as a viewer has seen them.
  public List<EventShown> shown(int viewer) {
    return shown.get(viewer);
  }

  /// The intermediate positions of the events after the first `from`, as a viewer may know them.
  public List<StageShown> stages(int viewer, int from) {
    return Stages.of(match, steps, viewer, from);
  }

  /// All events as a viewer has seen them, without what they did.
  public List<Event> seen(int viewer) {
    return shown.get(viewer).stream().map(e -> new Event(e.actor(), e.action())).toList();
  }

  /// Plays an event, if it is legal; else says why not and changes nothing.
  public Optional<Refusal> play(Event event) {
    Optional<Refusal> refusal = match.why(event.actor(), event.action());
    if (refusal.isPresent()) {
      return refusal;
    }
    int ply = match.ply() + 1;
    for (int viewer = 0; viewer < shown.size(); viewer++) {
      Event seen = match.seen(viewer, event);
      List<RawJson> happenings = RawJson.of(match.narrate(viewer, event));
      shown.get(viewer).add(new EventShown(ply, seen.actor(), seen.action(), happenings));
    }
    int actors = match.actors();
    int hiding = Step.hiding(match);
    Optional<String> foreseen = Step.foreseen(match, event);
    boolean staged = !match.stages(0, event).isEmpty();
    if (match.play(event.actor(), event.action()) instanceof Match.Result.Refused refused) {
      throw new IllegalStateException(event + " was legal, but is refused: " + refused);
    }
    boolean telling = foreseen.filter(view -> view.equals(match.view(event.actor()))).isEmpty();
    steps.add(new Step(actors, hiding, telling, Step.simultaneous(steps, actors), staged));
    return Optional.empty();
  }

  /// Plays events of a log, as text.
  ///
  /// @throws IllegalStateException if one is illegal: the log is damaged
  public void playLogged(List<String> events) {
    for (String text : events) {
      play(Event.parse(text))
          .ifPresent(refusal -> {
            throw new IllegalStateException("the log holds " + text + ": " + refusal);
          });
    }
  }

  /// Draws until a seat must act, or the game is over.
  public void draw(Draws draws) {
    int n = (int) events().stream().filter(event -> event.actor() == Actors.CHANCE).count();
    while (Actors.contains(match.actors(), Actors.CHANCE)) {
      String outcome = draws.draw(++n, match.outcomes()).notation();
      if (play(new Event(Actors.CHANCE, outcome)).isPresent()) {
        throw new IllegalStateException("an outcome of chance is refused: " + outcome);
      }
    }
  }

  /// Resigns in place: only for a line that has not been published.
  void resign(int seat) {
    if (!match.resign(seat)) {
      throw new IllegalStateException("seat " + seat + " can't resign");
    }
  }

  /// The ply at which the present turn of a seat began: since then nobody else has acted, except
  /// within the same decision of several seats.
  public int turn(int seat) {
    boolean together = Step.simultaneous(steps, match.actors());
    for (int ply = ply(); ply > 0; ply--) {
      int actor = events().get(ply - 1).actor();
      Step step = steps.get(ply - 1);
      boolean same = together && step.simultaneous() && !step.telling();
      if (!same && (step.simultaneous() || actor != seat && actor != Actors.CHANCE)) {
        return ply;
      }
    }
    return 0;
  }

  /// The position as a seat may know it.
  public S forgotten(int seat) {
    S state = match.position();
    state.forget(seat);
    return state;
  }
}
