package tianxia.opponents.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsFileTest {
  private static final String SCHEMA = "test-1";
  private static final byte[] BYTES =
      new WeightsFile(
              SCHEMA,
              List.of(
                  WeightsFile.Block.rounded(new float[] {1, -2, 0.5f, 0, 9, 1e9f}, 3, 0.5f),
                  WeightsFile.Block.rounded(new float[] {0.1f, -0.2f}, 2)))
          .write();

  @Test
  void readsWhatItHasWritten() {
    WeightsFile read = WeightsFile.read(BYTES, SCHEMA);
    assertThat(read.write()).isEqualTo(BYTES);
    read.requireBlocks(2);
    assertThat(read.block(0, 2, 3).weights())
        .as("the last is clamped")
        .containsExactly(1, -2, 0.5f, 0, 9, 0.5f * Short.MAX_VALUE);
    assertThat(read.block(1, 1, 2).numbers()).containsExactly((short) 16384, (short) -32767);
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "4", "8", "12", "20", "35", "-1"})
  void refusesWhatIsCutOff(int length) {
    byte[] cut = Arrays.copyOf(BYTES, length < 0 ? BYTES.length + length : length);
    assertThatIllegalStateException()
        .isThrownBy(() -> WeightsFile.read(cut, SCHEMA))
        .withMessage("the weights are cut off");
  }

  @Test
  void refusesWhatIsSomethingElse() {
    refuses(Arrays.copyOf(BYTES, BYTES.length + 1), SCHEMA, "1 bytes after the weights");
    refuses(new byte[100], SCHEMA, "not a file of weights");
    refuses(BYTES, "test-2", "weights for test-1, not for test-2");
    byte[] huge = BYTES.clone();
    huge[12] = (byte) 0xff;
    refuses(huge, SCHEMA, "a block of -16777214 by 3");
    huge[12] = 0x7f;
    refuses(huge, SCHEMA, "the weights are cut off");
  }

  private static void refuses(byte[] bytes, String schema, String message) {
    assertThatIllegalStateException()
        .isThrownBy(() -> WeightsFile.read(bytes, schema))
        .withMessage(message);
  }

  @Test
  void refusesOtherDimensions() {
    WeightsFile file = WeightsFile.read(BYTES, SCHEMA);
    assertThatIllegalStateException().isThrownBy(() -> file.requireBlocks(1));
    assertThatIllegalStateException().isThrownBy(() -> file.block(0, 3, 2));
  }
}
