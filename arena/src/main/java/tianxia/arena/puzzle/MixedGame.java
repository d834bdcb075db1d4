package tianxia.arena.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

/// A game between computer players of several levels, so that not every move is good.
final class MixedGame<S extends State<S>> {
  private static final List<Level> LEVELS = List.of(Level.EASY, Level.MEDIUM, Level.HARD);

  private static final int CHOICES = 4;

  private final Game<S> game;
  private final SearchBudget choice;
  private final RandomGenerator random;
  private final S state;
  private final int[] legal;
  private final List<Bot<S>> bots = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();

  /// By viewer from 1.
  private final List<List<Event>> seen = new ArrayList<>();

  private final List<DecisionPoint<S>> points = new ArrayList<>();

  /// @param choice the effort of each choice
  MixedGame(Game<S> game, Options options, SearchBudget choice, RandomGenerator random) {
    this.game = game;
    this.choice = choice;
    this.random = random;
    state = game.start(options);
    legal = new int[state.maxLegal()];
    for (int seat = 0; seat <= game.seats(options); seat++) {
      bots.add(Opponents.of(game, LEVELS.get(random.nextInt(LEVELS.size()))));
      seen.add(new ArrayList<>());
    }
  }

  /// Plays it.
  ///
  /// @return the decisions with enough choices for a puzzle, in order
  List<DecisionPoint<S>> played() {
    for (int actors = state.actors(); actors != 0; actors = state.actors()) {
      int actor = Actors.first(actors);
      if (actor == Actors.CHANCE) {
        play(actor, state.sample(actor, random));
      } else {
        decide(actor);
      }
    }
    return points;
  }

  private void decide(int seat) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    List<Event> known = List.copyOf(seen.get(seat));
    for (int action : bots.get(seat).plan(forgotten, known, seat, choice, random)) {
      if (state.legalActions(seat, legal) >= CHOICES) {
        S then = state.copy();
        then.forget(seat);
        points.add(new DecisionPoint<>(events, then, seen.get(seat), seat));
      }
      play(seat, action);
    }
  }

  private void play(int actor, int action) {
    events.add(new Event(actor, game.write(state, actor, action)));
    for (int seat = 1; seat < seen.size(); seat++) {
      seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
    }
    state.apply(actor, action);
  }
}
