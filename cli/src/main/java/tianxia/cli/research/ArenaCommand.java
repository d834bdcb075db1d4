package tianxia.cli.research;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.Archive;
import tianxia.arena.Arena;
import tianxia.arena.Contest;
import tianxia.arena.GameResult;
import tianxia.arena.GameStore;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.Players;
import tianxia.arena.player.ThinkingLimit;
import tianxia.arena.result.ResultsTable;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.play.GameArguments;

/// `arena GAME --players A,B… --games N`.
@Command(
    name = "arena",
    description = {
      "Plays a match between computer players and estimates their strength: wins with 95 %% intervals, and Elo.",
      "Seats are rotated, and the games of a rotation share their draws. With --iterations, the same seed gives the same games.",
      "With --out, an interrupted match is resumed."
    })
public final class ArenaCommand implements Runnable {
  private static final long BETWEEN_REPORTS = TimeUnit.SECONDS.toNanos(10);

  private final Console console;
  private final PrintStream progress;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game = "";

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--players",
      required = true,
      split = ",",
      paramLabel = "A,B…",
      description =
          "Who plays: "
              + Players.NAMES
              + "; followed by @MS for a time limit of its own (master@400). The last one takes the remaining seats.")
  private List<String> players = new ArrayList<>();

  @Option(
      names = "--games",
      required = true,
      paramLabel = "N",
      description =
          "Number of games, rounded up to whole rotations; if more players are named "
              + "than there are seats, for each combination of them.")
  private int games;

  @Mixin private ThinkingOptions allowance = new ThinkingOptions();

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Folder for the records; created if missing.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games played in parallel; default 1.")
  private int threads = 1;

  private long begun;
  private long told;
  private int playedBefore;

  public ArenaCommand(Console console, PrintStream progress) {
    this.console = console;
    this.progress = progress;
  }

  @Override
  public void run() {
    Contest contest = contest();
    begun = System.nanoTime();
    told = begun;
    try {
      GameStore shelf = out.isPresent() ? Archive.open(out.get(), contest) : GameStore.NONE;
      playedBefore = shelf.played().size();
      List<GameResult> all =
          Arena.play(contest, threads, shelf, (played, total) -> tell(contest, played, total));
      console.print(new ResultsTable(contest, all).text());
    } catch (IOException e) {
      throw new CommandError("arena: " + IoMessages.with(e));
    }
  }

  private Contest contest() {
    GameArguments chosen = GameArguments.of(game, options);
    ThinkingOptions.atLeastOne("arena", "--games", games);
    ThinkingOptions.atLeastOne("arena", "--threads", threads);
    ThinkingLimit limit = allowance.limit("arena");
    List<Entrant> entrants =
        players.stream().map(spec -> GameArguments.player("arena", spec)).toList();
    if (entrants.size() < 2) {
      throw new CommandError("arena: --players: at least two are required");
    }
    Contest contest = new Contest(chosen.game(), chosen.options(), entrants, games, limit, seed);
    contest
        .boundless()
        .ifPresent(who -> {
          throw new CommandError("arena: " + who.name() + " needs --time or --iterations");
        });
    return contest;
  }

  /// Reports progress, at most every ten seconds.
  private void tell(Contest contest, Map<Integer, GameResult> played, int total) {
    long now = System.nanoTime();
    if (now - told < BETWEEN_REPORTS) {
      return;
    }
    told = now;
    double each = (double) (now - begun) / (played.size() - playedBefore);
    long left = TimeUnit.NANOSECONDS.toSeconds((long) (each * (total - played.size())));
    progress.println(
        new ResultsTable(contest, List.copyOf(played.values())).progress()
            + " · "
            + duration(left));
  }

  private static String duration(long seconds) {
    return seconds < 90
        ? seconds + " s left"
        : seconds < 5400 ? (seconds + 30) / 60 + " min left" : (seconds + 1800) / 3600 + " h left";
  }
}
