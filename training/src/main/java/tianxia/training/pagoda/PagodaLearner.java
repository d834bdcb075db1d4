package tianxia.training.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;
import tianxia.opponents.pagoda.GreedyPolicy;
import tianxia.opponents.pagoda.Networks;
import tianxia.opponents.pagoda.SearchState;
import tianxia.opponents.pagoda.Weights;
import tianxia.training.gradient.NetworkTrainer;
import tianxia.training.gradient.Optimizer;
import tianxia.training.selfplay.Checkpointed;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.TrainingProgress;

/// Trains Pagoda for one set of options, from games in which each seat plays the networks' best
/// action; the draws provide variety (Tesauro 1992).
public final class PagodaLearner implements SelfPlayLearner {
  private static final float RATE = 0.03f;

  /// A lead of half this many points counts as much as a win. The lead is a target beside the win
  /// because it says more about how well a seat has played.
  private static final double POINTS = 120;

  private static final double SHARE_OF_LEAD = 0.3;

  /// The initial sum of squares, so that the first step is not too large.
  private static final float INITIAL_SQUARE = 0.01f;

  private final int floors;
  private final boolean abilities;
  private final Networks networks;
  private final NetworkTrainer turn;
  private final NetworkTrainer dragon;
  private final Trajectory trajectory = new Trajectory();
  private final GreedyPolicy policy;

  /// @param floors of a pagoda, 3 or 4: the option `length`
  /// @param abilities the option `abilities`
  /// @param seed of the initial weights
  public PagodaLearner(int floors, boolean abilities, long seed) {
    this.floors = floors;
    this.abilities = abilities;
    RandomGenerator random = new Xoroshiro(seed);
    networks = new Networks(initial(random), initial(random));
    Optimizer.Rule rule = new Optimizer.AdaGrad(INITIAL_SQUARE, 0, 0);
    turn = new NetworkTrainer(networks.turn(), rule);
    dragon = new NetworkTrainer(networks.dragon(), rule);
    policy = new GreedyPolicy(networks, trajectory);
  }

  /// Small random weights to break symmetry.
  private static Network initial(RandomGenerator random) {
    Network network = new Network(Weights.SHAPE);
    int width = Weights.SHAPE.width();
    for (int i = 0; i < Weights.BIAS * width; i++) {
      network.table()[i] = (float) (random.nextDouble() - 0.5) * 0.1f;
    }
    for (int unit = 0; unit < width; unit++) {
      network.table()[Weights.BIAS * width + unit] = 0.1f;
      network.out()[unit] = (float) (random.nextDouble() - 0.5) * 0.3f;
    }
    return network;
  }

  @Override
  public String name() {
    return Weights.name(floors, abilities);
  }

  /// Its losses are a game's mean squared errors of the winning probability.
  @Override
  public void playAndLearn(TrainingProgress progress) {
    int number = progress.played() + 1;
    RandomGenerator random = new Xoroshiro(progress.seed + number);
    trajectory.clear();
    SearchState state = SearchState.dealt(floors, abilities, random);
    while (!policy.play(state, random)) {
      // Play until the game is over.
    }
    double fraction = (double) number / progress.games;
    float rate = (float) (RATE * Math.clamp(2 * (1 - fraction), 0.05, 1));
    double lambda = 0.85 - 0.2 * fraction;
    progress.addLoss(trajectory.learn(result(state), lambda, turn, dragon, rate));
  }

  private static double result(SearchState state) {
    int lead = state.lead(0);
    double won = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    double share = Math.clamp(0.5 + lead / POINTS, 0, 1);
    return won + SHARE_OF_LEAD * (share - won);
  }

  @Override
  public byte[] weights() {
    return Weights.write(networks);
  }

  @Override
  public List<Checkpointed> parts() {
    List<Checkpointed> parts = new ArrayList<>(turn.parts());
    parts.addAll(dragon.parts());
    return parts;
  }
}
