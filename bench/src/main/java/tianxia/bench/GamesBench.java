package tianxia.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.OptionSpec;

/// Random play: whole games, and what search does at each node. Each set of options is measured in
/// its own process, so that the JIT compiler sees one game only.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class GamesBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// A game and some of its options, the others with their defaults: `qin board=lion`.
  @Param("contrees")
  public String set = "contrees";

  private RandomGames<?> games = RandomGames.of(set);

  /// Counts events besides games, and the CPU time spent on them: on a busy machine, events per CPU
  /// time measure the engine.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Events {
    /// Actions and draws.
    public long events;

    /// CPU time of the measuring thread, in nanoseconds.
    public long processor;

    private long from;

    @Setup(Level.Iteration)
    public void clear() {
      events = 0;
      from = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
      processor = THREADS.getCurrentThreadCpuTime() - from;
    }
  }

  @Setup
  public void make() {
    games = RandomGames.of(set);
  }

  /// A game by uniform choice among the listed legal actions; draws by weight.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int byLists(Events counter) {
    int events = games.byLists();
    counter.events += events;
    return events;
  }

  /// The same with `sample`.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int bySamples(Events counter) {
    int events = games.bySamples();
    counter.events += events;
    return events;
  }

  /// What a search does before each descent, at positions throughout the game.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Object copyForgetImagine() {
    return games.copyForgetImagine();
  }

  /// Every game with its defaults, and with each other value of each option.
  private static List<String> sets() {
    List<String> sets = new ArrayList<>();
    for (Game<?> game : Games.CATALOGUE.games()) {
      sets.add(game.id());
      for (OptionSpec option : game.options()) {
        for (String value : option.values()) {
          if (!value.equals(option.byDefault())) {
            sets.add(game.id() + " " + option.name() + "=" + value);
          }
        }
      }
    }
    return sets;
  }

  /// Runs all benchmarks, or those named.
  ///
  /// @param arguments sets of options; all if empty
  public static void main(String[] arguments) throws RunnerException {
    List<String> sets = arguments.length > 0 ? List.of(arguments) : sets();
    new Runner(
            new OptionsBuilder()
                .include(GamesBench.class.getSimpleName())
                .param("set", sets.toArray(String[]::new))
                .addProfiler(GCProfiler.class)
                .build())
        .run();
  }
}
