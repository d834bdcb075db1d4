package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.postgres.TestDatabase.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.store.Store.Row;
import tianxia.server.store.Store.Waiting;

/// Two servers that both want the same tables, and pause at random moments: what was acknowledged
/// is in the log, once, and each wrote only what followed from all that was there.
@Timeout(300)
class RivalsTest {
  private static final int TABLES = 3;
  private static final int WRITTEN = 150;
  private static final int MAX_PAUSE_NANOS = 3_000_000;

  /// What one server at one table was told.
  ///
  /// @param acknowledged the commands that it was told are durable
  /// @param lost how often it was told that another owner has come
  private record Told(List<String> acknowledged, int lost) {}

  @Test
  void theLogIsOneSequenceAndTheLoserIsTold() throws Exception {
    long seed = System.nanoTime();
    TestDatabase database = TestDatabase.shared();
    try (Store one = database.open();
        Store two = database.open();
        ExecutorService threads = Executors.newFixedThreadPool(2 * TABLES)) {
      List<List<Future<Told>>> all = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        String table = "t" + i;
        one.append(List.of(row(table, 1, "0")));
        Random random = new Random(seed + i);
        long a = random.nextLong();
        long b = random.nextLong();
        all.add(
            List.of(
                threads.submit(() -> play(one, table, "a", new Random(a))),
                threads.submit(() -> play(two, table, "b", new Random(b)))));
      }
      int lost = 0;
      for (int i = 0; i < TABLES; i++) {
        Told a = all.get(i).getFirst().get();
        Told b = all.get(i).getLast().get();
        check(one.rows("t" + i), a, b, seed);
        lost += a.lost() + b.lost();
      }
      assertThat(lost).as("seed %d", seed).isGreaterThan(10);
    }
  }

  /// Claims, writes some entries, pauses, and claims again when another has come.
  private static Told play(Store store, String table, String name, Random random) {
    List<String> acknowledged = new ArrayList<>();
    int lost = 0;
    while (acknowledged.size() < WRITTEN) {
      Store.Claimed claimed = store.claim(table);
      List<Row> log = new ArrayList<>(claimed.rows());
      try {
        while (acknowledged.size() < WRITTEN) {
          LockSupport.parkNanos(random.nextInt(MAX_PAUSE_NANOS));
          // The entry names the one that it follows.
          String command = name + acknowledged.size() + " after " + command(log.getLast());
          Row next =
              row(table, log.size() + 1, command.substring(0, Math.min(40, command.length())));
          store.append(claimed.claim(), List.of(next), Waiting.SAME, 0);
          log.add(next);
          acknowledged.add(command(next));
        }
      } catch (Store.Lost e) {
        lost++;
      }
    }
    return new Told(acknowledged, lost);
  }

  private static void check(List<Row> log, Told a, Told b, long seed) {
    List<String> commands = log.stream().map(RivalsTest::command).toList();
    assertThat(commands).as("seed %d", seed).doesNotHaveDuplicates().hasSize(1 + 2 * WRITTEN);
    for (Told told : List.of(a, b)) {
      assertThat(commands).as("seed %d", seed).containsSubsequence(told.acknowledged());
    }
    for (int i = 1; i < log.size(); i++) {
      assertThat(log.get(i).seq()).isEqualTo(i + 1);
      String before = commands.get(i - 1).split(" ", 2)[0];
      assertThat(commands.get(i).split(" ", 4)[2])
          .as("seed %d, entry %d", seed, i)
          .isEqualTo(before);
    }
  }

  private static String command(Row row) {
    return ((Entry.Resigned) row.entry()).id();
  }
}
