package tianxia.cli.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.cli.Run;

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
    "qin,2.weights,9,11",
    "contrees,towers.weights,1,3",
    "pagoda,full-on.weights,1,3",
    "sun-tzu,standard.weights,17,20"
  })
  void whatWasCutOffGoesOnToTheSameWeights(String game, String name, int cut, int games)
      throws IOException {
    byte[] once = trained(game, name, folder.resolve("once"), games);
    Path twice = folder.resolve("twice");
    byte[] first = trained(game, name, twice, cut);
    assertThat(first).as("something is learned in between").isNotEqualTo(once);
    assertThat(trained(game, name, twice, games)).isEqualTo(once);
  }

  @Test
  void aCheckpointOfAnotherPlanIsLeftAlone() throws IOException {
    Path checkpoint = folder.resolve("standard.weights.checkpoint");
    byte[] other = {0, 3, 'o', 'l', 'd', 1, 2, 3};
    for (byte[] wrong : new byte[][] {other, {0}, {}}) {
      Files.write(checkpoint, wrong);
      Run run = Run.of("train", "sun-tzu", "--out", folder.toString(), "--games", "1");
      assertThat(run.complained()).as(run.toString()).isTrue();
      assertThat(Files.readAllBytes(checkpoint)).isEqualTo(wrong);
    }
  }
}
