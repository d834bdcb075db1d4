package tianxia.training.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.suntzu.Weights;
import tianxia.training.gradient.NetworkTrainer;
import tianxia.training.gradient.Optimizer;
import tianxia.training.gradient.Sample;
import tianxia.training.selfplay.Checkpointed;
import tianxia.training.selfplay.ReplayBuffer;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.TrainingProgress;

/// Trains Sun Tzu for one value of the option `rules`, from games with and without warlords and
/// with both kinds of score tiles.
public final class SunTzuLearner implements SelfPlayLearner {
  private static final int MEMORY = 60_000;

  /// Average number of updates per position.
  private static final int REPEATS = 3;

  /// Positions in the replay buffer before training starts.
  private static final int PATIENCE = 500;

  /// The initial learning rate.
  private static final double RATE = 1e-3;

  private static final float INITIAL_RANGE = 0.06f;

  private final boolean advanced;
  private final NetworkTrainer trainer;
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY, Sample::read);

  /// @param advanced the option `rules`; each value has its own weights
  /// @param seed of the initial weights
  public SunTzuLearner(boolean advanced, long seed) {
    this.advanced = advanced;
    trainer =
        new NetworkTrainer(
            NetworkTrainer.initial(Weights.SHAPE, INITIAL_RANGE, new Xoroshiro(seed)),
            new Optimizer.RmsProp(true));
  }

  @Override
  public String name() {
    return Weights.name(advanced);
  }

  /// Its losses are squared errors of the winning probability.
  @Override
  public void playAndLearn(TrainingProgress progress) {
    Xoroshiro random = progress.random();
    List<Sample> samples = SunTzuSelfPlay.game(trainer.network(), start(progress.played()), random);
    memory.add(samples);
    if (memory.size() >= PATIENCE) {
      float rate = progress.annealed(RATE);
      memory.replay(
          REPEATS * samples.size(),
          random,
          sample -> progress.addLoss(trainer.learn(sample, rate)));
    }
  }

  private SunTzuState start(int played) {
    SunTzu game = new SunTzu();
    return game.start(
        Options.of(
            game.options(),
            Map.of(
                "rules", advanced ? "advanced" : "standard",
                "warlords", played % 2 == (advanced ? 0 : 1) && played % 4 != 3 ? "on" : "off",
                "values", played % 3 == 2 ? "mixed" : "rising")));
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
