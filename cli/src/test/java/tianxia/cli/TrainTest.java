package tianxia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainTest {
  @TempDir Path folder;

  private byte[] trained(String game, String name, Path out, int... games) throws IOException {
    for (int n : games) {
      Run run = Run.of("train", game, "--out", out.toString(), "--games", Integer.toString(n));
      assertThat(run.status()).as(run.err()).isZero();
      assertThat(run.out()).contains(name + ": " + n + " of ");
    }
    return Files.readAllBytes(out.resolve(name));
  }

  @ParameterizedTest
  @CsvSource({
    "qin,2.weights",
    "contrees,towers.weights",
    "pagoda,full-on.weights",
    "sun-tzu,standard.weights"
  })
  void whatWasCutOffGoesOnToTheSameWeights(String game, String name) throws IOException {
    byte[] once = trained(game, name, folder.resolve("once"), 3);
    byte[] twice = trained(game, name, folder.resolve("twice"), 1, 3);
    assertThat(twice).isEqualTo(once);
  }
}
