package tianxia.cli.play;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.IoMessages;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;

/// `random GAME [--option name=value]… --seed S --games N --out DIR`.
@Command(
    name = "random",
    description = {
      "Plays whole games by uniformly random actions and writes their records, GAME-SEED-K.tx with K from 0.",
      "The same seed gives the same games."
    })
public final class RandomCommand implements Runnable {
  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game = "";

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--seed", required = true, paramLabel = "S", description = "A whole number.")
  private long seed;

  @Option(names = "--games", required = true, paramLabel = "N", description = "Number of games.")
  private int games;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Created if missing.")
  private Path out = Path.of("");

  @Override
  public void run() {
    GameArguments chosen = GameArguments.of(game, options);
    if (games < 1) {
      throw new CommandError("random: --games " + games + ": must be at least 1");
    }
    try {
      Files.createDirectories(out);
      // Written to a temporary folder and moved once complete: no partial file is ever visible.
      Path aside = Files.createTempDirectory(out, ".random-");
      try {
        writeAll(chosen.game(), chosen.options(), aside);
        moveAll(aside);
      } finally {
        delete(aside);
      }
    } catch (IOException e) {
      throw new CommandError(out + ": cannot be written: " + IoMessages.with(e));
    }
  }

  private <S extends State<S>> void writeAll(Game<S> rules, Options chosen, Path aside)
      throws IOException {
    for (int k = 0; k < games; k++) {
      GameRecord record = play(rules, chosen, new Xoroshiro(seed * 0x9e3779b97f4a7c15L + k));
      Files.writeString(aside.resolve(name(k)), RecordWriter.write(rules, record));
    }
  }

  private void moveAll(Path aside) throws IOException {
    for (int k = 0; k < games; k++) {
      Path from = aside.resolve(name(k));
      Path to = out.resolve(name(k));
      try {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private void delete(Path aside) throws IOException {
    for (int k = 0; k < games; k++) {
      Files.deleteIfExists(aside.resolve(name(k)));
    }
    Files.deleteIfExists(aside);
  }

  private String name(int k) {
    return game + "-" + seed + "-" + k + ".tx";
  }

  /// A complete game by uniformly random actions.
  public static <S extends State<S>> GameRecord play(
      Game<S> rules, Options options, Xoroshiro random) {
    Match<S> match = new Match<>(rules, options);
    S state = match.position();
    int[] legal = new int[state.maxLegal()];
    while (state.actors() != 0) {
      int actor = Integer.numberOfTrailingZeros(state.actors());
      int action =
          actor == 0
              ? state.sample(actor, random)
              : legal[random.nextInt(state.legalActions(actor, legal))];
      match.play(actor, rules.write(state, actor, action));
      state.apply(actor, action);
    }
    return GameRecord.of(match, GameRecord.Headers.NONE);
  }
}
