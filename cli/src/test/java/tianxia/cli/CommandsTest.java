package tianxia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tianxia.cli.console.Console;
import tianxia.cli.play.BenchCommand;
import tianxia.cli.play.GameArguments;
import tianxia.cli.play.Measurement;
import tianxia.games.Games;
import tianxia.kernel.Options;
import tianxia.server.version.Version;
import tianxia.testkit.Repository;

class CommandsTest {
  private static final Path PERFT = Repository.root().resolve("golden/perft/qin");

  @Test
  void perftPrintsTheCountsOfTheGoldenFiles() throws IOException {
    String line = Files.readAllLines(PERFT.resolve("counts.txt")).getFirst();
    int depth = line.split(" ").length - 1;
    Run run =
        Run.of("perft", PERFT.resolve(line.substring(0, line.indexOf(' '))), "--depth", depth);
    assertThat(run).isEqualTo(new Run(0, line + "\n", ""));
  }

  @Test
  void perftCountsBelowTheStartOfAGame() {
    Run run = Run.of("perft", "qin", "--depth", 4, "--option", "players=3");
    assertThat(run).isEqualTo(new Run(0, "qin 6 36 216 1296\n", ""));
  }

  @Test
  void helpListsEveryCommand() {
    Run run = Run.of("help");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("serve", "test", "trace", "random", "perft", "bench", "train", "verify", "help");
    assertThat(Run.of().out()).isEqualTo(run.out());
    assertThat(Run.of("help", "random").out()).contains("--seed", "--games", "--out", "--option");
  }

  @Test
  void theListNamesEachCommandAsItNamesItself() {
    CommandList list = new CommandList(new Console(new ByteArrayOutputStream()), System.err);
    list.all()
        .getSubcommands()
        .forEach((name, line) -> {
          var itself = line.getCommand().getClass().getAnnotation(CommandLine.Command.class);
          assertThat(List.of(itself.aliases())).isSubsetOf("--version");
          assertThat(name).isIn(itself.name(), "--version");
        });
  }

  @Test
  void onlyTheCommandThatIsAskedForIsMade() {
    CommandList list = new CommandList(new Console(new ByteArrayOutputStream()), System.err);
    assertThat(list.named("trace", "serve").getSubcommands()).containsOnlyKeys("trace");
    assertThat(list.named("nonsense").getSubcommands()).containsKeys("trace", "serve", "help");
    assertThat(list.named().getSubcommands()).containsKeys("trace", "serve", "help");
  }

  @Test
  void theVersionIsThatOfTheServer() {
    Run run = Run.of("--version");
    assertThat(run).isEqualTo(new Run(0, "Tianxia " + Version.text() + "\n", ""));
    assertThat(Run.of("version")).isEqualTo(run);
  }

  @Test
  void aClosedOutputIsToldInOneLine() {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    var err = new ByteArrayOutputStream();
    assertThat(
            Main.run(
                closed,
                new PrintStream(err, true, java.nio.charset.StandardCharsets.UTF_8),
                "help"))
        .isEqualTo(2);
    assertThat(err.toString(java.nio.charset.StandardCharsets.UTF_8))
        .isEqualTo("tianxia: standard output: Broken pipe\n");
  }

  @Test
  void anErrorEndsTheProgramToo() {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int status =
        Main.run(
            new CommandLine(new Broken()).addSubcommand(new Broken()),
            new Console(out),
            new PrintStream(err, true, java.nio.charset.StandardCharsets.UTF_8),
            "broken");
    assertThat(status).isEqualTo(2);
    assertThat(err.toString(java.nio.charset.StandardCharsets.UTF_8))
        .startsWith("java.lang.ExceptionInInitializerError: as if\n\tat ")
        .endsWith("tianxia: internal error: java.lang.ExceptionInInitializerError: as if\n");
  }

  @CommandLine.Command(name = "broken")
  private static final class Broken implements Runnable {
    @Override
    public void run() {
      throw new ExceptionInInitializerError("as if");
    }
  }

  @Test
  void aMeasurementCounts() {
    var game = Games.CATALOGUE.game("qin").orElseThrow();
    Measurement m = measure(game);
    assertThat(m.playouts()).isPositive();
    assertThat(m.decisions()).isGreaterThan(20 * m.playouts());
    assertThat(m.meanLegal()).isBetween(50.0, 300.0);
    assertThat(m.greatestLegal()).isGreaterThan((int) m.meanLegal());
    assertThat(BenchCommand.mainSets(game))
        .extracting(GameArguments::options)
        .hasSize(4)
        .doesNotHaveDuplicates();
  }

  private static <S extends tianxia.kernel.State<S>> Measurement measure(
      tianxia.kernel.Game<S> game) {
    return Measurement.of(game.start(Options.of(game.options(), java.util.Map.of())), 100_000_000);
  }

  @Test
  void aBenchTakesTheSecondsThatAreAskedFor() {
    long from = System.nanoTime();
    Run bench = Run.of("bench", "contrees", "--seconds", "0.05");
    // Without --seconds each of the six sets takes five seconds.
    assertThat(System.nanoTime() - from).isLessThan(20_000_000_000L);
    assertThat(bench.status()).isZero();
    assertThat(bench.out().lines()).hasSize(1 + 6).allMatch(line -> line.length() > 80);
  }

  @Test
  void mainSetsStartWithTheDefaults() {
    for (var game : Games.CATALOGUE.games()) {
      List<GameArguments> sets = BenchCommand.mainSets(game);
      assertThat(sets.getFirst().options())
          .isEqualTo(Options.of(game.options(), java.util.Map.of()));
    }
  }
}
