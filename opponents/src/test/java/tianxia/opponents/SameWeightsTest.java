package tianxia.opponents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tianxia.opponents.contrees.ContreesTraining;
import tianxia.opponents.pagoda.PagodaTraining;
import tianxia.opponents.qin.QinTraining;
import tianxia.opponents.suntzu.SunTzuTraining;

/// Short trainings make the weights that they have always made, number by number, also where they
/// were cut off; and the weights beside the classes are those that were trained.
class SameWeightsTest {
  private static final long SEED = 5;
  private static final float UNIT = 1f / 1024;
  private static final int HIDDEN = 32;

  /// @param plan a game, and which of its weights
  /// @param digests hexadecimal, of the rows' weights and of what the units add, of each network
  @ParameterizedTest
  @CsvFileSource(resources = "same-weights.csv", numLinesToSkip = 1)
  void makesTheSameWeights(String plan, int games, int cut, String digests) {
    // Elsewhere an exponential may differ in its last bit.
    assumeThat(System.getProperty("os.arch")).isEqualTo("amd64");
    if (games == 0) {
      assertThat(digests(plan, Resource.bytes(file(plan)))).isEqualTo(digests);
      return;
    }
    Training whole = training(plan, games);
    Training resumed = training(plan, games);
    while (whole.step()) {
      if (whole.course().played() == cut) {
        resumed.resume(whole.checkpoint());
      }
    }
    assertThat(digests(plan, whole.weights())).isEqualTo(digests);
    while (resumed.step()) {
      // To the end.
    }
    assertThat(resumed.course().played()).isEqualTo(games);
    assertThat(digests(plan, resumed.weights())).isEqualTo(digests);
  }

  private static Training training(String plan, int games) {
    return switch (plan) {
      case "contrees towers" -> new ContreesTraining(games, SEED);
      case "qin 2", "qin 3", "qin 4" -> new QinTraining(plan.charAt(4) - '0', games, SEED);
      case "sun-tzu standard" -> new SunTzuTraining(false, games, SEED);
      case "sun-tzu advanced" -> new SunTzuTraining(true, games, SEED);
      default ->
          new PagodaTraining(
              new PagodaTraining.Plan(plan.contains("quick"), plan.endsWith("on"), games, SEED));
    };
  }

  private static String file(String plan) {
    return plan.replace("sun-tzu", "suntzu").replace(' ', '/') + ".weights";
  }

  private static String digests(String plan, byte[] weights) {
    ByteBuffer from = ByteBuffer.wrap(weights);
    List<float[]> rows =
        switch (plan.substring(0, plan.indexOf(' '))) {
          case "contrees" -> List.of(row(from, 269_700, 1f / 256), row(from, 4_956, 1f / 256));
          case "pagoda" ->
              Stream.of(29_088, HIDDEN + 1, 29_088, HIDDEN + 1)
                  .map(length -> row(from, length, from.getFloat()))
                  .toList();
          default -> {
            float[] out = row(from, HIDDEN, UNIT);
            yield List.of(row(from, from.remaining() / 2, UNIT), out);
          }
        };
    return rows.stream().map(SameWeightsTest::digest).collect(Collectors.joining(" "));
  }

  private static float[] row(ByteBuffer from, int length, float unit) {
    float[] row = new float[length];
    for (int i = 0; i < length; i++) {
      row[i] = from.getShort() * unit;
    }
    return row;
  }

  /// The first 31, where the last of 32 is always 1.
  private static String digest(float[] row) {
    long digest = 0xcbf29ce484222325L;
    int length = row.length == HIDDEN && row[HIDDEN - 1] == 1 ? HIDDEN - 1 : row.length;
    for (int i = 0; i < length; i++) {
      digest = (digest ^ Float.floatToIntBits(row[i])) * 0x100000001b3L;
    }
    return HexFormat.of().toHexDigits(digest);
  }
}
