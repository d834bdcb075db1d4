package tianxia.opponents.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.kernel.Xoroshiro;

class NetworkTest {
  private static final int HIDDEN = 11;

  private static Network random(NetworkShape shape) {
    Xoroshiro random = new Xoroshiro(4);
    Network network = new Network(shape);
    for (int i = 0; i < network.table().length; i++) {
      network.table()[i] = random.nextFloat() - 0.5f;
    }
    for (int i = 0; i < HIDDEN; i++) {
      network.out()[i] = random.nextFloat() - 0.5f;
    }
    return network;
  }

  /// A plain implementation of the documented formula.
  private static double logit(Network network, double[] sums) {
    boolean bias = network.shape().output() == NetworkShape.Output.BIAS;
    double logit = bias ? network.out()[HIDDEN] : sums[HIDDEN];
    for (int unit = 0; unit < HIDDEN; unit++) {
      logit += Math.max(0, sums[unit]) * network.out()[unit];
    }
    return logit;
  }

  @ParameterizedTest
  @EnumSource
  void addsUpRows(NetworkShape.Output output) {
    Network network = random(new NetworkShape(5, HIDDEN, output));
    int width = network.shape().width();
    float[] sums = new float[width];
    network.set(4, sums);
    network.add(new short[] {0, 1, 1, 3}, 1, 4, sums);
    network.add(2, 2.5f, sums);
    double[] expected = new double[width];
    for (int unit = 0; unit < width; unit++) {
      float[] table = network.table();
      expected[unit] =
          table[4 * width + unit]
              + 2 * table[width + unit]
              + table[3 * width + unit]
              + 2.5 * table[2 * width + unit];
      assertThat((double) sums[unit]).isCloseTo(expected[unit], within(1e-5));
    }
    assertThat((double) network.logit(sums)).isCloseTo(logit(network, expected), within(1e-5));
  }

  @Test
  void subtractsWhatItHasAdded() {
    Network network = random(new NetworkShape(5, HIDDEN, NetworkShape.Output.LINEAR));
    float[] sums = new float[2 * network.shape().width()];
    network.add(3, sums, HIDDEN + 1);
    network.subtract(3, sums, HIDDEN + 1);
    assertThat(sums).containsOnly(0);
    network.add(new short[] {1, 2}, 0, 2, sums);
    network.subtract(new short[] {2, 1}, 0, 2, sums);
    for (float sum : sums) {
      assertThat(sum).isCloseTo(0, within(1e-6f));
    }
  }

  @Test
  void refusesAWidthThatCanNotBeInterleaved() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new NetworkShape(5, 32, NetworkShape.Output.LINEAR_INTERLEAVED));
  }
}
