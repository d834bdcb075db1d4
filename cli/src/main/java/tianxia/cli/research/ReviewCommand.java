package tianxia.cli.research;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.player.CpuTime;
import tianxia.arena.player.ThinkingLimit;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.play.RecordFile;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.ReviewEffort;
import tianxia.search.review.ReviewJson;
import tianxia.search.review.ReviewListener;
import tianxia.search.review.Reviewer;

/// `review FILE`.
@Command(
    name = "review",
    description = {
      "Says what decided a finished game: what each decision cost by what its seat knew, what was luck, and which decisions cost most.",
      "docs/RESEARCH.md describes terms and units. With --iterations the same seed gives the same review."
    })
public final class ReviewCommand implements Runnable {
  private static final byte[] LINE_END = "\n".getBytes(StandardCharsets.US_ASCII);

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The record of a finished game.")
  private Path file = Path.of("");

  @Option(names = "--seat", paramLabel = "S", description = "The seat that looks; default 1.")
  private int seat = 1;

  @Mixin private ThinkingOptions allowance = new ThinkingOptions();

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  @Option(names = "--json", description = "Lines of JSON instead of sentences.")
  private boolean json;

  public ReviewCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    RecordReader.Result.Read read = RecordFile.read(file);
    print(read.game(), read.record());
  }

  private <S extends State<S>> void print(Game<S> game, GameRecord record) {
    int seats = game.seats(record.options());
    if (seat < 1 || seat > seats) {
      throw new CommandError("review: --seat " + seat + ": from 1 to " + seats);
    }
    if (record.result() == 0) {
      throw new CommandError(file + ": the game is not over");
    }
    PlayedGame<S> played = new PlayedGame<>(game, record);
    Review review =
        new Reviewer<>(played, Analysts.of(game, record.options()), effort(played), seed)
            .review(ReviewListener.NONE)
            .orElseThrow();
    if (json) {
      ReviewJson.write(
          review,
          seat,
          line -> {
            console.print(line.buffer(), line.length());
            console.print(LINE_END, 1);
          });
      return;
    }
    new ReviewText<>(played, review, Games.words(game.id(), "en"))
        .lines(seat)
        .forEach(line -> console.print(line + "\n"));
  }

  private ReviewEffort effort(PlayedGame<?> played) {
    ThinkingLimit limit = allowance.limit("review");
    ReviewEffort usual = Analysts.review(played);
    return limit.equals(ThinkingLimit.NONE)
        ? usual
        : usual.deciding(new SearchBudget(limit.nanos(), limit.iterations(), CpuTime.CLOCK));
  }
}
