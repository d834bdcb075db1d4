package tianxia.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.HexFormat;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tianxia.opponents.network.WeightsFile;
import tianxia.training.contrees.ContreesLearner;
import tianxia.training.pagoda.PagodaLearner;
import tianxia.training.qin.QinLearner;
import tianxia.training.selfplay.SelfPlayLearner;
import tianxia.training.selfplay.Training;
import tianxia.training.suntzu.SunTzuLearner;

/// Short trainings reproduce their reference weights bit for bit, also when interrupted; and the
/// shipped weights are those that the plans gave.
class SameWeightsTest {
  private static final long SEED = 5;

  /// @param plan a game, and which of its weights
  /// @param digests hexadecimal, of the weights of the rows and of the output, for each network
  @ParameterizedTest
  @CsvFileSource(resources = "same-weights.csv", numLinesToSkip = 1)
  void makesTheSameWeights(String plan, int games, int cut, String digests) {
    // On other architectures an exponential may differ in its last bit.
    assumeThat(System.getProperty("os.arch")).isEqualTo("amd64");
    if (games == 0) {
      assertThat(digests(plan, WeightsFile.trained(file(plan), schema(plan)))).isEqualTo(digests);
      return;
    }
    Training whole = training(plan, games);
    Training resumed = training(plan, games);
    while (whole.step()) {
      if (whole.progress().played() == cut) {
        resumed.resume(whole.checkpoint());
      }
    }
    assertThat(digests(plan, WeightsFile.read(whole.weights(), schema(plan)))).isEqualTo(digests);
    while (resumed.step()) {
      // Train to the end.
    }
    assertThat(resumed.progress().played()).isEqualTo(games);
    assertThat(digests(plan, WeightsFile.read(resumed.weights(), schema(plan)))).isEqualTo(digests);
  }

  private static Training training(String plan, int games) {
    return new Training(learner(plan), games, SEED);
  }

  private static SelfPlayLearner learner(String plan) {
    return switch (plan) {
      case "contrees towers" -> new ContreesLearner();
      case "qin 2", "qin 3", "qin 4" -> new QinLearner(plan.charAt(4) - '0', SEED);
      case "sun-tzu standard" -> new SunTzuLearner(false, SEED);
      case "sun-tzu advanced" -> new SunTzuLearner(true, SEED);
      default -> new PagodaLearner(plan.contains("quick") ? 3 : 4, plan.endsWith("on"), SEED);
    };
  }

  private static String file(String plan) {
    return plan.replace("sun-tzu", "suntzu").replace(' ', '/') + ".weights";
  }

  private static String schema(String plan) {
    return plan.substring(0, plan.indexOf(' ')) + "-1";
  }

  /// In networks with a skip, the last weight of a single-row block, whose input is always 1, is
  /// left out.
  private static String digests(String plan, WeightsFile file) {
    boolean skips = plan.startsWith("qin") || plan.startsWith("sun-tzu");
    return file.blocks().stream()
        .map(block -> digest(block.weights(), skips && block.rows() == 1 ? 1 : 0))
        .collect(Collectors.joining(" "));
  }

  private static String digest(float[] weights, int omitted) {
    long digest = 0xcbf29ce484222325L;
    for (int i = 0; i < weights.length - omitted; i++) {
      digest = (digest ^ Float.floatToIntBits(weights[i])) * 0x100000001b3L;
    }
    return HexFormat.of().toHexDigits(digest);
  }
}
