package tianxia.cli.research;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.puzzle.PuzzleFile;
import tianxia.arena.puzzle.PuzzleSearch;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.play.GameArguments;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.opponents.Analysts;
import tianxia.search.puzzle.PuzzleText;

/// `puzzles GAME`.
@Command(
    name = "puzzles",
    description = {
      "Finds positions in games between computer players in which one choice stands clear by what its seat knows, with something to see: one puzzle per line of JSON.",
      "docs/RESEARCH.md says what makes a puzzle. The same seed and iterations give the same puzzles."
    })
public final class PuzzlesCommand implements Runnable {
  private static final long BETWEEN_REPORTS = TimeUnit.SECONDS.toNanos(10);

  /// A quick look takes so much less than an analysis of a tenth of a second.
  private static final int QUICK = 5;

  private final Console console;
  private final PrintStream progress;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game = "";

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--games", paramLabel = "N", description = "Number of games; default 20.")
  private int games = 20;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description =
          "Iterations of a first look at a decision; closer ones take up to 60 times as many. Default: about a fiftieth of a second.")
  private int iterations;

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Appends the puzzles to a file, if they are not in it; an interrupted run is resumed.")
  private Optional<Path> out = Optional.empty();

  private long told = System.nanoTime();

  public PuzzlesCommand(Console console, PrintStream progress) {
    this.console = console;
    this.progress = progress;
  }

  @Override
  public void run() {
    GameArguments chosen = GameArguments.of(game, options);
    ThinkingOptions.atLeastOne("puzzles", "--games", games);
    find(chosen.game(), chosen.options());
  }

  private <S extends State<S>> void find(Game<S> of, Options chosen) {
    int effort = iterations > 0 ? iterations : Analysts.tenthOfASecond(of) / QUICK;
    PuzzleSearch<S> search = new PuzzleSearch<>(of, chosen, effort, seed);
    if (out.isEmpty()) {
      for (int number = 0; number < games; number++) {
        search.of(number).forEach(each -> console.print(PuzzleText.write(each) + "\n"));
        console.flush();
      }
      return;
    }
    try (PuzzleFile file = PuzzleFile.open(of, out.get(), search.description())) {
      for (int number = file.games(); number < games; number++) {
        file.save(number, search.of(number));
        report(number + 1, file.puzzles());
      }
    } catch (IOException e) {
      throw new CommandError("puzzles: " + IoMessages.with(e));
    }
  }

  private void report(int done, int found) {
    long now = System.nanoTime();
    if (now - told >= BETWEEN_REPORTS) {
      told = now;
      progress.println(done + " of " + games + " games, " + found + " puzzles");
    }
  }
}
