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
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.Xoroshiro;

/// Sun Tzu at random: whole games, and what search does at each node.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SunTzuBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @Param({"standard", "advanced"})
  public String rules = "standard";

  @Param({"off", "on"})
  public String warlords = "off";

  /// Some dynasties in.
  private static final int MIDDLE = 60;

  private SunTzuState start = start(Map.of());
  private SunTzuState state = start.copy();
  private SunTzuState middle = start.copy();
  private Xoroshiro random = new Xoroshiro(1);
  private Playout<SunTzuState> playout = new Playout<>(start, random);

  /// Counts decisions beside games, and the time that the processor gave to them: on a machine that
  /// does other things too, decisions by processor time are what the engine does.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Decisions {
    /// Actions played: draws, orders and answers.
    public long decisions;

    /// Processor time of the measuring thread, in nanoseconds.
    public long processor;

    private long from;

    @Setup(Level.Iteration)
    public void clear() {
      decisions = 0;
      from = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
      processor = THREADS.getCurrentThreadCpuTime() - from;
    }
  }

  private static SunTzuState start(Map<String, String> options) {
    Game<SunTzuState> game = new SunTzu();
    return game.start(Options.of(game.options(), options));
  }

  @Setup
  public void make() {
    start = start(Map.of("rules", rules, "warlords", warlords));
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
  public int byLists(Decisions counter) {
    state.copyFrom(start);
    int events = playout.byLists(state);
    counter.decisions += events;
    return events;
  }

  /// The same by `sample`.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int bySamples(Decisions counter) {
    state.copyFrom(start);
    int events = playout.bySamples(state);
    counter.decisions += events;
    return events;
  }

  /// What a search does before each descent, in the middle of a game.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public SunTzuState copyForgetImagine() {
    state.copyFrom(middle);
    state.forget(1);
    state.imagine(random);
    return state;
  }

  /// Runs all of it.
  public static void main(String[] arguments) throws RunnerException {
    String only = SunTzuBench.class.getSimpleName() + (arguments.length > 0 ? arguments[0] : "");
    new Runner(new OptionsBuilder().include(only).addProfiler(GCProfiler.class).build()).run();
  }
}
