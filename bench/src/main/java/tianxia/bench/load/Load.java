package tianxia.bench.load;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// The clients of one run against one server, each on a virtual thread.
final class Load {
  private final LoadOptions options;
  private final ServerProcess server;
  private final Pacer pacer;
  private final AtomicInteger made = new AtomicInteger();
  private volatile Figures figures = new Figures();

  Load(LoadOptions options, ServerProcess server) {
    this.options = options;
    this.server = server;
    this.pacer = new Pacer(options.rate());
  }

  LoadOptions options() {
    return options;
  }

  ServerProcess server() {
    return server;
  }

  /// Where clients count now.
  Figures figures() {
    return figures;
  }

  /// Begins to count anew.
  Figures fresh() {
    Figures next = figures.next();
    count(next);
    return next;
  }

  /// Counts there from now on.
  void count(Figures next) {
    figures = next;
  }

  GuestTable make() throws IOException {
    return GuestTable.make(options, server.port(), made.getAndIncrement());
  }

  /// Something that a client does.
  interface Client {
    void run() throws IOException, InterruptedException;
  }

  /// Runs a client on a thread of its own. A failure is counted.
  Thread start(Client client) {
    return Thread.startVirtualThread(() -> {
      try {
        client.run();
      } catch (IOException e) {
        figures.error(String.valueOf(e.getMessage()));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
  }

  /// Plays one game at a table, both seats, until it is over or each has made so many moves.
  void game(GuestTable table, String second, int most) throws IOException, InterruptedException {
    Thread other = start(() -> sit(table, 2, second, most));
    sit(table, 1, table.first(), most);
    other.join();
    figures.games.increment();
  }

  void sit(GuestTable table, int seat, String token, int most)
      throws IOException, InterruptedException {
    try (LoadSocket socket = table.open(token)) {
      long seed = options.seed() + 31L * table.address().hashCode() + seat;
      new Player(table, seat, socket, pacer, seed, this::figures).play(most);
    }
  }

  /// Does something for each of so many, a few at a time, and waits for all.
  void each(int count, Client client) throws InterruptedException {
    Semaphore few = new Semaphore(8);
    Thread[] all = new Thread[count];
    for (int i = 0; i < count; i++) {
      few.acquire();
      all[i] =
          start(() -> {
            try {
              client.run();
            } finally {
              few.release();
            }
          });
    }
    for (Thread one : all) {
      one.join();
    }
  }

  static void pause(int seconds) throws InterruptedException {
    TimeUnit.SECONDS.sleep(seconds);
  }
}
