package tianxia.bench.load;

import java.io.IOException;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/// The cost of a move by its number in the game: all tables begin together and stay about in step,
/// so what the server uses while so many moves are made belongs to moves of that number.
final class Growth {
  /// How many moves of each table make one figure.
  private static final int STEP = 10;

  private Growth() {}

  static void run(Load load, Report report) throws IOException, InterruptedException {
    LoadOptions options = load.options();
    // The program is compiled as it runs: first some games that do not count.
    warmUp(load);
    Queue<GuestTable> tables = new ConcurrentLinkedQueue<>();
    load.each(options.tables(), () -> tables.add(load.make()));
    Figures figures = load.fresh();
    long cpu = load.server().cpuMillis();
    for (GuestTable table : tables) {
      load.start(() -> load.game(table, table.join(), Integer.MAX_VALUE));
    }
    for (int step = 1; !enough(load); step++) {
      long from = figures.moves.sum();
      while (figures.moves.sum() < (long) step * STEP * options.tables() && !enough(load)) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      long now = load.server().cpuMillis();
      long moves = Math.max(1, figures.moves.sum() - from);
      double micros = 1000.0 * (now - cpu) / moves;
      report.put(
          String.format(
              Locale.ROOT, "µs per move, moves %d to %d", (step - 1) * STEP + 1, step * STEP),
          micros);
      cpu = now;
    }
    report.errors(figures);
  }

  /// Whether so many games are over that the others are no longer all of them.
  private static boolean enough(Load load) {
    return load.figures().games.sum() > load.options().tables() / 10;
  }

  private static void warmUp(Load load) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(load.options().warmUp());
    Thread[] games = new Thread[load.options().tables()];
    for (int i = 0; i < games.length; i++) {
      games[i] =
          load.start(() -> {
            while (System.nanoTime() < end) {
              GuestTable table = load.make();
              load.game(table, table.join(), Integer.MAX_VALUE);
            }
          });
    }
    for (Thread game : games) {
      game.join();
    }
  }
}
