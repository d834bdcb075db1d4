package tianxia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Speed of the strongest computer players: nearly all of a decision is spent in the network, or in
/// Contrées in the sum of weights.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class OpponentsBench {
  private static final int POSITIONS = 16;

  /// Too little time to solve the last orders of Sun Tzu; the clock stands still.
  private static final long NANOS = 100_000_000;

  /// [#main] measures every game.
  @Param("qin")
  public String game = "qin";

  private Decisions<?> decisions = new Decisions<>(game(game), iterations(game));

  /// Counts the bot's iterations besides its decisions.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Iterations {
    /// 40 positions in Contrées, a node in Qin, a trial in Pagoda, one step of regret matching in
    /// Sun Tzu.
    public long iterations;

    @Setup(Level.Iteration)
    public void clear() {
      iterations = 0;
    }
  }

  /// Positions throughout a random game, each with a choice.
  private static final class Decisions<S extends tianxia.kernel.State<S>> {
    private final Bot<S> bot;
    private final SearchBudget effort;
    private final List<S> positions = new ArrayList<>();
    private final List<Integer> seats = new ArrayList<>();
    private final Xoroshiro random = new Xoroshiro(20261120);
    private int next;

    Decisions(Game<S> game, int iterations) {
      bot = Opponents.of(game, tianxia.search.Level.MASTER);
      effort = new SearchBudget(NANOS, iterations, () -> 0);
      Map<String, String> ready =
          game.id().equals("contrees") ? Map.of("territory", "ready") : Map.of();
      S state = game.start(Options.of(game.options(), ready));
      int[] legal = new int[state.maxLegal()];
      while (state.actors() != 0) {
        int actor = Actors.first(state.actors());
        if (actor != Actors.CHANCE && state.legalActions(actor, legal) > 1) {
          S forgotten = state.copy();
          forgotten.forget(actor);
          positions.add(forgotten);
          seats.add(actor);
        }
        state.apply(actor, state.sample(actor, random));
      }
    }

    int choose() {
      next = (next + 1) % POSITIONS;
      int at = next * positions.size() / POSITIONS;
      random.seed(next);
      return bot.choose(positions.get(at).copy(), List.of(), seats.get(at), effort, random);
    }
  }

  private static int iterations(String game) {
    return switch (game) {
      case "contrees" -> 500;
      case "pagoda" -> 300;
      default -> 60;
    };
  }

  private static Game<?> game(String id) {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Setup
  public void make() {
    decisions = new Decisions<>(game(game), iterations(game));
  }

  /// A decision; [Iterations] counts at most those that were allowed.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int choose(Iterations counter) {
    counter.iterations += iterations(game);
    return decisions.choose();
  }

  /// Runs all benchmarks.
  public static void main(String[] arguments) throws RunnerException {
    String only = OpponentsBench.class.getSimpleName() + (arguments.length > 0 ? arguments[0] : "");
    new Runner(
            new OptionsBuilder()
                .include(only)
                .param("game", RandomGames.ids())
                .addProfiler(GCProfiler.class)
                .build())
        .run();
  }
}
