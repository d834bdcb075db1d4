package tianxia.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
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
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.arena.environment.Environment;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;

/// The environment for external programs: one line with an action for each game in, one line for
/// each game out. Choosing random actions from the lines is included; the pipe between the programs
/// is not.
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class EnvironmentBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// [#main] measures every game.
  @Param("contrees")
  public String game = "contrees";

  @Param({"true", "false"})
  public boolean compact;

  @Param({"1", "64"})
  public int games = 1;

  private final Xoroshiro random = new Xoroshiro(20261122);
  private final StringBuilder play = new StringBuilder();
  private Environment<?> environment = open("contrees", 1, true, line -> {});

  /// Steps, and the CPU time spent on them, in nanoseconds.
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Steps {
    public long steps;
    public long processor;
    private long from;

    @Setup(Level.Iteration)
    public void clear() {
      steps = 0;
      from = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
      processor = THREADS.getCurrentThreadCpuTime() - from;
    }
  }

  private static Environment<?> open(
      String id, int games, boolean compact, Consumer<CanonicalJson> out) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    Options options = Options.of(game.options(), Map.of());
    return Environment.of(game, options, games, compact, 1, out);
  }

  @Setup
  public void make() {
    environment = open(game, games, compact, this::choose);
    environment.begin();
    // The first line describes the game and asks for nothing.
    play.delete(0, 2);
  }

  /// Appends one of a frame's legal actions to the next line.
  private void choose(CanonicalJson frame) {
    byte[] bytes = frame.buffer();
    int from = find(bytes, frame.length(), "\"legal\":[");
    if (from < 0) {
      if (find(bytes, frame.length(), "\"type\":\"refused\"") >= 0) {
        throw new IllegalStateException(frame.toString());
      }
      play.append(play.isEmpty() ? "" : ",").append('0');
      return;
    }
    int count = 1;
    int end = from;
    for (; bytes[end] != ']'; end++) {
      count += separates(bytes, end) ? 1 : 0;
    }
    int skip = random.nextInt(count);
    int at = from;
    for (; skip > 0; at++) {
      skip -= separates(bytes, at) ? 1 : 0;
    }
    int stop = at;
    while (stop < end && !separates(bytes, stop)) {
      stop++;
    }
    play.append(play.isEmpty() ? "" : ",");
    play.append(new String(bytes, at, stop - at, StandardCharsets.US_ASCII));
  }

  /// Whether a comma ends an element; some notations contain commas.
  private static boolean separates(byte[] bytes, int at) {
    return bytes[at] == ',' && (bytes[at + 1] == '"' || bytes[at - 1] != '"' && digits(bytes, at));
  }

  private static boolean digits(byte[] bytes, int at) {
    int back = at - 1;
    while (bytes[back] >= '0' && bytes[back] <= '9') {
      back--;
    }
    return bytes[back] == ',' || bytes[back] == '[';
  }

  private static int find(byte[] bytes, int length, String key) {
    for (int at = 0; at + key.length() <= length; at++) {
      int i = 0;
      while (i < key.length() && bytes[at + i] == key.charAt(i)) {
        i++;
      }
      if (i == key.length()) {
        return at + i;
      }
    }
    return -1;
  }

  /// One action in each game.
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public void step(Steps counter) {
    String line = "{\"type\":\"play\",\"actions\":[" + play + "]}";
    play.setLength(0);
    environment.answer(line);
    counter.steps += games;
  }

  /// Runs all benchmarks.
  public static void main(String[] arguments) throws RunnerException {
    new Runner(
            new OptionsBuilder()
                .include(EnvironmentBench.class.getSimpleName())
                .param("game", RandomGames.ids())
                .build())
        .run();
  }
}
