package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.ReplayBuffer;
import tianxia.opponents.Training;
import tianxia.opponents.TrainingProgress;

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

  /// The learning rate at the first game.
  private static final double RATE = 1e-3;

  private final TrainingProgress course;
  private final Learner learner;
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY);

  /// @param seats 2 to 4; each number has weights of its own
  /// @param games how many will be played; the learning rate follows from it
  public QinTraining(int seats, int games, long seed) {
    course = new TrainingProgress(games, seed);
    learner = new Learner(Learner.fresh(seats, new Xoroshiro(seed)));
  }

  @Override
  public String name() {
    return learner.net.seats + ".weights";
  }

  /// Its error is the cross-entropy, in nats.
  @Override
  public TrainingProgress course() {
    return course;
  }

  @Override
  public boolean step() {
    Xoroshiro random = course.draws();
    Qin game = new Qin();
    String board = course.played() % 2 == 0 ? "bird" : "lion";
    String players = Integer.toString(learner.net.seats);
    QinState start =
        game.start(Options.of(game.options(), Map.of("players", players, "board", board)));
    List<Sample> positions = SelfPlay.game(learner.net, start, random);
    positions.forEach(memory::add);
    float rate = course.cooled(RATE);
    for (int i = REPEATS * positions.size(); i > 0 && memory.size() >= PATIENCE; i--) {
      course.erred(learner.learn(memory.get(random.nextInt(memory.size())), rate));
    }
    return course.advance();
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
