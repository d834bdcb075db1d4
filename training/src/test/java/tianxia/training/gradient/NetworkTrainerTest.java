package tianxia.training.gradient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.network.NetworkShape;

/// Every optimizer learns to separate positions that differ in one decisive row.
class NetworkTrainerTest {
  private static final NetworkShape SHAPE =
      new NetworkShape(3, 7, NetworkShape.Output.LINEAR_INTERLEAVED);

  static List<Optimizer.Rule> rules() {
    return List.of(
        new Optimizer.AdaGrad(0.01f, 0, 0),
        new Optimizer.AdaGrad(0, 1, 1e-4f),
        new Optimizer.RmsProp(false),
        new Optimizer.RmsProp(true));
  }

  private static NetworkTrainer trainer(Optimizer.Rule rule) {
    return new NetworkTrainer(NetworkTrainer.initial(SHAPE, 0.06f, new Xoroshiro(1)), rule);
  }

  private static void learns(ToDoubleFunction<Integer> step, double much, double little) {
    double first = step.applyAsDouble(0);
    double last = first;
    for (int i = 1; i < 2_000; i++) {
      last = step.applyAsDouble(i % 2);
    }
    assertThat(first).isGreaterThan(much);
    assertThat(last).isLessThan(little);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void learnsWhatOneSeatSees(Optimizer.Rule rule) {
    NetworkTrainer trainer = trainer(rule);
    learns(row -> trainer.learn(Sample.of(new short[] {row.shortValue()}, row), 0.05f), 0.2, 0.01);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void learnsWhatAllSeatsSee(Optimizer.Rule rule) {
    NetworkTrainer trainer = trainer(rule);
    learns(
        row -> {
          short[] rows = {row.shortValue(), (short) (1 - row)};
          float[] targets = {row, 1 - row};
          return trainer.learnShares(new Sample(rows, new int[] {1, 2}, targets), 0.05f);
        },
        0.6,
        0.1);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void learnsFromAFeatureWithAValue(Optimizer.Rule rule) {
    NetworkTrainer trainer = trainer(rule);
    learns(side -> trainer.learn(new short[] {0}, 2, side == 0 ? -1 : 1, side, 0.05f), 0.2, 0.01);
  }
}
