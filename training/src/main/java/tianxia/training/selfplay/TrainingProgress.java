package tianxia.training.selfplay;

import java.nio.ByteBuffer;
import tianxia.kernel.Xoroshiro;

/// How far a training has come: how many of its games are played, and the average of the latest
/// losses.
public final class TrainingProgress implements Checkpointed {
  /// Losses in the average.
  private static final int WINDOW = 10_000;

  /// Games in all.
  public final int games;

  /// Everything drawn follows from it.
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

  /// The generator for the next game and for what is learned after it.
  public Xoroshiro random() {
    return new Xoroshiro(seed * 1_000_003 + played);
  }

  /// A learning rate annealed along a cosine, from all of it to a twentieth (Loshchilov and Hutter
  /// 2017, without restarts).
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
