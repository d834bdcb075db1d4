package tianxia.opponents;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Greedy;
import tianxia.search.SearchBudget;

/// A position in a game in which a seat has a choice.
///
/// @param truth the position with all hidden information
/// @param seen what the seat has seen so far
record Situation<S extends State<S>>(S truth, int seat, List<Event> seen) {

  /// Some positions from one game.
  ///
  /// @param greedy whether the seats play greedily, or at random
  /// @param most the maximum number; at most one from each of as many equal parts of the game
  static <S extends State<S>> List<Situation<S>> along(
      Game<S> game, Options options, boolean greedy, int most, RandomGenerator random) {
    List<Situation<S>> all = new ArrayList<>();
    List<List<Event>> seen = new ArrayList<>();
    for (int seat = 0; seat <= game.seats(options); seat++) {
      seen.add(new ArrayList<>());
    }
    S state = game.start(options);
    while (state.actors() != 0) {
      List<Integer> actors = Actors.list(state.actors());
      int actor = actors.get(random.nextInt(actors.size()));
      if (actor != Actors.CHANCE && state.legalActions(actor, new int[state.maxLegal()]) > 1) {
        all.add(new Situation<>(state.copy(), actor, List.copyOf(seen.get(actor))));
      }
      int action =
          greedy && actor != Actors.CHANCE
              ? greedy(game, state, actor, random)
              : state.sample(actor, random);
      for (int seat = 1; seat < seen.size(); seat++) {
        seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
      }
      state.apply(actor, action);
    }
    return spread(all, most, random);
  }

  private static <S extends State<S>> int greedy(
      Game<S> game, S state, int seat, RandomGenerator random) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    return new Greedy<>(game)
        .choose(forgotten, List.of(), seat, SearchBudget.iterations(1), random);
  }

  private static <T> List<T> spread(List<T> all, int most, RandomGenerator random) {
    List<T> some = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      int from = i * all.size() / most;
      int to = (i + 1) * all.size() / most;
      if (from < to) {
        some.add(all.get(from + random.nextInt(to - from)));
      }
    }
    return some;
  }

  /// The same for the seat, with different hidden information.
  Situation<S> reimagined(RandomGenerator random) {
    S other = forgotten();
    other.imagine(random);
    return new Situation<>(other, seat, List.copyOf(seen));
  }

  /// The position as the bot receives it.
  S forgotten() {
    S forgotten = truth.copy();
    forgotten.forget(seat);
    return forgotten;
  }
}
