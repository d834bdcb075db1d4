package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.Map;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Recent;
import tianxia.opponents.Training;

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

  /// The learning rate at the first game; it falls along a cosine to a twentieth of it.
  private static final double RATE = 1e-3;

  private static final int LATE = 10_000;

  private final boolean advanced;
  private final int games;
  private final long seed;
  private final Learner learner;
  private final Recent<Sample> memory = new Recent<>(MEMORY);
  private int played;
  private double loss;

  /// @param advanced the option `rules`; each has weights of its own
  /// @param games how many will be played; the learning rate follows from it
  public SunTzuTraining(boolean advanced, int games, long seed) {
    this.advanced = advanced;
    this.games = games;
    this.seed = seed;
    learner = new Learner(Net.fresh(new Xoroshiro(seed)));
  }

  @Override
  public String name() {
    return Weights.name(advanced);
  }

  @Override
  public int games() {
    return games;
  }

  @Override
  public long seed() {
    return seed;
  }

  @Override
  public boolean step() {
    Xoroshiro random = new Xoroshiro(seed * 1_000_003 + played);
    int samples = 0;
    for (Sample sample : SelfPlay.game(learner.net, start(), random)) {
      memory.add(sample);
      samples++;
    }
    float rate = (float) (RATE * (0.05 + 0.95 * (1 + Math.cos(Math.PI * played / games)) / 2));
    for (int i = REPEATS * samples; i > 0 && memory.size() >= PATIENCE; i--) {
      double error = learner.learn(memory.get(random.nextInt(memory.size())), rate);
      loss += (error - loss) / LATE;
    }
    played++;
    return played < games;
  }

  private SunTzuState start() {
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
  public int played() {
    return played;
  }

  /// The mean square of the errors in the chance to win, of late.
  @Override
  public double loss() {
    return loss;
  }

  @Override
  public byte[] weights() {
    return learner.net.write();
  }

  @Override
  public byte[] checkpoint() {
    byte[] stored = new byte[Integer.BYTES + Double.BYTES + learner.bytes() + memory.bytes()];
    ByteBuffer to = ByteBuffer.wrap(stored);
    to.putInt(played).putDouble(loss);
    learner.write(to);
    memory.write(to);
    return stored;
  }

  @Override
  public void resume(byte[] checkpoint) {
    ByteBuffer from = ByteBuffer.wrap(checkpoint);
    played = from.getInt();
    loss = from.getDouble();
    learner.read(from);
    memory.read(from, Sample::read);
  }
}
