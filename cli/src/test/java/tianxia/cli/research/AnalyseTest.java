package tianxia.cli.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.cli.Run;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;
import tianxia.testkit.Repository;

class AnalyseTest {

  private static final String QIN = "qin/2-bird-0";
  private static final String PAGODA = "pagoda/full-on-0";

  private static String path(String record) {
    return Repository.root().resolve("golden").resolve(record + ".tx").toString();
  }

  private static List<String> lines(String record, String... more) {
    List<String> arguments = new ArrayList<>(List.of("analyse", path(record)));
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

  private static String position(String... more) {
    List<String> arguments = new ArrayList<>(List.of("--ply", "9", "--iterations", "16"));
    arguments.addAll(List.of(more));
    List<String> lines = lines(QIN, arguments.toArray(String[]::new));
    assertThat(lines).hasSize(1);
    return lines.getFirst();
  }

  @Test
  void aPositionIsAnalysedForEachSeat() {
    String first = position("--seat", "1");
    String second = position("--seat", "2");
    assertThat(first).contains("\"ply\":9", "\"seat\":1");
    assertThat(second).contains("\"ply\":9", "\"seat\":2").isNotEqualTo(first);
    assertThat(position()).as("the one that decides").isIn(first, second);
    assertThat(position("--seat", "2", "--seed", "1")).as("the same again").isEqualTo(second);
  }

  @Test
  void withoutAPlyItIsTheLast() {
    Members said = (Members) JsonValue.parse(lines(PAGODA, "--iterations", "2").getFirst());
    assertThat(said.get("ply")).isEqualTo(new Whole(events(PAGODA)));
    assertThat(((Elements) said.get("candidates")).values()).isEmpty();
  }

  /// How many events a record has: one on each line between its headers and its result.
  private static int events(String record) {
    String[] parts = read(record).split("\n\n", 2);
    return (int) parts[1].lines().takeWhile(line -> !line.startsWith("result")).count();
  }

  private static String read(String record) {
    try {
      return Files.readString(Path.of(path(record)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void allDecisionsOfASeatAreThoseOfAllThatAreIts() {
    String[] little = {"--all", "--iterations", "2", "--seed", "3"};
    List<String> own = lines(QIN, "--all", "--iterations", "2", "--seed", "3", "--seat", "2");
    assertThat(own)
        .isNotEmpty()
        .isEqualTo(
            lines(QIN, little).stream().filter(line -> line.contains("\"seat\":2")).toList());
  }

  @Test
  void itMayBeGivenTimeInsteadOfIterations() {
    List<String> lines = lines(QIN, "--ply", "9", "--time", "20");
    assertThat(lines).hasSize(1);
    Members said = (Members) JsonValue.parse(lines.getFirst());
    assertThat(((Whole) said.get("visits")).value()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "--seat, 0, from 1 to 2",
    "--seat, 3, from 1 to 2",
    "--ply, -1, from 0 to ",
    "--ply, 9999, from 0 to "
  })
  void whatThereIsNotIsRefused(String option, String value, String why) {
    Run run = Run.of("analyse", path(QIN), option + "=" + value);
    assertThat(run.complained()).as(run.err()).isTrue();
    assertThat(run.err()).contains("analyse: " + option + " " + value + ": " + why);
    assertThat(run.out()).isEmpty();
  }
}
