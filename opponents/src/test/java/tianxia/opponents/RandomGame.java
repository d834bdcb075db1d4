package tianxia.opponents;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.testkit.contract.GameContract;

/// Records of games that were played at random.
final class RandomGame {
  private RandomGame() {}

  /// A game with a set of options that depends on the seed.
  static <S extends State<S>> GameRecord of(Game<S> game, int seed) {
    List<Options> sets = List.copyOf(GameContract.optionSets(game));
    Options options = sets.get(seed % sets.size());
    S state = game.start(options);
    List<Event> events = new ArrayList<>();
    toEnd(game, state, events, new Xoroshiro(seed));
    return record(game, options, state, events);
  }

  static <S extends State<S>> GameRecord record(
      Game<S> game, Options options, S end, List<Event> events) {
    return new GameRecord(game.id(), options, GameRecord.Headers.NONE, events, 0, end.winners());
  }

  /// The first events of a game, after which seat 1 gave up.
  static GameRecord begun(GameRecord whole, int events) {
    return new GameRecord(
        whole.game(),
        whole.options(),
        whole.headers(),
        whole.events().subList(0, Math.min(events, whole.events().size())),
        1,
        4);
  }

  /// Plays a position to its end.
  static <S extends State<S>> void toEnd(
      Game<S> game, S state, List<Event> events, RandomGenerator random) {
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      events.add(new Event(actor, game.write(state, actor, action)));
      state.apply(actor, action);
    }
  }
}
