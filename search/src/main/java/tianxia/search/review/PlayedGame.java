package tianxia.search.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.search.analysis.Analysis;

/// A finished game with all its positions, and what each seat had seen at each of them.
///
/// @param <S> the game's state
public final class PlayedGame<S extends State<S>> {
  private final Game<S> game;
  private final GameRecord record;
  private final int seats;
  private final List<S> positions = new ArrayList<>();
  private final int[] actions;
  private final boolean[] choices;

  /// By viewer from 1: the events as it saw them.
  private final List<List<Event>> seen = new ArrayList<>();

  /// @param record that has been read and checked, of a game that is over
  public PlayedGame(Game<S> game, GameRecord record) {
    this.game = game;
    this.record = record;
    seats = game.seats(record.options());
    actions = new int[record.events().size()];
    choices = new boolean[actions.length];
    for (int viewer = 0; viewer <= seats; viewer++) {
      seen.add(new ArrayList<>());
    }
    replay();
  }

  private void replay() {
    S state = game.start(record.options());
    int[] legal = new int[state.maxLegal()];
    for (int ply = 0; ply < actions.length; ply++) {
      Event event = record.events().get(ply);
      int actor = event.actor();
      actions[ply] = game.read(state, actor, event.action());
      choices[ply] =
          ply >= first() && actor != Actors.CHANCE && state.legalActions(actor, legal) > 1;
      positions.add(state.copy());
      for (int viewer = 1; viewer <= seats; viewer++) {
        String view = game.seen(state, viewer, actor, actions[ply]);
        seen.get(viewer).add(new Event(actor, view));
      }
      state.apply(actor, actions[ply]);
    }
    positions.add(state);
  }

  public Game<S> game() {
    return game;
  }

  public int seats() {
    return seats;
  }

  /// The first event played at this table. Earlier ones come from another table and count neither
  /// as decisions nor as luck in this game.
  int first() {
    return record.inherited();
  }

  /// How often a seat had several actions to choose from.
  public int choices() {
    int all = 0;
    for (boolean choice : choices) {
      all += choice ? 1 : 0;
    }
    return all;
  }

  /// The number of events.
  public int plies() {
    return actions.length;
  }

  /// The position after some events; not to be modified.
  S position(int ply) {
    return positions.get(ply);
  }

  /// The same position, reduced to a seat's knowledge.
  public S forgotten(int ply, int seat) {
    S forgotten = positions.get(ply).copy();
    forgotten.forget(seat);
    return forgotten;
  }

  /// The first events as a seat saw them.
  public List<Event> seen(int ply, int seat) {
    return Collections.unmodifiableList(seen.get(seat).subList(0, ply));
  }

  /// The event that follows a position.
  public Event event(int ply) {
    return record.events().get(ply);
  }

  int actor(int ply) {
    return event(ply).actor();
  }

  int action(int ply) {
    return actions[ply];
  }

  /// Whether the event is a seat's choice between several actions.
  boolean isChoice(int ply) {
    return choices[ply];
  }

  /// Whether it is a choice and the event before it was a choice of the same seat.
  boolean isContinued(int ply) {
    return isChoice(ply) && ply > 0 && isChoice(ply - 1) && actor(ply - 1) == actor(ply);
  }

  /// The first choice of the turn to which a choice belongs. All analyses of a turn use the same
  /// random numbers, so the chances that are compared differ by the choice and not by the imagined
  /// worlds (common random numbers).
  int turn(int ply) {
    int first = ply;
    while (isContinued(first)) {
      first--;
    }
    return first;
  }

  /// Whether the event is a draw whose outcome the seat saw.
  boolean isDrawSeenBy(int ply, int seat) {
    return ply >= first() && actor(ply) == Actors.CHANCE && isSeenBy(ply, seat);
  }

  /// Whether the seat saw all of an event.
  boolean isSeenBy(int ply, int seat) {
    return seen.get(seat).get(ply).equals(event(ply));
  }

  /// Whether all seats saw all of an event.
  boolean isPublic(int ply) {
    for (int seat = 1; seat <= seats; seat++) {
      if (!isSeenBy(ply, seat)) {
        return false;
      }
    }
    return true;
  }

  /// The seat that resigned, or 0.
  int resigned() {
    return record.resigned();
  }

  /// A seat's share of the win.
  double result(int seat) {
    return Analysis.share(record.result(), seat);
  }
}
