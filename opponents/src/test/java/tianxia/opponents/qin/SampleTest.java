package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import tianxia.opponents.ReplayBuffer;

class SampleTest {
  /// A position with one row for each of two seats, that seat 1 wins if and only if it is 1.
  static Sample position(int row) {
    ByteBuffer bytes = ByteBuffer.allocate(64);
    bytes.putShort((short) 3).putShort((short) 0).putShort((short) 1).putShort((short) 2);
    bytes.putFloat(0).putFloat(row).putFloat(1 - row);
    bytes.putShort((short) row).putShort((short) (1 - row));
    return Sample.read(bytes.flip());
  }

  @Test
  void theLatestAreTheSameAfterWritingAndReading() {
    ReplayBuffer<Sample> recent = new ReplayBuffer<>(3);
    recent.add(position(0));
    recent.add(position(1));
    ByteBuffer written = ByteBuffer.allocate(recent.bytes());
    recent.write(written);
    assertThat(written.remaining()).isZero();
    ReplayBuffer<Sample> read = new ReplayBuffer<>(3);
    read.add(position(1));
    read.read(written.flip(), Sample::read);
    assertThat(read.size()).isEqualTo(2);
    assertThat(read.get(1).rows).containsExactly(1, 0);
    assertThat(read.get(1).chances).containsExactly(0, 1, 0);
  }
}
