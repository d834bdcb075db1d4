package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class ReplayBufferTest {
  private record Sample(int value) implements ReplayBuffer.Stored {
    @Override
    public int bytes() {
      return Integer.BYTES;
    }

    @Override
    public void write(ByteBuffer to) {
      to.putInt(value);
    }
  }

  @Test
  void forgetsTheOldest() {
    ReplayBuffer<Sample> recent = new ReplayBuffer<>(2);
    for (int value = 1; value <= 3; value++) {
      recent.add(new Sample(value));
    }
    assertThat(recent.size()).isEqualTo(2);
    assertThat(recent.get(0).value()).isEqualTo(3);
    ByteBuffer written = ByteBuffer.allocate(recent.bytes());
    recent.write(written);
    ReplayBuffer<Sample> read = new ReplayBuffer<>(2);
    read.read(written.flip(), from -> new Sample(from.getInt()));
    read.add(new Sample(4));
    assertThat(read.get(0).value()).isEqualTo(3);
    assertThat(read.get(1).value()).isEqualTo(4);
  }
}
