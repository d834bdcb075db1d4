package tianxia.opponents;

import java.nio.ByteBuffer;
import tianxia.kernel.Xoroshiro;

/// How far a training has come: how many of its games are played, and how large its errors were of
/// late.
public final class TrainingProgress {
  /// How many bytes [#write] writes.
  public static final int BYTES = 2 * Integer.BYTES + Double.BYTES;

  /// Errors over which is averaged.
  private static final int LATE = 10_000;

  /// Games in all.
  public final int games;

  /// What all that is drawn follows from.
  public final long seed;

  private int played;
  private int noted;
  private double loss;

  /// @param games in all, at least 1
  public TrainingProgress(int games, long seed) {
    this.games = games;
    this.seed = seed;
  }

  /// Games played so far.
  public int played() {
    return played;
  }

  /// The part of the games that is played, from 0 to 1.
  public double part() {
    return (double) played / games;
  }

  /// The draws of the next game, and of what is learned after it.
  public Xoroshiro draws() {
    return new Xoroshiro(seed * 1_000_003 + played);
  }

  /// What a learning rate has come down to: it falls along a cosine to a twentieth.
  public float cooled(double rate) {
    return (float) (rate * (0.05 + 0.95 * (1 + Math.cos(Math.PI * played / games)) / 2));
  }

  /// Takes note of an error that was learned from.
  public void erred(double error) {
    noted = Math.min(noted + 1, LATE);
    loss += (error - loss) / noted;
  }

  /// The moving average of the errors; 0 before there are any.
  public double loss() {
    return loss;
  }

  /// A game has been played.
  ///
  /// @return whether there is more to do
  public boolean advance() {
    played++;
    return played < games;
  }

  public void write(ByteBuffer to) {
    to.putInt(played).putInt(noted).putDouble(loss);
  }

  /// Goes on where [#write] was called.
  public void read(ByteBuffer from) {
    played = from.getInt();
    noted = from.getInt();
    loss = from.getDouble();
  }
}
