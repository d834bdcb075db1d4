package tianxia.kernel;

import java.util.random.RandomGenerator;

/// Plays games to their end by uniformly random actions. Does not allocate after construction.
///
/// @param <S> the game's state
public final class Playout<S extends State<S>> {
  private final int[] actions;
  private final RandomGenerator random;

  /// @param state any position of the game and options to be played
  public Playout(S state, RandomGenerator random) {
    this.actions = new int[state.maxLegal()];
    this.random = random;
  }

  /// Plays `state` to its end, listing the legal actions at every decision; chance is sampled. At a
  /// simultaneous decision the lowest seat acts first.
  ///
  /// @return how many events were played
  public int byLists(S state) {
    int events = 0;
    for (int actors = state.actors(); actors != 0; actors = state.actors()) {
      int actor = Actors.first(actors);
      int action;
      if (actor == Actors.CHANCE) {
        action = state.sample(actor, random);
      } else {
        int count = state.legalActions(actor, actions);
        action = actions[random.nextInt(count)];
      }
      state.apply(actor, action);
      events++;
    }
    return events;
  }

  /// The same, using [State#sample] alone.
  public int bySamples(S state) {
    int events = 0;
    for (int actors = state.actors(); actors != 0; actors = state.actors()) {
      int actor = Actors.first(actors);
      state.apply(actor, state.sample(actor, random));
      events++;
    }
    return events;
  }
}
