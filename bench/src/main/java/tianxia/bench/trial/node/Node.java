package tianxia.bench.trial.node;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tianxia.bench.load.LoadSocket;
import tianxia.bench.trial.network.Network;
import tianxia.bench.trial.network.StoreLink;

/// A node: one process after the other at the same address.
public final class Node {
  private static final int PROBE_MILLIS = 1000;
  private static final long START_SECONDS = 120;

  private final int number;
  private final InetSocketAddress address;
  private final Path log;
  private final StoreLink link;
  private volatile List<String> command;
  private volatile @Nullable Process process;
  private volatile long startedAt;

  /// @param number from 1
  /// @param log is appended to
  /// @param link to the store
  Node(int number, InetSocketAddress address, List<String> command, Path log, StoreLink link) {
    this.number = number;
    this.address = address;
    this.command = command;
    this.log = log;
    this.link = link;
  }

  public int number() {
    return number;
  }

  /// Changes what its next process runs.
  void become(List<String> other) {
    command = other;
  }

  public InetSocketAddress address() {
    return address;
  }

  public StoreLink link() {
    return link;
  }

  /// When its process was started, in nanoseconds of this one's clock.
  long startedAt() {
    return startedAt;
  }

  public boolean alive() {
    Process now = process;
    return now != null && now.isAlive();
  }

  /// Starts a process.
  void start(Map<String, String> environment) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(new ArrayList<>(command))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().putAll(environment);
    startedAt = System.nanoTime();
    process = builder.start();
  }

  /// Waits until it answers over HTTP that all is well.
  ///
  /// @return whether it does; false if it has ended, or takes too long
  public boolean awaitReady() throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (!healthy()) {
      if (!alive() || System.nanoTime() > end) {
        return false;
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return true;
  }

  private boolean healthy() {
    try (LoadSocket socket = new LoadSocket(address, PROBE_MILLIS)) {
      socket.request("GET /api/health HTTP/1.1\r\n", "");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /// SIGKILL: no code of its own runs.
  public void kill() {
    Process now = process;
    if (now != null) {
      now.destroyForcibly();
      now.onExit().join();
    }
  }

  /// SIGTERM, and waits for its end.
  ///
  /// @return whether it ended by itself
  public boolean terminate(int seconds) throws InterruptedException {
    Process now = process;
    if (now == null) {
      return true;
    }
    now.destroy();
    boolean ended = now.waitFor(seconds, TimeUnit.SECONDS);
    if (!ended) {
      kill();
    }
    return ended;
  }

  /// SIGSTOP or SIGCONT.
  public void pause(boolean stopped) throws IOException {
    Process now = process;
    if (now != null) {
      Network.run("kill -" + (stopped ? "STOP" : "CONT") + " " + now.pid());
    }
  }
}
