package tianxia.cli.research;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.analysis.AnalysedRecord;
import tianxia.arena.player.CpuTime;
import tianxia.arena.player.ThinkingLimit;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.play.RecordFile;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;

/// `analyse FILE`.
@Command(
    name = "analyse",
    description = {
      "Says what positions of a record are worth to a seat, by what it knew, and which choices are best: one line of JSON per position.",
      "docs/RESEARCH.md describes the lines. With --iterations the same seed gives the same lines."
    })
public final class AnalyseCommand implements Runnable {
  private static final byte[] LINE_END = "\n".getBytes(StandardCharsets.US_ASCII);

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "A record.")
  private Path file = Path.of("");

  @ArgGroup private @Nullable Place place;

  @Option(
      names = "--seat",
      paramLabel = "S",
      description =
          "The seat that asks; default: the one that decides, the first of several, or 1 where none does.")
  private @Nullable Integer seat;

  @Mixin private ThinkingOptions allowance = new ThinkingOptions();

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  /// Which positions are analysed.
  static final class Place {
    @Option(
        names = "--ply",
        paramLabel = "N",
        description = "The position after N events; default: the last.")
    private @Nullable Integer ply;

    @Option(names = "--all", description = "Every decision; with --seat, every one of that seat.")
    private boolean all;
  }

  public AnalyseCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    RecordReader.Result.Read read = RecordFile.read(file);
    print(read.game(), read.record());
  }

  private <S extends State<S>> void print(Game<S> game, GameRecord record) {
    int seats = game.seats(record.options());
    if (seat != null && (seat < 1 || seat > seats)) {
      throw new CommandError("analyse: --seat " + seat + ": from 1 to " + seats);
    }
    OptionalInt asks = seat == null ? OptionalInt.empty() : OptionalInt.of(seat);
    AnalysedRecord<S> analysed =
        new AnalysedRecord<>(game, record, Analysts.of(game, record.options()), effort(game), seed);
    if (place != null && place.all) {
      analysed.all(
          asks,
          line -> {
            console.print(line.buffer(), line.length());
            console.print(LINE_END, 1);
            console.flush();
          });
      return;
    }
    int last = record.events().size();
    int ply = place == null || place.ply == null ? last : place.ply;
    if (ply < 0 || ply > last) {
      throw new CommandError("analyse: --ply " + ply + ": from 0 to " + last);
    }
    analysed.at(
        ply,
        asks,
        line -> {
          console.print(line.buffer(), line.length());
          console.print(LINE_END, 1);
        });
  }

  private SearchBudget effort(Game<?> game) {
    ThinkingLimit limit = allowance.limit("analyse");
    return limit.equals(ThinkingLimit.NONE)
        ? SearchBudget.iterations(Analysts.tenthOfASecond(game))
        : new SearchBudget(limit.nanos(), limit.iterations(), CpuTime.CLOCK);
  }
}
