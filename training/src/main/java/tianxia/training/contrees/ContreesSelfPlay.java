package tianxia.training.contrees;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tianxia.games.contrees.Contrees;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.contrees.Features;
import tianxia.opponents.contrees.LevelSettings;
import tianxia.opponents.contrees.SearchListener;
import tianxia.opponents.contrees.Topology;
import tianxia.opponents.contrees.TowerSearch;
import tianxia.opponents.contrees.Transpositions;
import tianxia.opponents.contrees.Weights;
import tianxia.search.SearchBudget;
import tianxia.training.selfplay.LambdaReturn;

/// A self-play game of the search from a random territory and some random first towers, and its
/// training samples: the λ-return of each position (Sutton 1988), and the search's results within
/// its trees (Veness et al. 2009).
final class ContreesSelfPlay {
  private static final Contrees GAME = new Contrees();

  /// The budget per choice, in iterations.
  private static final SearchBudget EFFORT = SearchBudget.iterations(40);

  /// Exclusive upper bound of the number of random first towers.
  private static final int RANDOM_TOWERS = 10;

  /// Out of 20 games, the number with 16, 12 and 20 contrées; the others have 24.
  private static final int SIXTEEN = 12;

  private static final int TWELVE = 2;
  private static final int TWENTY = 3;

  /// One position in this many of a tree is kept.
  private static final int SELDOM = 5;

  private final Weights weights;
  private final Xoroshiro random;
  private final double lambda;
  private final boolean watches;
  private final ContreesState state;
  private final List<Sample> samples = new ArrayList<>();
  private final List<short[]> features = new ArrayList<>();
  private final List<Integer> seats = new ArrayList<>();

  /// Seat 1's winning chances according to the search, for each entry of the features.
  private final List<Double> chances = new ArrayList<>();

  /// @param lambda from 0 to 1: the weight of later positions against the search's own value
  /// @param watches whether positions within the trees become samples
  ContreesSelfPlay(Weights weights, Xoroshiro random, double lambda, boolean watches) {
    this.weights = weights;
    this.random = random;
    this.lambda = lambda;
    this.watches = watches;
    String tiles = tiles(random.nextInt(20));
    String territory = random.nextInt(2) == 0 ? "ready" : "laid";
    state = GAME.start(Options.of(GAME.options(), Map.of("tiles", tiles, "territory", territory)));
  }

  private static String tiles(int drawn) {
    int from = drawn - SIXTEEN;
    return from < 0 ? "16" : from < TWELVE ? "12" : from < TWELVE + TWENTY ? "20" : "24";
  }

  /// Plays the game.
  List<Sample> play() {
    int atRandom = random.nextInt(RANDOM_TOWERS);
    while (ContreesReader.isLaying(state)
        || state.actors() != 0 && ContreesReader.spent(state) < atRandom) {
      int seat = Actors.first(state.actors());
      state.apply(seat, state.sample(seat, random));
    }
    Topology topology = new Topology(state);
    while (state.actors() != 0) {
      int seat = Actors.first(state.actors());
      if ((ContreesReader.open(state) | ContreesReader.openHigh(state)) == 0) {
        state.apply(seat, ContreesState.PASS);
      } else {
        choose(topology, seat);
      }
    }
    lookBack();
    return samples;
  }

  private void choose(Topology topology, int seat) {
    SearchListener listener = watches ? listener(topology) : SearchListener.NONE;
    TowerSearch search =
        new TowerSearch(weights, LevelSettings.FULL, state, EFFORT, random, listener);
    int tower = search.choose();
    double own = Sample.chances(search.score());
    features.add(Features.of(topology, state));
    seats.add(seat);
    chances.add(seat == 1 ? own : 1 - own);
    state.apply(seat, tower);
  }

  private SearchListener listener(Topology topology) {
    return (seen, depth, score, bound) -> {
      if (depth > 1 && random.nextInt(SELDOM) == 0) {
        samples.add(new Sample(Features.of(topology, seen), (float) Sample.chances(score), bound));
      }
    };
  }

  private void lookBack() {
    int winners = state.winners();
    double first = Integer.bitCount(winners) == 2 ? 0.5 : Actors.contains(winners, 1) ? 1 : 0;
    for (int i = features.size() - 1; i >= 0; i--) {
      first = LambdaReturn.before(lambda, first, chances.get(i));
      double own = seats.get(i) == 1 ? first : 1 - first;
      samples.add(new Sample(features.get(i), (float) own, Transpositions.EXACT));
    }
  }
}
