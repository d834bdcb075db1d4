package tianxia.server.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.HttpServer;
import tianxia.server.http.Page;
import tianxia.server.http.RawSocket;
import tianxia.server.http.Settings;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;

/// A port whose listener has failed is opened again.
final class ListenerTest {
  @TempDir Path folder;

  private static Set<Thread> listeners() {
    Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
    threads.removeIf(thread -> !thread.getName().endsWith("-listener"));
    return threads;
  }

  private static boolean answers(int port) {
    try (RawSocket raw = new RawSocket(port)) {
      raw.say("GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      return raw.rest().startsWith("HTTP/1.1 200");
    } catch (IOException e) {
      return false;
    }
  }

  /// Polls, because only the operating system knows whether a port is open, and it notifies nobody.
  private static void await(boolean answering, int port) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (answers(port) != answering) {
      assertThat(System.nanoTime()).as("answering: %s", answering).isLessThan(end);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }

  @Test
  void thePortIsOpenedAgainWhenItsThreadHasGivenUp() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("index.html"), "T");
    Set<Thread> before = listeners();
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            Set.of(),
            false,
            Page.in(folder),
            TestLimits.none(),
            TableLimits.standard());
    HttpServer web =
        HttpServer.start(
            settings,
            new StubTables(),
            StubTables.NO_REVIEWS,
            StubTables.POSITIONS,
            StubTables.LOBBY,
            List.of(),
            new Unbroken());
    Set<Thread> own = listeners();
    own.removeAll(before);
    assertThat(own).hasSize(1);
    // The next time the listener blocks it fails, and it stops listening for good.
    own.iterator().next().interrupt();
    int port = web.port();
    await(false, port);
    await(true, port);
    assertThat(web.port()).isEqualTo(port);
    web.stop();
  }

  @Test
  void connectionsAreFewerWhereTheSystemAllowsFewer() {
    assertThat(new FileDescriptors(60, 1_000_000).connections(8_000, false)).isEqualTo(8_000);
    assertThat(new FileDescriptors(60, 1_024).connections(8_000, false)).isBetween(800, 930);
    assertThat(new FileDescriptors(60, 200).connections(8_000, false)).isBetween(60, 90);
  }
}
