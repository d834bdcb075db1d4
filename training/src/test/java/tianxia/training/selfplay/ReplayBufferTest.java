package tianxia.training.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Xoroshiro;

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

  private static ReplayBuffer<Sample> buffer(int... values) {
    ReplayBuffer<Sample> buffer = new ReplayBuffer<>(2, from -> new Sample(from.getInt()));
    for (int value : values) {
      buffer.add(List.of(new Sample(value)));
    }
    return buffer;
  }

  private static Set<Integer> values(ReplayBuffer<Sample> buffer) {
    Set<Integer> values = new TreeSet<>();
    buffer.replay(50, new Xoroshiro(1), sample -> values.add(sample.value()));
    return values;
  }

  @Test
  void forgetsTheOldestAlsoOverACheckpoint() {
    ReplayBuffer<Sample> buffer = buffer(1, 2, 3);
    assertThat(buffer.size()).isEqualTo(2);
    assertThat(values(buffer)).containsExactly(2, 3);
    ByteBuffer written = ByteBuffer.allocate(buffer.bytes());
    buffer.write(written);
    assertThat(written.remaining()).isZero();
    ReplayBuffer<Sample> read = buffer(9);
    read.read(written.flip());
    read.add(List.of(new Sample(4)));
    assertThat(values(read)).containsExactly(3, 4);
  }
}
