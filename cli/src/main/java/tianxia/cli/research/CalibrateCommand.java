package tianxia.cli.research;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.arena.calibration.CalibrationGames;
import tianxia.arena.calibration.CurveFit;
import tianxia.arena.calibration.Forecast;
import tianxia.arena.calibration.ForecastFile;
import tianxia.arena.calibration.Reliability;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.cli.console.IoMessages;
import tianxia.cli.play.GameArguments;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Quoted;
import tianxia.kernel.State;
import tianxia.opponents.Analysts;
import tianxia.opponents.network.ChanceCurve;
import tianxia.opponents.network.ChanceCurves;
import tianxia.search.Level;

/// `calibrate GAME --games N`.
@Command(
    name = "calibrate",
    description = {
      "Compares the chances of analyses with the results of games between computer players: a reliability table, the Brier score and the expected calibration error.",
      "With --fit, prints the curves that calibrate them instead; test them on another seed."
    })
public final class CalibrateCommand implements Runnable {
  private static final long BETWEEN_REPORTS = TimeUnit.SECONDS.toNanos(10);

  private final Console console;
  private final PrintStream progress;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game = "";

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--games", paramLabel = "N", description = "Number of games; default 500.")
  private int games = 500;

  @Option(
      names = "--decisions",
      paramLabel = "N",
      description = "Decisions analysed in each game, chosen at random; default 4.")
  private int decisions = 4;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations of each analysis; default: about a tenth of a second.")
  private int iterations;

  @Option(
      names = "--levels",
      split = ",",
      paramLabel = "A,B…",
      description = "The players, drawn for each seat; default easy,medium,hard.")
  private List<String> levels = List.of("easy", "medium", "hard");

  @Option(names = "--seed", paramLabel = "S", description = "A whole number; default 1.")
  private long seed = 1;

  @Option(
      names = "--fit",
      description = "Prints the fitted curves: kind, slope, offset, lapse rate.")
  private boolean fit;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Keeps what was said before calibration; with it, an interrupted run is resumed.")
  private Optional<Path> out = Optional.empty();

  private long told = System.nanoTime();

  public CalibrateCommand(Console console, PrintStream progress) {
    this.console = console;
    this.progress = progress;
  }

  @Override
  public void run() {
    GameArguments chosen = GameArguments.of(game, options);
    ThinkingOptions.atLeastOne("calibrate", "--games", games);
    ThinkingOptions.atLeastOne("calibrate", "--decisions", decisions);
    List<Forecast> forecasts = forecasts(chosen.game(), chosen.options());
    if (fit) {
      print(forecasts);
    } else {
      tell(forecasts, ChanceCurves.shipped(chosen.game().id()));
    }
  }

  private <S extends State<S>> List<Forecast> forecasts(Game<S> of, Options chosen) {
    int effort = iterations > 0 ? iterations : Analysts.tenthOfASecond(of);
    CalibrationGames<S> playing =
        new CalibrationGames<>(of, chosen, players(), decisions, effort, seed);
    try (ForecastFile file = ForecastFile.open(out, playing.description())) {
      List<Forecast> all = new ArrayList<>(file.kept());
      int[] played = {file.games()};
      playing.play(
          Analysts.uncalibrated(of, chosen),
          played[0],
          games,
          some -> {
            all.addAll(some);
            file.save(played[0]++, some);
            report(played[0]);
          });
      return all.stream().filter(each -> each.game() < games).toList();
    } catch (IOException e) {
      throw new CommandError("calibrate: " + IoMessages.with(e));
    }
  }

  private List<Level> players() {
    return levels.stream()
        .map(id ->
            Level.of(id)
                .orElseThrow(
                    () -> new CommandError("calibrate: --levels " + Quoted.of(id) + ": no level")))
        .toList();
  }

  private void report(int done) {
    long now = System.nanoTime();
    if (now - told >= BETWEEN_REPORTS) {
      told = now;
      progress.println(done + " of " + games + " games");
    }
  }

  private void print(List<Forecast> forecasts) {
    byKind(forecasts)
        .forEach((kind, some) -> {
          ChanceCurve curve = CurveFit.of(some);
          console.print(
              String.format(
                  Locale.ROOT,
                  "%s %.4f %.4f %.4f%n",
                  kind,
                  curve.slope(),
                  curve.offset(),
                  curve.lapse()));
        });
  }

  private static Map<String, List<Forecast>> byKind(List<Forecast> forecasts) {
    return forecasts.stream()
        .collect(Collectors.groupingBy(Forecast::kind, TreeMap::new, Collectors.toList()));
  }

  private void tell(List<Forecast> raw, ChanceCurves curves) {
    List<Forecast> forecasts = raw.stream().map(each -> each.calibrated(curves)).toList();
    Reliability all = Reliability.of(forecasts);
    console.print(all.table() + "\n" + line("all", forecasts));
    console.print(line("before calibration", raw));
    byKind(forecasts).forEach((kind, some) -> console.print(line(kind, some)));
  }

  private static String line(String kind, List<Forecast> forecasts) {
    Reliability of = Reliability.of(forecasts);
    return String.format(
        Locale.ROOT,
        "%s: %d decisions of %d games, Brier score %.4f, expected calibration error %.1f points"
            + " (by chance alone at least %.1f)%n",
        kind,
        of.count(),
        forecasts.stream().mapToInt(Forecast::game).distinct().count(),
        of.brier(),
        100 * of.error(),
        100 * Reliability.byChance(forecasts));
  }
}
