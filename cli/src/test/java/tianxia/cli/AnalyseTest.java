package tianxia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;
import tianxia.testkit.Repository;

class AnalyseTest {

  private static List<String> lines(String record, String... more) {
    String file = Repository.root().resolve("golden").resolve(record + ".tx").toString();
    List<String> arguments = new ArrayList<>(List.of("analyse", file));
    arguments.addAll(List.of(more));
    Run run = Run.of(arguments.toArray());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    return run.out().lines().toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "contrees/12-laid-off-0",
        "contrees/16-laid-on-0",
        "qin/2-bird-0",
        "qin/4-lion-0",
        "pagoda/full-on-0",
        "pagoda/quick-off-0",
        "sun-tzu/advanced-off-mixed-0",
        "sun-tzu/standard-on-rising-0"
      })
  void everyDecisionHasALine(String record) {
    List<String> lines = lines(record, "--all", "--iterations", "2", "--seed", "3");
    assertThat(lines).hasSizeGreaterThan(10);
    for (String line : lines) {
      Members said = (Members) JsonValue.parse(line);
      assertThat(said.get("type")).isEqualTo(new Text("analysis"));
      assertThat(((Elements) said.get("candidates")).values()).isNotEmpty();
      long sum = 0;
      for (JsonValue share : ((Elements) said.get("shares")).values()) {
        sum += ((Whole) share).value();
      }
      assertThat(sum).as(line).isEqualTo(10_000);
    }
  }

  @Test
  void aPositionIsAnalysedForEverySeat() {
    assertThat(lines("qin/2-bird-0", "--ply", "9", "--iterations", "16")).hasSize(1);
    assertThat(lines("qin/2-bird-0", "--ply", "9", "--iterations", "16", "--seat", "2"))
        .isEqualTo(lines("qin/2-bird-0", "--ply", "9", "--iterations", "16", "--seat", "2"));
    assertThat(lines("pagoda/full-on-0", "--iterations", "2").getFirst())
        .contains("\"candidates\":[]");
  }
}
