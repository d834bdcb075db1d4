package tianxia.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.games.pagoda.Pagoda;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.Xoroshiro;

/// Pagoda at random: whole games, and what search does at each node.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PagodaBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// Events before the position from which a search is prepared.
  private static final int MIDDLE = 120;

  @Param({"full", "quick"})
  public String length = "full";

  @Param({"on", "off"})
  public String abilities = "on";

  private PagodaState start = start(Map.of());
  private PagodaState state = start.copy();
  private PagodaState middle = start.copy();
  private Xoroshiro random = new Xoroshiro(1);
  private Playout<PagodaState> playout = new Playout<>(start, random);

  /// Counts events beside games, and the time that the processor gave to them: on a machine that
  /// does other things too, events by processor time are what the engine does.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Events {
    /// Actions played, and cards drawn.
    public long events;

    /// Processor time of the measuring thread, in nanoseconds.
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

  private static PagodaState start(Map<String, String> options) {
    Game<PagodaState> game = new Pagoda();
    return game.start(Options.of(game.options(), options));
  }

  @Setup
  public void make() {
    start = start(Map.of("length", length, "abilities", abilities));
    state = start.copy();
    random = new Xoroshiro(20261120);
    playout = new Playout<>(start, random);
    middle = start.copy();
    int[] legal = new int[middle.maxLegal()];
    for (int i = 0; i < MIDDLE; i++) {
      int actor = Actors.first(middle.actors());
      int count = middle.legalActions(actor, legal);
      middle.apply(actor, legal[random.nextInt(count)]);
    }
  }

  /// A game by uniform choice among the listed legal actions.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int byLists(Events counter) {
    state.copyFrom(start);
    int events = playout.byLists(state);
    counter.events += events;
    return events;
  }

  /// The same by `sample`.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int bySamples(Events counter) {
    state.copyFrom(start);
    int events = playout.bySamples(state);
    counter.events += events;
    return events;
  }

  /// What a search does before each descent, in the middle of a game.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public PagodaState copyForgetImagine() {
    state.copyFrom(middle);
    state.forget(1);
    state.imagine(random);
    return state;
  }

  /// Runs all of it.
  public static void main(String[] arguments) throws RunnerException {
    String only = PagodaBench.class.getSimpleName() + (arguments.length > 0 ? arguments[0] : "");
    new Runner(new OptionsBuilder().include(only).addProfiler(GCProfiler.class).build()).run();
  }
}
