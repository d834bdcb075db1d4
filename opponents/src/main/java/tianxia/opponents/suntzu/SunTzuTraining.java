package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.Map;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.ReplayBuffer;
import tianxia.opponents.Training;
import tianxia.opponents.TrainingProgress;

/// Makes the weights from nothing: games of the network against itself, with warlords and without,
/// with both kinds of score tiles, and after each game some learning from positions of the latest
/// games. The same rules, games and seed give the same weights, also over a [#checkpoint].
public final class SunTzuTraining implements Training {
  /// Positions that are remembered.
  private static final int MEMORY = 60_000;

  /// How often a position is learned from, on average.
  private static final int REPEATS = 3;

  /// Positions in memory before learning begins.
  private static final int PATIENCE = 500;

  /// The learning rate at the first game.
  private static final double RATE = 1e-3;

  private final boolean advanced;
  private final TrainingProgress course;
  private final Learner learner;
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY);

  /// @param advanced the option `rules`; each has weights of its own
  /// @param games how many will be played; the learning rate follows from it
  public SunTzuTraining(boolean advanced, int games, long seed) {
    this.advanced = advanced;
    course = new TrainingProgress(games, seed);
    learner = new Learner(Network.fresh(new Xoroshiro(seed)));
  }

  @Override
  public String name() {
    return Weights.name(advanced);
  }

  /// Its error is the mean square of those in the chance to win.
  @Override
  public TrainingProgress course() {
    return course;
  }

  @Override
  public boolean step() {
    Xoroshiro random = course.draws();
    int samples = 0;
    for (Sample sample : SelfPlay.game(learner.net, start(), random)) {
      memory.add(sample);
      samples++;
    }
    float rate = course.cooled(RATE);
    for (int i = REPEATS * samples; i > 0 && memory.size() >= PATIENCE; i--) {
      course.erred(learner.learn(memory.get(random.nextInt(memory.size())), rate));
    }
    return course.advance();
  }

  private SunTzuState start() {
    SunTzu game = new SunTzu();
    int played = course.played();
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
    return learner.net.write();
  }

  @Override
  public byte[] checkpoint() {
    byte[] stored = new byte[TrainingProgress.BYTES + learner.bytes() + memory.bytes()];
    ByteBuffer to = ByteBuffer.wrap(stored);
    course.write(to);
    learner.write(to);
    memory.write(to);
    return stored;
  }

  @Override
  public void resume(byte[] checkpoint) {
    ByteBuffer from = ByteBuffer.wrap(checkpoint);
    course.read(from);
    learner.read(from);
    memory.read(from, Sample::read);
  }
}
