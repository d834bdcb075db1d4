package tianxia.training.contrees;

import java.nio.ByteBuffer;
import java.util.List;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.contrees.Weights;
import tianxia.training.selfplay.Checkpointed;
import tianxia.training.selfplay.ReplayBuffer;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.TrainingProgress;

/// Trains Contrées by self-play of the search.
public final class ContreesLearner implements SelfPlayLearner {
  private static final int MEMORY = 400_000;

  /// Average number of updates per position.
  private static final int REPEATS = 3;

  /// Games between two updates of the playing weights.
  private static final int RENEWAL = 25;

  /// Until then the search's scores are unreliable, and only results are used as targets.
  private static final int BEGINNING = 500;

  private static final double LAMBDA = 0.8;
  private static final float FIRST_RATE = 0.02f;
  private static final float RATE = 0.01f;

  private final LogisticRegression regression = new LogisticRegression();
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY, Sample::read);
  private final Player player = new Player();

  /// The weights used for playing.
  private static final class Player implements Checkpointed {
    private Weights weights = InitialWeights.WEIGHTS;

    @Override
    public int bytes() {
      return weights.write().length;
    }

    @Override
    public void write(ByteBuffer to) {
      to.put(weights.write());
    }

    @Override
    public void read(ByteBuffer from) {
      byte[] stored = new byte[bytes()];
      from.get(stored);
      weights = Weights.read(stored);
    }
  }

  @Override
  public String name() {
    return Weights.name();
  }

  /// Its losses are cross-entropies, in nats.
  @Override
  public void playAndLearn(TrainingProgress progress) {
    Xoroshiro random = progress.random();
    boolean begins = progress.played() < BEGINNING;
    ContreesSelfPlay game =
        new ContreesSelfPlay(player.weights, random, begins ? 1 : LAMBDA, !begins);
    List<Sample> samples = game.play();
    memory.add(samples);
    float rate = begins ? FIRST_RATE : RATE;
    memory.replay(
        REPEATS * samples.size(),
        random,
        sample -> progress.addLoss(regression.learn(sample, rate)));
    if ((progress.played() + 1) % RENEWAL == 0) {
      player.weights = regression.rounded();
    }
  }

  @Override
  public byte[] weights() {
    return regression.rounded().write();
  }

  @Override
  public List<Checkpointed> parts() {
    return List.of(player, regression.optimizer(), memory);
  }
}
