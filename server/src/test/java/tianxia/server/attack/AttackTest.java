package tianxia.server.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.server.Server;
import tianxia.server.ServerConfig;

/// Each attack is cut off, a person can play meanwhile, and the log stays short.
final class AttackTest {
  /// More inputs than any limit allows.
  private static final int MAX_FLOOD = 6_000;

  private static final int MOVES = 5;

  @TempDir Path data;

  static List<Attack> attacks() {
    return Attacks.ALL;
  }

  /// Counts log records of level WARNING and above.
  private static final class Counting extends Handler {
    final AtomicInteger entries = new AtomicInteger();

    @Override
    public void publish(LogRecord entry) {
      entries.addAndGet(entry.getLevel().intValue() >= 900 ? 1 : 0);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void isCutOffWhileAPersonPlaysOn(Attack attack) throws Exception {
    Counting log = new Counting();
    Logger root = Logger.getLogger("");
    root.addHandler(log);
    try (Server server = Server.start(ServerConfig.local(data).withPort(0));
        ExecutorService attacker = Executors.newSingleThreadExecutor();
        Person person = new Person(server.port(), "127.0.0.9")) {
      Target target =
          new Target(
              server.port(),
              "127.0.0.20",
              person.playedAt(),
              System.nanoTime() + TimeUnit.MINUTES.toNanos(1));
      Future<Boolean> cutOff = attacker.submit(() -> attack.go(target, MAX_FLOOD));
      for (int move = 0; move < MOVES; move++) {
        assertThat(person.move()).isPositive();
      }
      assertThat(cutOff.get(60, TimeUnit.SECONDS)).as("cut off").isTrue();
      assertThat(person.move()).isPositive();
      assertThat(log.entries.get()).as("entries in the log").isLessThan(10);
    } catch (IOException e) {
      throw new AssertionError("the person could not play on", e);
    } finally {
      root.removeHandler(log);
    }
  }
}
