package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class MemoryTest {
  /// A position with one row for each of two seats, that seat 1 wins if and only if it is 1.
  static Position position(int row) {
    ByteBuffer bytes = ByteBuffer.allocate(64);
    bytes.putShort((short) 3).putShort((short) 0).putShort((short) 1).putShort((short) 2);
    bytes.putFloat(0).putFloat(row).putFloat(1 - row);
    bytes.putShort((short) row).putShort((short) (1 - row));
    return Position.read(bytes.flip());
  }

  @Test
  void forgetsTheOldest() {
    Memory memory = new Memory(2);
    Position last = position(1);
    memory.add(position(0));
    memory.add(position(0));
    memory.add(last);
    assertThat(memory.size()).isEqualTo(2);
    assertThat(memory.get(0)).isSameAs(last);
  }

  @Test
  void isTheSameAfterWritingAndReading() {
    Memory memory = new Memory(3);
    memory.add(position(0));
    memory.add(position(1));
    ByteBuffer written = ByteBuffer.allocate(memory.bytes());
    memory.write(written);
    assertThat(written.remaining()).isZero();
    Memory read = new Memory(3);
    read.add(position(1));
    read.read(written.flip());
    assertThat(read.size()).isEqualTo(2);
    assertThat(read.get(1).rows).containsExactly(1, 0);
    assertThat(read.get(1).chances).containsExactly(0, 1, 0);
  }
}
