package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.bench.trial.plan.Fault;

/// The short form of the trials: nodes as processes on a real PostgreSQL, which are killed while
/// tables are played; each fault but `quiet` occurs in one of the two. The long one is
/// `scripts/trial.sh`.
@Timeout(900)
class TrialTest {
  /// What needs root, or libfaketime.
  private static final Set<Fault> NOT_EVERYWHERE =
      EnumSet.of(Fault.NETWORK_CUT, Fault.DISK_FULL, Fault.CLOCK);

  @TempDir private static Path folder;

  /// Both wait most of the time, so they do that together.
  private static final ExecutorService TRIALS = Executors.newVirtualThreadPerTaskExecutor();

  private static final Map<String, Future<Tally>> RUNNING = new ConcurrentHashMap<>();

  @BeforeAll
  static void begin() {
    begin(
        "one",
        "--nodes 1 --tables 12 --rate 100 --kills 3 --each 1 --durable false"
            + " --faults kill-oldest,roll,clock,store-cut,store-kill,store-slow,disk-full");
    begin(
        "three",
        "--nodes 3 --tables 12 --rate 100 --kills 2 --each 1 --durable false"
            + " --faults kill-oldest,kill-youngest,upgrade,pause,network-cut,store-kill");
  }

  @AfterAll
  static void end() {
    TRIALS.shutdownNow();
    TRIALS.close();
  }

  private static void begin(String name, String options) {
    RUNNING.put(name, TRIALS.submit(() -> run(folder.resolve(name), options)));
  }

  private static Tally tally(String name) throws Exception {
    return Optional.ofNullable(RUNNING.get(name)).orElseThrow().get();
  }

  @Test
  void oneNodeLosesNothing() throws Exception {
    Tally tally = tally("one");
    assertThat(tally.findings()).as(tally.text()).isEmpty();
    assertThat(tally.counts().get("acknowledged")).as(tally.text()).isGreaterThan(200);
    assertThat(tally.counts()).as(tally.text()).containsKey("commands sent again");
  }

  @Test
  void threeNodesLoseNothing() throws Exception {
    Tally tally = tally("three");
    assertThat(tally.findings()).as(tally.text()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "three"})
  void everyFaultOccursThatCanBeCausedHere(String name) throws Exception {
    Tally tally = tally(name);
    Set<Fault> left = EnumSet.copyOf(tally.options().faults());
    left.removeAll(tally.waits().keySet());
    assertThat(NOT_EVERYWHERE).as(tally.text()).containsAll(left);
    assertThat(left).as(tally.text()).allMatch(tally.skipped()::containsKey);
  }

  private static Tally run(Path folder, String options) throws Exception {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    return new Trial(
            TrialProcesses.options(folder, options),
            new PrintStream(lines, true, StandardCharsets.UTF_8))
        .run();
  }
}
