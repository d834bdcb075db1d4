package tianxia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// The cost of narrating all events of a random game to each viewer, and of its stages: once to see
/// whether there are any (which a table does for every event) and once for each viewer (which it
/// does when they are sent). Compare results within one run only.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TellingBench {
  private static final long SEED = 20261120;

  /// The `warlords` option of Sun Tzu.
  @Param({"off", "on"})
  public String warlords = "off";

  private List<Move<?>> moves = List.of();

  private record Move<S extends tianxia.kernel.State<S>>(
      Game<S> game, S before, int actor, int action) {

    Object narrated(int viewer) {
      return game.narrate(before, viewer, actor, action);
    }

    Object staged(int viewer) {
      return game.stages(before, viewer, actor, action);
    }
  }

  @Setup
  public void play() {
    moves = moves(Games.CATALOGUE.game("sun-tzu").orElseThrow(), warlords);
  }

  private static <S extends tianxia.kernel.State<S>> List<Move<?>> moves(
      Game<S> game, String warlords) {
    List<Move<?>> moves = new ArrayList<>();
    S state = game.start(Options.of(game.options(), Map.of("warlords", warlords)));
    Xoroshiro random = new Xoroshiro(SEED);
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      moves.add(new Move<>(game, state.copy(), actor, action));
      state.apply(actor, action);
    }
    return moves;
  }

  @Benchmark
  public void narrated(Blackhole told, GamesBench.Events counter) {
    counter.events += moves.size();
    for (Move<?> move : moves) {
      for (int viewer = 0; viewer <= 2; viewer++) {
        told.consume(move.narrated(viewer));
      }
    }
  }

  @Benchmark
  public void staged(Blackhole told, GamesBench.Events counter) {
    counter.events += moves.size();
    moves.forEach(move -> told.consume(move.staged(0)));
  }

  @Benchmark
  public void stagedForAll(Blackhole told, GamesBench.Events counter) {
    counter.events += moves.size();
    for (Move<?> move : moves) {
      for (int viewer = 0; viewer <= 2; viewer++) {
        told.consume(move.staged(viewer));
      }
    }
  }

  /// Runs the benchmark.
  public static void main(String[] arguments) throws RunnerException {
    new Runner(new OptionsBuilder().include(TellingBench.class.getSimpleName()).build()).run();
  }
}
