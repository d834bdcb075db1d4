package tianxia.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
/// `scripts/trial.sh`. Like that one they have a network of their own: browsers that are tested
/// meanwhile would give up what they load when this machine's network changes.
@Timeout(900)
class TrialTest {
  /// What needs root, or libfaketime.
  private static final Set<Fault> NOT_EVERYWHERE =
      EnumSet.of(Fault.NETWORK_CUT, Fault.DISK_FULL, Fault.CLOCK);

  @TempDir private static Path folder;

  /// Both wait most of the time, so they do that together.
  private static final Map<String, RunningTrial> RUNNING = new ConcurrentHashMap<>();

  @BeforeAll
  static void begin() throws IOException {
    begin(
        "one",
        "--nodes 1 --tables 12 --rate 100 --kills 3 --each 1 --durable false"
            + " --faults kill-oldest,roll,clock,store-cut,store-kill,store-slow,disk-full");
    begin(
        "three",
        "--nodes 3 --tables 12 --rate 100 --kills 2 --each 1 --durable false"
            + " --faults kill-oldest,kill-youngest,upgrade,pause,network-cut,store-kill");
  }

  private static void begin(String name, String options) throws IOException {
    RUNNING.put(name, new RunningTrial(folder.resolve(name), options));
  }

  @AfterAll
  static void end() throws InterruptedException {
    for (RunningTrial trial : RUNNING.values()) {
      trial.end();
    }
  }

  /// One that has ended, with nothing lost, doubled, out of order or stuck.
  private static RunningTrial clean(String name) throws Exception {
    RunningTrial trial = Optional.ofNullable(RUNNING.get(name)).orElseThrow();
    int status = trial.status();
    assertThat(status).as(trial.text()).isZero();
    return trial;
  }

  @Test
  void oneNodeLosesNothing() throws Exception {
    RunningTrial trial = clean("one");
    assertThat(trial.number("acknowledged")).as(trial.text()).isGreaterThan(200);
    assertThat(trial.number("commands sent again")).as(trial.text()).isPositive();
  }

  @Test
  void threeNodesLoseNothing() throws Exception {
    clean("three");
  }

  @Test
  void eachFaultButQuietIsInOneOfThem() {
    Set<Fault> all = EnumSet.of(Fault.QUIET);
    RUNNING.values().forEach(trial -> all.addAll(trial.faults()));
    assertThat(all).containsExactlyInAnyOrder(Fault.values());
  }

  @ParameterizedTest
  @ValueSource(strings = {"one", "three"})
  void everyFaultOccursThatCanBeCausedHere(String name) throws Exception {
    RunningTrial trial = clean(name);
    for (Fault fault : trial.faults()) {
      if (trial.number(fault.meaning()) == 0) {
        assertThat(NOT_EVERYWHERE).as(trial.text()).contains(fault);
        assertThat(trial.skipped(fault)).as(trial.text()).isNotEmpty();
      }
    }
  }
}
