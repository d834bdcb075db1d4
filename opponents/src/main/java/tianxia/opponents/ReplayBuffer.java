package tianxia.opponents;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The latest samples of a training, to be learned from again: when it is full it forgets the
/// oldest.
///
/// @param <T> a sample
public final class ReplayBuffer<T extends ReplayBuffer.Stored> {
  /// What can be written, and read again.
  public interface Stored {
    /// How many bytes [#write] writes.
    int bytes();

    void write(ByteBuffer to);
  }

  private final int capacity;
  private final List<T> samples = new ArrayList<>();
  private int oldest;

  /// @param capacity the number of samples that are kept, at least 1
  public ReplayBuffer(int capacity) {
    this.capacity = capacity;
  }

  public void add(T sample) {
    if (samples.size() < capacity) {
      samples.add(sample);
    } else {
      samples.set(oldest, sample);
      oldest = (oldest + 1) % capacity;
    }
  }

  public int size() {
    return samples.size();
  }

  /// One of them.
  ///
  /// @param index from 0, in no order that matters
  public T get(int index) {
    return samples.get(index);
  }

  /// How many bytes [#write] writes.
  public int bytes() {
    return 2 * Integer.BYTES + samples.stream().mapToInt(Stored::bytes).sum();
  }

  public void write(ByteBuffer to) {
    to.putInt(samples.size()).putInt(oldest);
    samples.forEach(sample -> sample.write(to));
  }

  /// Keeps what [#write] has written, and nothing else.
  ///
  /// @param sample reads one
  public void read(ByteBuffer from, Function<ByteBuffer, T> sample) {
    samples.clear();
    int size = from.getInt();
    oldest = from.getInt();
    for (int i = 0; i < size; i++) {
      samples.add(sample.apply(from));
    }
  }
}
