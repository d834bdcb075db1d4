package tianxia.server.attack;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// Runs each attack for some seconds, from one address and from four, against a server on this
/// machine; prints the latency of a person's moves, until they are acknowledged.
final class Trials {
  private static final int PER_ADDRESS = 3;
  private static final int INPUTS = 2_000_000_000;

  /// Between a person's moves: the sampling interval of the latency. It waits for no event; the
  /// server is another process.
  private static final long PAUSE_MILLISECONDS = 50;

  private final int port;
  private final long seconds;

  private Trials(int port, long seconds) {
    this.port = port;
    this.seconds = seconds;
  }

  /// Runs all attacks.
  ///
  /// @param arguments the port, and the duration of each trial in seconds
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Trials trials = new Trials(Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]));
    System.out.printf(
        "%-22s %9s %6s %8s %8s %8s%n",
        "attack", "addresses", "moves", "p50 ms", "p99 ms", "max ms");
    trials.warmUp();
    int first = 20;
    for (Attack attack : Attacks.ALL) {
      for (int addresses : List.of(1, 4)) {
        // Each trial uses new addresses, whose rate limits are unused.
        trials.run(attack, addresses, first);
        first += addresses;
      }
    }
  }

  private void warmUp() throws IOException {
    try (Person person = new Person(port, "127.0.0.8")) {
      for (int move = 0; move < 100; move++) {
        person.move();
      }
    }
  }

  private void run(Attack attack, int addresses, int first)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    List<Long> waited = new ArrayList<>();
    try (Person person = new Person(port, "127.0.1." + first);
        ExecutorService attackers =
            Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory())) {
      for (int i = 0; i < addresses * PER_ADDRESS; i++) {
        String from = "127.0.0." + (first + i % addresses);
        Target target = new Target(port, from, person.playedAt(), end);
        attackers.execute(() -> again(attack, target, end));
      }
      while (System.nanoTime() < end) {
        waited.add(person.move());
        Thread.sleep(PAUSE_MILLISECONDS);
      }
      attackers.shutdownNow();
    }
    Collections.sort(waited);
    System.out.printf(
        "%-22s %9d %6d %8.1f %8.1f %8.1f%n",
        attack.name(), addresses, waited.size(), at(waited, 50), at(waited, 99), at(waited, 100));
  }

  private static void again(Attack attack, Target target, long end) {
    while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) {
      try {
        attack.go(target, INPUTS);
      } catch (InterruptedIOException e) {
        return;
      } catch (IOException e) {
        throw new UncheckedIOException(attack.name(), e);
      }
    }
  }

  private static double at(List<Long> sorted, int percent) {
    int index = Math.min(sorted.size() - 1, sorted.size() * percent / 100);
    return sorted.get(index) / 1e6;
  }
}
