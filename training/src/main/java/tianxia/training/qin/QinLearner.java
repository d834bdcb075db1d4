package tianxia.training.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.Network;
import tianxia.opponents.qin.FeatureIndex;
import tianxia.opponents.qin.Weights;
import tianxia.training.gradient.NetworkTrainer;
import tianxia.training.gradient.Optimizer;
import tianxia.training.gradient.Sample;
import tianxia.training.selfplay.Checkpointed;
import tianxia.training.selfplay.ReplayBuffer;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.TrainingProgress;

/// Trains Qin for one number of seats, from games on both boards alternately.
public final class QinLearner implements SelfPlayLearner {
  private static final int MEMORY = 200_000;

  /// Average number of updates per position.
  private static final int REPEATS = 6;

  /// Positions in the replay buffer before training starts.
  private static final int PATIENCE = 500;

  /// The initial learning rate.
  private static final double RATE = 1e-3;

  private static final float INITIAL_RANGE = 0.04f;

  private final int seats;
  private final NetworkTrainer trainer;
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY, Sample::read);

  /// @param seats 2 to 4; each number has its own weights
  /// @param seed of the initial weights
  public QinLearner(int seats, long seed) {
    this.seats = seats;
    trainer = new NetworkTrainer(initial(seats, seed), new Optimizer.RmsProp(false));
  }

  /// Starts with a simple prior: pagodas left in the supply are bad.
  private static Network initial(int seats, long seed) {
    Network network =
        NetworkTrainer.initial(Weights.shape(seats), INITIAL_RANGE, new Xoroshiro(seed));
    int width = network.shape().width();
    int skip = network.shape().hidden();
    for (int turns = 0; turns < seats; turns++) {
      for (int left = 0; left < FeatureIndex.SUPPLIES; left++) {
        int row = turns * FeatureIndex.EACH + FeatureIndex.supply(0, left);
        network.table()[row * width + skip] = -0.25f * left;
      }
    }
    return network;
  }

  @Override
  public String name() {
    return Weights.name(seats);
  }

  /// Its losses are cross-entropies, in nats.
  @Override
  public void playAndLearn(TrainingProgress progress) {
    Xoroshiro random = progress.random();
    Qin game = new Qin();
    String board = progress.played() % 2 == 0 ? "bird" : "lion";
    String players = Integer.toString(seats);
    QinState start =
        game.start(Options.of(game.options(), Map.of("players", players, "board", board)));
    List<Sample> samples = QinSelfPlay.game(trainer.network(), start, random);
    memory.add(samples);
    if (memory.size() >= PATIENCE) {
      float rate = progress.annealed(RATE);
      memory.replay(
          REPEATS * samples.size(),
          random,
          sample -> progress.addLoss(trainer.learnShares(sample, rate)));
    }
  }

  @Override
  public byte[] weights() {
    return Weights.write(trainer.network());
  }

  @Override
  public List<Checkpointed> parts() {
    List<Checkpointed> parts = new ArrayList<>(trainer.parts());
    parts.add(memory);
    return parts;
  }
}
