package tianxia.opponents;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;

/// A game of `hard` in which about one choice in twelve is replaced by a bad one: a legal choice at
/// random that by an analysis of its own costs at least 10 points.
final class PlantedGame<S extends State<S>> {
  private static final int ONE_IN = 12;
  private static final double BAD = 0.1;

  private final Game<S> game;
  private final Options options;
  private final RandomGenerator random;
  private final Bot<S> hard;
  private final S state;
  private final List<List<Event>> seen = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final int[] legal;
  private final Set<Integer> plies = new HashSet<>();

  PlantedGame(Game<S> game, RandomGenerator random) {
    this.game = game;
    this.random = random;
    options = Options.of(game.options(), Map.of());
    hard = Opponents.of(game, Level.HARD);
    state = game.start(options);
    legal = new int[state.maxLegal()];
    for (int seat = 0; seat <= game.seats(options); seat++) {
      seen.add(new ArrayList<>());
    }
  }

  /// Plays it to its end.
  GameRecord play() {
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      if (actor == Actors.CHANCE) {
        apply(actor, state.sample(actor, random));
      } else {
        choose(actor);
      }
    }
    return new GameRecord(game.id(), options, GameRecord.Headers.NONE, events, 0, state.winners());
  }

  /// At which events bad choices were planted.
  Set<Integer> plies() {
    return plies;
  }

  private void choose(int seat) {
    S known = known(seat);
    List<Event> told = List.copyOf(seen.get(seat));
    for (int action : hard.plan(known, told, seat, SearchBudget.iterations(400), random)) {
      int count = state.legalActions(seat, legal);
      int bad = legal[random.nextInt(count)];
      boolean planting = count > 1 && random.nextInt(ONE_IN) == 0 && costs(seat, bad);
      if (planting) {
        plies.add(events.size());
      }
      apply(seat, planting ? bad : action);
      if (planting) {
        return;
      }
    }
  }

  private boolean costs(int seat, int action) {
    Analysis said = analysis(known(seat), seat, seen.get(seat));
    return said.loss(action).orElse(0) >= BAD && said.value() - continued(seat, action) >= BAD;
  }

  /// What the seat can still expect after an action that leaves it the next one, at most; 0 where
  /// its turn ends. Actions of a turn can often be made in another order, and an analysis may list
  /// one with a bad turn alone although the best is still open after it.
  private double continued(int seat, int action) {
    S after = state.copy();
    after.apply(seat, action);
    if (after.actors() != 1 << seat) {
      return 0;
    }
    List<Event> told = new ArrayList<>(seen.get(seat));
    told.add(new Event(seat, game.seen(state, seat, seat, action)));
    after.forget(seat);
    return analysis(after, seat, told).value();
  }

  private Analysis analysis(S forgotten, int seat, List<Event> told) {
    return Analysts.of(game, options)
        .analyse(
            forgotten,
            List.copyOf(told),
            seat,
            SearchBudget.iterations(2 * Analysts.tenthOfASecond(game)),
            new Xoroshiro(random.nextLong()),
            AnalysisListener.NONE);
  }

  private S known(int seat) {
    S forgotten = state.copy();
    forgotten.forget(seat);
    return forgotten;
  }

  private void apply(int actor, int action) {
    for (int seat = 1; seat < seen.size(); seat++) {
      seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
    }
    events.add(new Event(actor, game.write(state, actor, action)));
    state.apply(actor, action);
  }
}
