package tianxia.opponents.qin;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The latest positions: a full memory forgets the oldest.
final class Memory {
  private final int capacity;
  private final List<Position> positions = new ArrayList<>();
  private int oldest;

  Memory(int capacity) {
    this.capacity = capacity;
  }

  void add(Position position) {
    if (positions.size() < capacity) {
      positions.add(position);
    } else {
      positions.set(oldest, position);
      oldest = (oldest + 1) % capacity;
    }
  }

  int size() {
    return positions.size();
  }

  Position get(int index) {
    return positions.get(index);
  }

  /// How many bytes [#write] writes.
  int bytes() {
    int bytes = 2 * Integer.BYTES;
    for (Position position : positions) {
      bytes += position.bytes();
    }
    return bytes;
  }

  void write(ByteBuffer to) {
    to.putInt(positions.size());
    to.putInt(oldest);
    positions.forEach(position -> position.write(to));
  }

  /// Remembers what another memory has written, and nothing else.
  void read(ByteBuffer from) {
    positions.clear();
    int size = from.getInt();
    oldest = from.getInt();
    for (int i = 0; i < size; i++) {
      positions.add(Position.read(from));
    }
  }
}
