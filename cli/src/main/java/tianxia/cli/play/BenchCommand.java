package tianxia.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tianxia.cli.console.CommandError;
import tianxia.cli.console.Console;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.OptionSpec;
import tianxia.kernel.Options;
import tianxia.kernel.State;

/// `bench [GAME…]`.
@Command(
    name = "bench",
    description = {
      "Measures uniform playouts of all games, or the named ones, with their main sets of options, within a minute",
      "unless --seconds asks for more.",
      "One core; legal actions are listed at every decision. The JMH benchmarks under bench/ give exact figures."
    })
public final class BenchCommand implements Runnable {
  private static final double SECONDS_IN_ALL = 45;
  private static final double SECONDS_EACH = 5;

  private final Console console;

  @Parameters(arity = "0..*", paramLabel = "GAME", description = "Games; all if none is named.")
  private List<String> names = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "Seconds per set of options, above 0 and at most 3600; default 5, or less to stay within a minute.")
  private Optional<Double> each = Optional.empty();

  public BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public void run() {
    if (each.filter(s -> !(s > 0 && s <= 3600)).isPresent()) {
      throw new CommandError(
          "bench: --seconds " + each.get() + ": must be above 0 and at most 3600");
    }
    List<GameArguments> sets = new ArrayList<>();
    if (names.isEmpty()) {
      Games.CATALOGUE.games().forEach(game -> sets.addAll(mainSets(game)));
    } else {
      names.stream().map(GameArguments::game).forEach(game -> sets.addAll(mainSets(game)));
    }
    console.print(
        String.format(
            "%-12s %-34s %12s %12s %7s %8s %10s%n",
            "game", "options", "playouts/s", "decisions/s", "legal", "greatest", "bytes/dec."));
    console.flush();
    double seconds = each.orElse(Math.min(SECONDS_EACH, SECONDS_IN_ALL / Math.max(1, sets.size())));
    for (GameArguments set : sets) {
      row(set.game(), set.options(), seconds);
      console.flush();
    }
  }

  private <S extends State<S>> void row(Game<S> game, Options options, double seconds) {
    Measurement m = Measurement.of(game.start(options), (long) (seconds * 1e9));
    console.print(
        String.format(
            Locale.ROOT,
            "%-12s %-34s %,12.0f %,12.0f %7.1f %8d %10.2f%n",
            game.id(),
            shown(options),
            m.playouts() / m.seconds(),
            m.decisions() / m.seconds(),
            m.meanLegal(),
            m.greatestLegal(),
            (double) m.bytes() / m.decisions()));
  }

  /// The defaults, and for each option each other value with the other options at their defaults.
  public static List<GameArguments> mainSets(Game<?> game) {
    List<GameArguments> sets = new ArrayList<>();
    sets.add(new GameArguments(game, Options.of(game.options(), Map.of())));
    for (OptionSpec spec : game.options()) {
      for (String value : spec.values()) {
        if (!value.equals(spec.byDefault())) {
          sets.add(new GameArguments(game, Options.of(game.options(), Map.of(spec.name(), value))));
        }
      }
    }
    return sets;
  }

  private static String shown(Options options) {
    return String.join(
        " ",
        options.asMap().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList());
  }
}
