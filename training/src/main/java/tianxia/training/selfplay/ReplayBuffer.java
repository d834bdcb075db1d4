package tianxia.training.selfplay;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// The most recent training samples, which are replayed repeatedly (experience replay: Lin 1992).
/// When it is full the oldest are dropped.
///
/// @param <T> a sample
public final class ReplayBuffer<T extends ReplayBuffer.Stored> implements Checkpointed {
  /// A sample that can be stored in a checkpoint.
  public interface Stored {
    /// The number of bytes that [#write] writes.
    int bytes();

    /// Writes what the buffer's reader reads.
    void write(ByteBuffer to);
  }

  private final int capacity;
  private final Function<ByteBuffer, T> reader;
  private final List<T> samples = new ArrayList<>();
  private int oldest;

  /// @param capacity the maximum number of samples, at least 1
  /// @param reader reads a sample from a checkpoint
  public ReplayBuffer(int capacity, Function<ByteBuffer, T> reader) {
    this.capacity = capacity;
    this.reader = reader;
  }

  /// Adds samples.
  public void add(List<T> fresh) {
    for (T sample : fresh) {
      if (samples.size() < capacity) {
        samples.add(sample);
      } else {
        samples.set(oldest, sample);
        oldest = (oldest + 1) % capacity;
      }
    }
  }

  /// The number of samples.
  public int size() {
    return samples.size();
  }

  /// Passes on samples drawn with replacement.
  ///
  /// @param count the number of samples
  public void replay(int count, RandomGenerator random, Consumer<T> learn) {
    for (int i = 0; i < count; i++) {
      learn.accept(samples.get(random.nextInt(samples.size())));
    }
  }

  @Override
  public int bytes() {
    return 2 * Integer.BYTES + samples.stream().mapToInt(Stored::bytes).sum();
  }

  @Override
  public void write(ByteBuffer to) {
    to.putInt(samples.size()).putInt(oldest);
    samples.forEach(sample -> sample.write(to));
  }

  @Override
  public void read(ByteBuffer from) {
    samples.clear();
    int size = from.getInt();
    oldest = from.getInt();
    for (int i = 0; i < size; i++) {
      samples.add(reader.apply(from));
    }
  }
}
