package tianxia.training.gradient;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class SampleTest {
  @Test
  void isTheSameAfterWritingAndReading() {
    Sample sample = new Sample(new short[] {1, 0, 7}, new int[] {1, 3}, new float[] {0.25f, 0.75f});
    ByteBuffer written = ByteBuffer.allocate(sample.bytes());
    sample.write(written);
    assertThat(written.remaining()).isZero();
    Sample read = Sample.read(written.flip());
    assertThat(read.rows()).containsExactly(1, 0, 7);
    assertThat(read.ends()).containsExactly(1, 3);
    assertThat(read.targets()).containsExactly(0.25f, 0.75f);
    assertThat(read.from(0)).isZero();
    assertThat(read.from(1)).isEqualTo(1);
  }
}
