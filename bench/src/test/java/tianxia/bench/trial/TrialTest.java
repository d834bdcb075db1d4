package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The short form of the trials: nodes as processes on a real PostgreSQL, which are killed while
/// tables are played. The long one is `scripts/trial.sh`.
@Timeout(900)
class TrialTest {
  @TempDir Path folder;

  @Test
  void oneNodeLosesNothing() throws Exception {
    Tally tally =
        run(
            "--nodes 1 --tables 12 --kills 3 --each 1 --durable false"
                + " --faults kill-oldest,roll,store-kill,store-slow");
    assertThat(tally.findings()).as(tally.text()).isEmpty();
    assertThat(tally.counts().get("acknowledged")).as(tally.text()).isGreaterThan(200);
    assertThat(tally.counts()).as(tally.text()).containsKey("commands sent again");
  }

  @Test
  void threeNodesLoseNothing() throws Exception {
    Tally tally =
        run(
            "--nodes 3 --tables 12 --rate 150 --kills 2 --each 1 --durable false"
                + " --faults kill-oldest,kill-youngest,roll,pause,store-kill");
    assertThat(tally.findings()).as(tally.text()).isEmpty();
    assertThat(tally.waits()).as(tally.text()).hasSize(5);
  }

  private Tally run(String options) throws Exception {
    List<String> all = new ArrayList<>(Arrays.asList(options.split(" ", -1)));
    all.addAll(List.of("--folder", folder.toString(), "--"));
    all.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx256m",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            "tianxia.cli.Main",
            "serve"));
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    return new Trial(TrialOptions.of(all), new PrintStream(lines, true, StandardCharsets.UTF_8))
        .run();
  }
}
