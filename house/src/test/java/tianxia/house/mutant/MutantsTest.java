package tianxia.house.mutant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pitest.mutationtest.DetectionStatus;
import tianxia.house.mutant.Trial.Outcome;
import tianxia.testkit.Repository;

class MutantsTest {
  private static final String SPECIMEN = "tianxia.house.mutant.specimen.Absolute";
  private static final Area AREA =
      new Area(
          "specimen",
          "house",
          Area.Folder.TEST,
          List.of(SPECIMEN),
          List.of(),
          List.of(),
          List.of(SPECIMEN + "Test"));

  /// A dependency of tests in a line, other than the tests of a module.
  private static final Pattern LIBRARY =
      Pattern.compile("<artifactId>([^<]+)</artifactId><scope>test</scope>");

  private static final Site EQUAL =
      new Site(SPECIMEN + ".of", "ConditionalsBoundary", "return n < 0 ? -n : n;", 1);

  /// What can be killed dies by the test of it; what can't is known by the list, and so is what has
  /// gone.
  @Test
  void aMutantDiesUnlessItIsTheSame() {
    Explained explained =
        new Explained(
            """
            # A comment.

            tianxia.house.mutant.specimen.Absolute.of: ConditionalsBoundary 1
                return n < 0 ? -n : n;
              The opposite of nought is nought.

            tianxia.house.mutant.specimen.Absolute.of: ConditionalsBoundary 2
                return n < 0 ? -n : n;
              There is no second one.

            tianxia.kernel.Perft.count: Math 1
                another area's
              Nothing of this is looked at.
            """);
    Run run = new Run(Repository.root(), AREA, 1);
    List<Trial> told = new ArrayList<>();
    Plugin plugin = new Plugin(new Choice(20, 1, "Absolute"), explained, run.sources(), told::add);
    run.with(plugin);
    assertThat(told).isEqualTo(plugin.trials()).hasSize(plugin.all());
    assertThat(told.stream().filter(trial -> trial.outcome() == Outcome.EQUAL).map(Trial::site))
        .containsExactly(EQUAL);
    Map<Outcome, Long> counts =
        told.stream().collect(Collectors.groupingBy(Trial::outcome, Collectors.counting()));
    assertThat(counts).containsOnlyKeys(Outcome.EQUAL, Outcome.KILLED);
    assertThat(counts.get(Outcome.KILLED)).isGreaterThanOrEqualTo(3);
    assertThat(told.toString()).contains("killed   Absolute.of:8 InvertNegs 1  by AbsoluteTest");
    assertThat(plugin.stale()).extracting(Site::nth).containsExactly(2);
    Tally tally = new Tally();
    tally.add("specimen", plugin, 1);
    assertThat(tally.passes()).isFalse();
    assertThat(tally.toString()).contains("no such mutant is there: " + SPECIMEN + ".of");
  }

  @Test
  void oneInTwentyMayLive() {
    Tally tally = new Tally();
    tally.add("a", trials(19, 1), List.of(), "");
    assertThat(tally.passes()).isTrue();
    tally.add("b", trials(18, 1), List.of(), "");
    assertThat(tally.passes()).isFalse();
    assertThat(tally.toString()).contains("all", "37 killed,  2 lived", "too many lived");
    assertThat(new Tally().passes()).isFalse();
  }

  @Test
  void noAreaHidesBehindTheOthers() {
    Tally tally = new Tally();
    tally.add("large", trials(1000, 0), List.of(), "");
    tally.add("none", List.of(), List.of(), "");
    assertThat(tally.passes()).isTrue();
    tally.add("weak", trials(16, 4), List.of(), "");
    assertThat(tally.passes()).isFalse();
    assertThat(tally.toString()).contains("Too many lived in: weak\n").doesNotContain("in: none");
  }

  @Test
  void whatIsExplainedMayNotDie() {
    Trial mistaken = new Trial(EQUAL, 8, DetectionStatus.KILLED, true, List.of());
    assertThat(mistaken.outcome()).isEqualTo(Outcome.MISTAKEN);
    Tally tally = new Tally();
    tally.add("a", trials(20, 0), List.of(), "");
    tally.add("b", List.of(mistaken), List.of(), "");
    assertThat(tally.passes()).isFalse();
    assertThat(tally.toString()).contains("Explained as equal, but killed: " + EQUAL.head());
  }

  @Test
  void everyFateIsTold() {
    for (DetectionStatus status : DetectionStatus.values()) {
      Trial trial = new Trial(EQUAL, 8, status, false, List.of());
      assertThat(trial.outcome() == Outcome.KILLED)
          .isEqualTo(
              status.isDetected()
                  && status != DetectionStatus.NON_VIABLE
                  && status != DetectionStatus.EQUIVALENT);
      assertThat(trial.toString()).contains("Absolute.of:8 ConditionalsBoundary 1", EQUAL.code());
    }
  }

  @Test
  void explanationsThatCannotBeReadAreNamed() {
    assertThatThrownBy(() -> new Explained("a.B.c: Math 1\n    code;\n"))
        .hasMessageContaining("Not an explanation:\na.B.c");
    String block = "a.B.c: Math 1\n    code;\n  Why.\n";
    assertThat(new Explained(block).stale(Set.of(), Set.of("a.B"))).hasSize(1);
    assertThatThrownBy(() -> new Explained(block + "\n" + block))
        .hasMessageContaining("Explained twice");
  }

  @Test
  void theCommandIsRead() {
    Order order = Order.of("qin", "draws", "--count=3", "--seed=7", "--only=Land:83");
    assertThat(order.areas()).extracting(Area::name).containsExactly("qin", "draws");
    assertThat(order.choice()).isEqualTo(new Choice(3, 7, "Land:83"));
    assertThat(Order.of().areas()).isEqualTo(Area.ALL);
    assertThatThrownBy(() -> Order.of("--cout=3")).hasMessage("--cout=3");
    assertThatThrownBy(() -> Order.of("chess")).hasMessage("chess");
  }

  /// A run only looks at the explanations of its areas' classes: those of a class that has gone are
  /// found here.
  @Test
  void theListNamesClassesThatAreThere() throws Exception {
    for (Site site : Mutants.explained(Repository.root()).sites()) {
      assertThat(Class.forName(site.type())).isNotNull();
    }
  }

  /// A module does not inherit what the tests of another need.
  @Test
  void theTestsOfAllAreasHaveTheirLibraries() throws IOException {
    Set<String> needed = new TreeSet<>();
    for (String module : Area.ALL.stream().flatMap(each -> each.testModules().stream()).toList()) {
      String pom = Files.readString(Repository.root().resolve(module).resolve("pom.xml"));
      Matcher library = LIBRARY.matcher(pom);
      while (library.find()) {
        needed.add(library.group(1));
      }
    }
    needed.remove("testkit");
    List<String> jars =
        Arrays.stream(System.getProperty("surefire.test.class.path").split(File.pathSeparator))
            .map(path -> Path.of(path).getFileName().toString())
            .toList();
    assertThat(needed)
        .contains("json-schema-validator")
        .allSatisfy(each -> assertThat(jars).anyMatch(jar -> jar.startsWith(each + "-")));
  }

  private static List<Trial> trials(int killed, int lived) {
    List<Trial> all = new ArrayList<>();
    for (int i = 0; i < killed + lived; i++) {
      DetectionStatus status = i < killed ? DetectionStatus.KILLED : DetectionStatus.SURVIVED;
      all.add(new Trial(EQUAL, 8, status, false, List.of()));
    }
    return all;
  }
}
