package tianxia.opponents.contrees;

import java.nio.ByteBuffer;
import java.util.List;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.ReplayBuffer;
import tianxia.opponents.Training;
import tianxia.opponents.TrainingProgress;

/// Makes the weights from nothing: games of the search against itself, and after each some learning
/// from positions of the latest games. The same seed and number of games give the same weights,
/// also over a [#checkpoint].
public final class ContreesTraining implements Training {
  /// Positions that are remembered.
  private static final int MEMORY = 400_000;

  /// How often a position is learned from, on average.
  private static final int REPEATS = 3;

  /// The search plays with new weights after so many games.
  private static final int RENEWAL = 25;

  /// Before, the search's scores are guessed and only results are learned from.
  private static final int BEGINNING = 500;

  private static final double LAMBDA = 0.8;
  private static final float FIRST_RATE = 0.02f;
  private static final float RATE = 0.01f;

  private final TrainingProgress course;
  private final Learner learner = new Learner();
  private final ReplayBuffer<Sample> memory = new ReplayBuffer<>(MEMORY);
  private Weights weights = InitialWeights.WEIGHTS;

  /// @param games how many will be played
  public ContreesTraining(int games, long seed) {
    course = new TrainingProgress(games, seed);
  }

  @Override
  public String name() {
    return "towers.weights";
  }

  /// Its error is the cross-entropy, in nats.
  @Override
  public TrainingProgress course() {
    return course;
  }

  @Override
  public boolean step() {
    Xoroshiro random = course.draws();
    boolean begins = course.played() < BEGINNING;
    SelfPlay game = new SelfPlay(weights, random, begins ? 1 : LAMBDA, !begins);
    List<Sample> fresh = game.play();
    fresh.forEach(memory::add);
    for (int i = REPEATS * fresh.size(); i > 0; i--) {
      Sample sample = memory.get(random.nextInt(memory.size()));
      course.erred(learner.learn(sample, begins ? FIRST_RATE : RATE));
    }
    boolean more = course.advance();
    if (course.played() % RENEWAL == 0) {
      weights = learner.rounded();
    }
    return more;
  }

  @Override
  public byte[] weights() {
    return learner.rounded().write();
  }

  @Override
  public byte[] checkpoint() {
    byte[] player = weights.write();
    int head = TrainingProgress.BYTES + Integer.BYTES + player.length;
    ByteBuffer to = ByteBuffer.allocate(head + learner.bytes() + memory.bytes());
    course.write(to);
    to.putInt(player.length).put(player);
    learner.write(to);
    memory.write(to);
    return to.array();
  }

  @Override
  public void resume(byte[] checkpoint) {
    ByteBuffer from = ByteBuffer.wrap(checkpoint);
    course.read(from);
    byte[] player = new byte[from.getInt()];
    from.get(player);
    weights = Weights.read(player);
    learner.read(from);
    memory.read(from, Sample::read);
  }
}
