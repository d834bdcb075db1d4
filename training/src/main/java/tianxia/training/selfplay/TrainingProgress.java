package tianxia.training.selfplay;

import java.nio.ByteBuffer;
import tianxia.kernel.Xoroshiro;

/// Training progress: the number of games played, and a moving average of the losses.
public final class TrainingProgress implements Checkpointed {
  /// The window of the moving average.
  private static final int WINDOW = 10_000;

  /// The total number of games.
  public final int games;

  /// The seed of all random numbers.
  public final long seed;

  private int played;
  private int noted;
  private double loss;

  TrainingProgress(int games, long seed) {
    this.games = games;
    this.seed = seed;
  }

  /// Games played so far.
  public int played() {
    return played;
  }

  /// The generator for the next game and the updates after it.
  public Xoroshiro random() {
    return new Xoroshiro(seed * 1_000_003 + played);
  }

  /// A learning rate with cosine annealing, from the full rate to a twentieth (Loshchilov and
  /// Hutter 2017, without restarts).
  public float annealed(double rate) {
    return (float) (rate * (0.05 + 0.95 * (1 + Math.cos(Math.PI * played / games)) / 2));
  }

  /// Adds a loss to the average.
  public void addLoss(double added) {
    noted = Math.min(noted + 1, WINDOW);
    loss += (added - loss) / noted;
  }

  /// The moving average of the losses; 0 before there are any.
  public double loss() {
    return loss;
  }

  /// Counts a game.
  boolean advance() {
    played++;
    return played < games;
  }

  @Override
  public int bytes() {
    return 2 * Integer.BYTES + Double.BYTES;
  }

  @Override
  public void write(ByteBuffer to) {
    to.putInt(played).putInt(noted).putDouble(loss);
  }

  @Override
  public void read(ByteBuffer from) {
    played = from.getInt();
    noted = from.getInt();
    loss = from.getDouble();
  }
}
