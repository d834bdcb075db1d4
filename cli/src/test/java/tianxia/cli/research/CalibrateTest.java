package tianxia.cli.research;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.arena.calibration.Forecast;
import tianxia.cli.Run;

/// `calibrate` on a few short games: what it prints agrees with itself.
class CalibrateTest {
  private static final int GAMES = 6;
  private static final int DECISIONS = 3;
  private static final String SEED = "3";
  private static final String TABLE = "| said | decisions | mean of what was said | won |";
  private static final Pattern ROW =
      Pattern.compile("\\| (\\d+) to (\\d+) % \\| (\\d+) \\| ([\\d.]+) % \\| ([\\d.]+) % \\|");
  private static final Pattern LINE =
      Pattern.compile(
          "(.+): (\\d+) decisions of (\\d+) games, Brier score ([\\d.]+), expected calibration"
              + " error ([\\d.]+) points \\(by chance alone at least ([\\d.]+)\\)");

  private static Run run(Object... more) {
    List<Object> arguments =
        new ArrayList<>(
            List.of(
                "calibrate", "contrees", "--option", "territory=ready", "--option", "tiles=12"));
    arguments.addAll(List.of("--games", GAMES, "--decisions", DECISIONS, "--seed", SEED));
    arguments.addAll(List.of("--iterations", 20, "--levels", "easy"));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray());
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return text.lines()
        .map(pattern::matcher)
        .filter(each -> each.matches())
        .map(each -> each.toMatchResult())
        .toList();
  }

  private static double number(MatchResult result, int group) {
    return Double.parseDouble(result.group(group));
  }

  @Test
  void theFiguresAreThoseOfTheTableAndOfWhatWasSaid(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("said");
    Run run = run("--out", file);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).startsWith(TABLE + "\n|---|---|---|---|\n");
    assertThat(run().out()).as("the same seed").isEqualTo(run.out());

    List<MatchResult> rows = all(ROW, run.out());
    assertThat(rows).hasSize(10);
    double total = 0;
    double off = 0;
    double least = 0;
    for (int i = 0; i < rows.size(); i++) {
      MatchResult row = rows.get(i);
      assertThat(row.group(1)).isEqualTo(String.valueOf(10 * i));
      assertThat(row.group(2)).isEqualTo(String.valueOf(10 * (i + 1)));
      double count = number(row, 3);
      double distance = Math.abs(number(row, 4) - number(row, 5));
      if (count > 0) {
        assertThat(number(row, 4)).isBetween(10.0 * i, 10.0 * (i + 1));
      }
      total += count;
      off += count * distance;
      least += count * distance * distance / 10_000;
    }
    List<MatchResult> lines = all(LINE, run.out());
    assertThat(lines).extracting(line -> line.group(1)).startsWith("all", "before calibration");
    MatchResult whole = lines.getFirst();
    assertThat(number(whole, 2)).isEqualTo(total).isEqualTo(GAMES * DECISIONS);
    assertThat(number(whole, 3)).isEqualTo(GAMES);
    assertThat(number(whole, 5)).as("rounded").isCloseTo(off / total, within(0.2));
    assertThat(number(whole, 4)).as("no tenth is better").isBetween(least / total - 0.001, 1.0);
    assertThat(number(lines.get(1), 4)).isCloseTo(brier(file), within(0.0001));
    double kinds = lines.stream().skip(2).mapToDouble(line -> number(line, 2)).sum();
    assertThat(kinds).isEqualTo(total);
  }

  /// Of what was said before calibration.
  private static double brier(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .skip(1)
        .filter(line -> !line.startsWith("done "))
        .map(Forecast::parse)
        .mapToDouble(each -> (each.chance() - each.result()) * (each.chance() - each.result()))
        .average()
        .orElseThrow();
  }

  @Test
  void theCurvesAreALineForEachKind() {
    Run run = run("--fit");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().lines())
        .isNotEmpty()
        .allMatch(line -> line.matches("\\S+( -?[\\d.]+){3}"));
  }

  @Test
  void whatItCannotDoIsRefused() {
    assertThat(Run.of("calibrate", "contrees", "--games", 0).complained()).isTrue();
    assertThat(Run.of("calibrate", "contrees", "--levels", "best").err()).contains("no level");
    assertThat(Run.of("calibrate", "contrees", "--decisions", 0).complained()).isTrue();
  }
}
