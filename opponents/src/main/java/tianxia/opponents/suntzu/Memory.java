package tianxia.opponents.suntzu;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The latest samples, to be learned from again.
final class Memory {
  private final int most;
  private final List<Sample> samples = new ArrayList<>();
  private int next;

  Memory(int most) {
    this.most = most;
  }

  void add(Sample sample) {
    if (samples.size() < most) {
      samples.add(sample);
    } else {
      samples.set(next, sample);
      next = (next + 1) % most;
    }
  }

  int size() {
    return samples.size();
  }

  Sample get(int index) {
    return samples.get(index);
  }

  /// How many bytes [#write] writes.
  int bytes() {
    int bytes = 2 * Integer.BYTES;
    for (Sample sample : samples) {
      bytes += Integer.BYTES + Float.BYTES + Short.BYTES * sample.rows.length;
    }
    return bytes;
  }

  void write(ByteBuffer to) {
    to.putInt(samples.size()).putInt(next);
    for (Sample sample : samples) {
      to.putFloat(sample.target).putInt(sample.rows.length);
      for (short row : sample.rows) {
        to.putShort(row);
      }
    }
  }

  void read(ByteBuffer from) {
    samples.clear();
    int size = from.getInt();
    next = from.getInt();
    for (int i = 0; i < size; i++) {
      float target = from.getFloat();
      short[] rows = new short[from.getInt()];
      for (int k = 0; k < rows.length; k++) {
        rows[k] = from.getShort();
      }
      samples.add(new Sample(rows, target));
    }
  }
}
