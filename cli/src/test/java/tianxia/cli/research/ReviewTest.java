package tianxia.cli.research;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;
import tianxia.testkit.Repository;

class ReviewTest {
  /// The parts of a sum are rounded to ten-thousandths each.
  private static final long ROUNDED = 3;

  private static String record(String name) {
    return Repository.root().resolve("golden").resolve(name + ".tx").toString();
  }

  /// The first events of a record, after which seat 1 gave up.
  private static String begun(String name, int events, Path folder) throws IOException {
    Path whole = Path.of(record(name));
    List<String> lines = new ArrayList<>(Files.readAllLines(whole));
    int first = lines.indexOf("") + 1;
    lines.subList(first + events, lines.size()).clear();
    lines.addAll(List.of("resign 1", "result 2"));
    return Files.write(folder.resolve(whole.getFileName()), lines).toString();
  }

  @Test
  void theLinesForProgramsAddUp() {
    Run whole = addUp(record("contrees/12-ready-on-0"));
    assertThat(reviewed(record("contrees/12-ready-on-0")).out()).isEqualTo(whole.out());
  }

  /// The first orders and the draws after them: the review of a whole game of this one takes
  /// minutes. This one takes 25 s of a processor, and several times as long where others wait for
  /// it.
  @Test
  @Timeout(300)
  void theyAddUpWhereSecretsAreRevealed(@TempDir Path folder) throws IOException {
    addUp(begun("sun-tzu/standard-off-rising-0", 28, folder));
  }

  private static Run reviewed(String file) {
    return Run.of("review", file, "--json", "--seat", "2", "--iterations", "2");
  }

  private static Run addUp(String file) {
    Run run = reviewed(file);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    List<Members> lines = run.out().lines().map(line -> (Members) JsonValue.parse(line)).toList();
    assertThat(lines.stream().map(line -> line.get("type")))
        .contains(new Text("seat"), new Text("decision"), new Text("event"));
    Members own = lines.get(1);
    long sum =
        whole(own, "start")
            + whole(own, "luck")
            + whole(own, "reveals")
            - whole(own, "errors")
            + whole(own, "others")
            + whole(own, "rest");
    assertThat(sum).isBetween(whole(own, "result") - ROUNDED, whole(own, "result") + ROUNDED);
    return run;
  }

  private static long whole(Members line, String key) {
    return ((Whole) line.get(key)).value();
  }

  @Test
  void peopleGetSentences() {
    Run run = Run.of("review", record("contrees/12-ready-on-0"), "--iterations", "2");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("Chance to win").contains("cost most").contains("Better: ");
  }

  @Test
  void anUnfinishedGameIsRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("begun.tx");
    List<String> whole = Files.readAllLines(Path.of(record("contrees/12-ready-on-0")));
    Files.write(
        file, whole.stream().filter(line -> !line.startsWith("result")).toList().subList(0, 12));
    Run run = Run.of("review", file);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("the game is not over");
    assertThat(Run.of("review", record("contrees/12-ready-on-0"), "--seat", "3").err())
        .contains("from 1 to 2");
  }
}
