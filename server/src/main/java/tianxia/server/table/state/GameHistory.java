package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.PersistentList;
import tianxia.kernel.Preview;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.server.fair.Draws;
import tianxia.server.message.request.Supposed;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StageShown;

/// The current line of play: the match, what each viewer has seen of it, and what each event
/// revealed to whom, on which takebacks depend. Copied before it is changed: a line that has been
/// published never changes. A copy takes as long for a long game as for a short one.
///
/// @param <S> the game's state
public final class GameHistory<S extends State<S>> {
  private final Match<S> match;
  private final List<PersistentList<EventShown>> shown;
  private PersistentList<Step> steps;

  /// How many of the events are chance's.
  private int draws;

  /// How many of the events were played at another table.
  private int inherited;

  /// The match as it was before the last decision of several seats; never played on.
  private Match<S> decision;

  private GameHistory(Match<S> match) {
    this.match = match;
    this.decision = match.copy();
    this.shown =
        new ArrayList<>(Collections.nCopies(match.seats() + 1, PersistentList.<EventShown>empty()));
    this.steps = PersistentList.empty();
  }

  private GameHistory(GameHistory<S> other) {
    match = other.match.copy();
    decision = other.decision;
    shown = new ArrayList<>(other.shown);
    steps = other.steps;
    draws = other.draws;
    inherited = other.inherited;
  }

  static <S extends State<S>> GameHistory<S> start(Game<S> game, Options options) {
    return new GameHistory<>(new Match<>(game, options));
  }

  /// A line that plays on from another table's: nobody takes anything back that was played there.
  public static <S extends State<S>> GameHistory<S> start(
      Game<S> game, Options options, List<String> inherited) {
    GameHistory<S> line = start(game, options);
    line.playLogged(inherited);
    line.inherited = line.ply();
    return line;
  }

  public GameHistory<S> copy() {
    return new GameHistory<>(this);
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
    line.inherited = Math.min(inherited, line.ply());
    return Optional.of(line);
  }

  /// Whether the other events are legal without one of them, of the last decision of several seats
  /// or later.
  boolean removable(int index) {
    Match<S> rest = decision.copy();
    for (int i = decision.ply(); i < ply(); i++) {
      Event event = events().get(i);
      if (i != index && rest.play(event.actor(), event.action()) instanceof Match.Result.Refused) {
        return false;
      }
    }
    return true;
  }

  /// What actions of a seat would do after `ply` events.
  public Preview preview(int ply, int seat, List<String> actions) {
    return (ply == ply() ? match : at(ply)).preview(seat, actions);
  }

  /// What actions of a seat would do if it came to its turn, as far as `viewer` knows.
  public Optional<Preview> supposed(int viewer, Supposed supposed, List<String> actions) {
    List<Event> others = supposed.after().stream().map(Event::parse).toList();
    return match.supposed(viewer, others, supposed.seat(), actions);
  }

  /// The match after `ply` events, replayed.
  public Match<S> at(int ply) {
    Match<S> past = new Match<>(match.game(), match.options());
    events().subList(0, ply).forEach(event -> past.play(event.actor(), event.action()));
    return past;
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

  /// How many of the first events were played at another table.
  public int inherited() {
    return inherited;
  }

  /// The ply at which the decision begins that is to be made: that of several seats begins with the
  /// first that any of them chose.
  public int beginning() {
    boolean begun =
        !steps.isEmpty() && continues(steps.getLast()) && Step.simultaneous(steps, match.actors());
    return begun ? decision.ply() : ply();
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
    return Stages.of(match, decision, steps, viewer, from);
  }

  /// All events as a viewer has seen them, without what they did.
  public List<Event> seen(int viewer) {
    return shown.get(viewer).stream().map(e -> new Event(e.actor(), e.action())).toList();
  }

  /// Plays an event, if it is legal; else says why not and changes nothing.
  public Optional<Refusal> play(Event event) {
    return switch (match.check(event.actor(), event.action())) {
      case Match.Checked.Refused(Refusal refusal) -> Optional.of(refusal);
      case Match.Checked.Legal legal -> {
        play(legal);
        yield Optional.empty();
      }
    };
  }

  private void play(Match.Checked.Legal legal) {
    show(legal);
    int actors = match.actors();
    boolean simultaneous = Step.simultaneous(steps, actors);
    if (simultaneous && (steps.isEmpty() || !continues(steps.getLast()))) {
      decision = match.copy();
    }
    int hiding = match.hiding();
    boolean staged = !match.stages(0, legal).isEmpty();
    boolean telling = telling(legal);
    steps = steps.plus(new Step(actors, hiding, telling, simultaneous, staged));
    draws += legal.event().actor() == Actors.CHANCE ? 1 : 0;
  }

  /// Plays it, and tells whether it told its own seat what the seat could not foresee.
  private boolean telling(Match.Checked.Legal legal) {
    int actor = legal.event().actor();
    if (actor == Actors.CHANCE || match.game().hides() == Hidden.NOTHING) {
      match.play(legal);
      return actor == Actors.CHANCE;
    }
    return !match.playForeseen(legal);
  }

  /// Whether a decision of several seats may go on after a step.
  private static boolean continues(Step step) {
    return step.simultaneous() && !step.telling();
  }

  private void show(Match.Checked.Legal legal) {
    int ply = match.ply() + 1;
    boolean open = match.isPublic(legal);
    for (int viewer = 0; viewer < shown.size(); viewer++) {
      EventShown told = open && viewer > 0 ? shown.getFirst().getLast() : shown(viewer, ply, legal);
      shown.set(viewer, shown.get(viewer).plus(shared(told, viewer)));
    }
  }

  /// What a viewer was told, in one object for all who were told the same: it is kept for as long
  /// as the table is in memory.
  private EventShown shared(EventShown told, int viewer) {
    for (int other = 0; other < viewer; other++) {
      EventShown known = shown.get(other).getLast();
      if (known.equals(told)) {
        return known;
      }
    }
    return told;
  }

  private EventShown shown(int viewer, int ply, Match.Checked.Legal legal) {
    Event seen = match.seen(viewer, legal);
    List<RawJson> happenings = RawJson.of(match.narrate(viewer, legal));
    return new EventShown(ply, seen.actor(), seen.action(), happenings);
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
  public void draw(Draws drawing) {
    while (Actors.contains(match.actors(), Actors.CHANCE)) {
      String outcome = drawing.draw(draws + 1, match.outcomes()).notation();
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
