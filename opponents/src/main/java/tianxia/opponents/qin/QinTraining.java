package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Recent;
import tianxia.opponents.Training;

/// Makes the weights from nothing: games of the network against itself on both boards in turn, and
/// after each game some learning from positions of the latest games. The same seats, games and seed
/// give the same weights, also over a [#checkpoint].
public final class QinTraining implements Training {
  /// Positions that are remembered.
  private static final int MEMORY = 200_000;

  /// How often a position is learned from, on average.
  private static final int REPEATS = 6;

  /// Positions in memory before learning begins.
  private static final int PATIENCE = 500;

  /// The learning rate at the first game; it falls along a cosine to a twentieth of it.
  private static final double RATE = 1e-3;

  private final int games;
  private final long seed;
  private final Learner learner;
  private final Recent<Position> memory = new Recent<>(MEMORY);
  private int played;
  private double loss;

  /// @param seats 2 to 4; each number has weights of its own
  /// @param games how many will be played; the learning rate follows from it
  public QinTraining(int seats, int games, long seed) {
    this.games = games;
    this.seed = seed;
    learner = new Learner(Learner.fresh(seats, new Xoroshiro(seed)));
  }

  @Override
  public String name() {
    return learner.net.seats + ".weights";
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
    Qin game = new Qin();
    String board = played % 2 == 0 ? "bird" : "lion";
    String players = Integer.toString(learner.net.seats);
    QinState start =
        game.start(Options.of(game.options(), Map.of("players", players, "board", board)));
    List<Position> positions = SelfPlay.game(learner.net, start, random);
    positions.forEach(memory::add);
    float rate = (float) (RATE * (0.05 + 0.95 * (1 + Math.cos(Math.PI * played / games)) / 2));
    for (int i = REPEATS * positions.size(); i > 0 && memory.size() >= PATIENCE; i--) {
      double each = learner.learn(memory.get(random.nextInt(memory.size())), rate);
      loss += (each - loss) / 10_000;
    }
    played++;
    return played < games;
  }

  @Override
  public int played() {
    return played;
  }

  /// The cross-entropy of late, in nats.
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
    to.putInt(played);
    to.putDouble(loss);
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
    memory.read(from, Position::read);
  }
}
