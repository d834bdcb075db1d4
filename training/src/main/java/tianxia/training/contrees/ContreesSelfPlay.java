package tianxia.training.contrees;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tianxia.games.contrees.Contrees;
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

/// A game of the search against itself, from a territory and some first towers at random, and what
/// can be learned from it: how it went on from each position (a λ-return: Sutton 1988), and what
/// the search found out within its trees (Veness et al. 2009).
final class ContreesSelfPlay {
  private static final Contrees GAME = new Contrees();

  /// Iterations a choice.
  private static final SearchBudget EFFORT = SearchBudget.iterations(40);

  /// More first towers at random than ever.
  private static final int RANDOM_TOWERS = 10;

  /// Of 20 games so many are of 16, of 12, of 20 contrées; the others are of 24.
  private static final int SIXTEEN = 12;

  private static final int TWELVE = 2;
  private static final int TWENTY = 3;

  /// One in so many positions of a tree is kept.
  private static final int SELDOM = 5;

  private final Weights weights;
  private final Xoroshiro random;
  private final double lambda;
  private final boolean watches;
  private final ContreesState state;
  private final List<Sample> samples = new ArrayList<>();
  private final List<short[]> features = new ArrayList<>();
  private final List<Integer> seats = new ArrayList<>();

  /// Seat 1's chances by the search, at each of the features.
  private final List<Double> chances = new ArrayList<>();

  /// @param lambda from 0 to 1: how much more the later positions tell than the search
  /// @param watches whether positions within the trees are learned from
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
    while (state.isLaying() || state.actors() != 0 && state.spent() < atRandom) {
      int seat = Actors.first(state.actors());
      state.apply(seat, state.sample(seat, random));
    }
    Topology topology = new Topology(state);
    while (state.actors() != 0) {
      int seat = Actors.first(state.actors());
      if ((state.open() | state.openHigh()) == 0) {
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
