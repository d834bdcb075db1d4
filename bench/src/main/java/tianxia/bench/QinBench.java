package tianxia.bench;

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
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Actors;
import tianxia.kernel.Options;
import tianxia.kernel.Playout;
import tianxia.kernel.Xoroshiro;

/// Qin at random: whole games, and what search does at each node.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class QinBench {
  private static final int MIDDLES = 64;

  @Param({"2", "4"})
  public String players = "2";

  @Param({"bird", "lion"})
  public String board = "bird";

  private QinState start = start(Map.of());
  private QinState state = start.copy();
  private final QinState[] middles = new QinState[MIDDLES];
  private int next;
  private Xoroshiro random = new Xoroshiro(1);
  private Playout<QinState> playout = new Playout<>(start, random);

  /// Counts events beside games.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Events {
    /// Placements, passes and draws.
    public long events;

    @Setup(Level.Iteration)
    public void clear() {
      events = 0;
    }
  }

  private static QinState start(Map<String, String> options) {
    Qin game = new Qin();
    return game.start(Options.of(game.options(), options));
  }

  @Setup
  public void make() {
    start = start(Map.of("players", players, "board", board));
    state = start.copy();
    random = new Xoroshiro(20261120);
    playout = new Playout<>(start, random);
    for (int i = 0; i < MIDDLES; i++) {
      QinState middle = start.copy();
      for (int left = 20 + i; left > 0 && middle.actors() != 0; left--) {
        int actor = Actors.first(middle.actors());
        middle.apply(actor, middle.sample(actor, random));
      }
      middles[i] = middle;
    }
  }

  /// A game by uniform choice among the listed legal actions; draws by weight.
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

  /// What a search does before each descent, at positions from the beginning to the middle.
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public QinState copyForgetImagine() {
    next = next + 1 & MIDDLES - 1;
    state.copyFrom(middles[next]);
    state.forget(1);
    state.imagine(random);
    return state;
  }

  /// Runs all of it.
  public static void main(String[] arguments) throws RunnerException {
    String only = QinBench.class.getSimpleName() + (arguments.length > 0 ? arguments[0] : "");
    new Runner(new OptionsBuilder().include(only).addProfiler(GCProfiler.class).build()).run();
  }
}
