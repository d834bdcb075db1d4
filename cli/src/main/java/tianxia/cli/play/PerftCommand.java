package tianxia.cli.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Perft;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;

/// `perft GAME --depth D [--option name=value]…`, or with records instead of a game.
@Command(
    name = "perft",
    description = {
      "Counts the leaves at depth 1, 2, … D below the start of a game, or below the last position of records.",
      "Prints one line for each: its name and the counts."
    })
public final class PerftCommand implements Runnable {
  private final Console console;

  @Parameters(arity = "1..*", paramLabel = "GAME|FILE", description = "A game's id, or records.")
  private List<String> targets = List.of();

  @Option(names = "--depth", required = true, paramLabel = "D", description = "In events, from 1.")
  private int depth;

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  public PerftCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    if (depth < 1 || depth > 100) {
      throw new CommandError("perft: --depth " + depth + ": must be from 1 to 100");
    }
    for (String target : targets) {
      Path file = Path.of(target);
      if (Games.CATALOGUE.game(target).isEmpty() && Files.exists(file)) {
        below(file);
      } else {
        GameArguments chosen = GameArguments.of(target, options);
        start(chosen.game(), chosen.options());
      }
    }
  }

  private void below(Path file) {
    if (!options.isEmpty()) {
      throw new CommandError(file + ": a record has its own options; --option is for games only");
    }
    RecordReader.Result.Read read = RecordFile.read(file);
    replay(String.valueOf(file.getFileName()), read.game(), read.record());
  }

  private <S extends State<S>> void replay(String name, Game<S> game, GameRecord record) {
    S state = record.replay(game).position();
    count(name, record.resigned() != 0 ? 0 : depth, state);
  }

  private <S extends State<S>> void start(Game<S> game, Options chosen) {
    count(game.id(), depth, game.start(chosen));
  }

  private <S extends State<S>> void count(String name, int deepest, S state) {
    Perft<S> perft = new Perft<>();
    console.print(name);
    for (int d = 1; d <= depth; d++) {
      console.print(" " + (d > deepest ? 0 : perft.leaves(state, d)));
      console.flush();
    }
    console.print("\n");
  }
}
