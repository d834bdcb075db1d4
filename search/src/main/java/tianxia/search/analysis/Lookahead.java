package tianxia.search.analysis;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Plays a world on to a seat's next choice, and says what that position is worth to it by what it
/// then knows: draws are made, and the others play.
///
/// @param game the rules
/// @param seats of the game
/// @param deliberator analyses the seat's choice
/// @param others plays for other seats
/// @param effort of the analysis
/// @param <S> the game's state
public record Lookahead<S extends State<S>>(
    Game<S> game, int seats, Deliberator<S> deliberator, Bot<S> others, SearchBudget effort) {
  /// The iterations of another seat's choice at most.
  static final int OTHERS = 60;

  /// What a position is worth to a seat at its next choice, or at the end.
  ///
  /// @param world a whole position; played on
  /// @param known the events so far as the seat has seen them; those that follow are added
  /// @param seat whose choice ends it
  public Analysis from(S world, List<Event> known, int seat, RandomGenerator random) {
    forward(world, known, seat, random);
    if (world.actors() == 0) {
      return Analysis.over(seat, seats, world.winners());
    }
    world.forget(seat);
    return AnytimeSearch.run(
        deliberator.begin(world, known, seat, effort, random), effort, AnalysisListener.NONE);
  }

  /// Plays to the seat's next choice, or to the end.
  private void forward(S world, List<Event> known, int seat, RandomGenerator random) {
    int[] legal = new int[world.maxLegal()];
    for (int actors = world.actors(); actors != 0; actors = world.actors()) {
      boolean own = Actors.contains(actors, seat);
      int count = own ? world.legalActions(seat, legal) : 0;
      if (count > 1) {
        return;
      }
      if (own) {
        play(world, known, seat, seat, legal[0]);
      } else if (actors == 1 << Actors.CHANCE) {
        play(world, known, seat, Actors.CHANCE, world.sample(Actors.CHANCE, random));
      } else {
        other(world, known, seat, Actors.first(actors), random);
      }
    }
  }

  private void other(S world, List<Event> known, int seat, int actor, RandomGenerator random) {
    S theirs = world.copy();
    theirs.forget(actor);
    SearchBudget quick = effort.atMost(OTHERS);
    for (int action : others.plan(theirs, List.of(), actor, quick, random)) {
      play(world, known, seat, actor, action);
    }
  }

  private void play(S world, List<Event> known, int seat, int actor, int action) {
    known.add(new Event(actor, game.seen(world, seat, actor, action)));
    world.apply(actor, action);
  }
}
