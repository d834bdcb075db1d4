package tianxia.bench.load;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// What is measured in each [LoadOptions.Mode].
final class Modes {
  private static final int WHOLE_GAME = Integer.MAX_VALUE;

  private Modes() {}

  static Report run(Load load) throws IOException, InterruptedException {
    Report report = new Report();
    LoadOptions options = load.options();
    report.put("mode", options.mode().name());
    report.put("game", options.game() + " " + options.options().replace("\"", ""));
    report.put("tables", options.tables());
    switch (options.mode()) {
      case PLAYERS -> players(load, report);
      case GROWTH -> Growth.run(load, report);
      case STAMPEDE -> stampede(load, report);
      case SPECTATORS -> spectators(load, report);
      case REVIEWS -> UnderReviews.run(load, report);
    }
    return report;
  }

  private static void players(Load load, Report report) throws IOException, InterruptedException {
    LoadOptions options = load.options();
    for (int i = 0; i < options.tables(); i++) {
      load.start(() -> {
        while (true) {
          GuestTable table = load.make();
          load.game(table, table.join(), WHOLE_GAME);
        }
      });
    }
    Load.pause(options.warmUp());
    Figures figures = load.fresh();
    long cpu = load.server().cpuMillis();
    long system = load.server().systemMillis();
    long compiler = load.server().compilerMillis();
    long began = System.nanoTime();
    Load.pause(options.seconds());
    double wall = (System.nanoTime() - began) / 1e9;
    double used = (load.server().cpuMillis() - cpu) / 1e3;
    double inSystem = (load.server().systemMillis() - system) / 1e3;
    double compiling = (load.server().compilerMillis() - compiler) / 1e3;
    load.fresh();
    report.put(
        "moves per second of the server's processor without the compiler",
        figures.moves.sum() / (used - compiling));
    report.put("moves per second of the server's processor", figures.moves.sum() / used);
    report.put("moves per second", figures.moves.sum() / wall);
    report.put("server's processors busy", used / wall);
    report.put("part of it in the compiler", compiling / used);
    report.put("part of it in the system", inSystem / used);
    report.put("games per second", figures.games.sum() / wall);
    report.put("KiB of frames per move", figures.receivedBytes.sum() / 1024.0 / moves(figures));
    report.latency("acknowledged", figures.acknowledged);
    report.latency("shown to the other", figures.shown);
    report.errors(figures);
    report.memory(load.server());
  }

  static long moves(Figures figures) {
    return Math.max(1, figures.moves.sum());
  }

  private static void stampede(Load load, Report report) throws IOException, InterruptedException {
    Queue<GuestTable> tables = new ConcurrentLinkedQueue<>();
    load.each(load.options().tables(), () -> tables.add(load.make()));
    Figures figures = load.fresh();
    long cpu = load.server().cpuMillis();
    long began = System.nanoTime();
    List<Thread> all =
        tables.stream()
            .map(table ->
                load.start(() -> {
                  load.game(table, table.join(), 1);
                  figures.arrived.add(System.nanoTime() - began);
                }))
            .toList();
    for (Thread one : all) {
      one.join();
    }
    report.put("seconds until all have moved", (System.nanoTime() - began) / 1e9);
    report.put("server's processor seconds", (load.server().cpuMillis() - cpu) / 1e3);
    report.put("moves", figures.moves.sum());
    report.latency("a table's first moves after", figures.arrived);
    report.latency("acknowledged", figures.acknowledged);
    report.latency("shown to the other", figures.shown);
    report.errors(figures);
    report.memory(load.server());
  }

  private static void spectators(Load load, Report report)
      throws IOException, InterruptedException {
    LoadOptions options = load.options();
    Map<GuestTable, String> seats = new ConcurrentHashMap<>();
    load.each(
        options.tables(),
        () -> {
          GuestTable table = load.make();
          seats.put(table, table.join());
        });
    report.put("resident MiB before", load.server().residentKib() / 1024.0);
    report.put("live heap MiB before", load.server().liveHeapKib() / 1024.0);
    CountDownLatch watching = new CountDownLatch(options.tables() * options.spectators());
    for (GuestTable table : seats.keySet()) {
      load.each(
          options.spectators(),
          () -> {
            LoadSocket socket = table.open(table.watch());
            socket.next();
            load.start(() -> watch(socket, load::figures));
            watching.countDown();
          });
    }
    watching.await(options.warmUp(), TimeUnit.SECONDS);
    report.put("spectators missing", watching.getCount());
    if (options.rate() > 0) {
      seats.forEach((table, second) -> load.start(() -> load.game(table, second, WHOLE_GAME)));
    }
    Figures figures = load.fresh();
    long cpu = load.server().cpuMillis();
    long compiler = load.server().compilerMillis();
    Load.pause(options.seconds());
    double used = (load.server().cpuMillis() - cpu) / 1e3;
    double compiling = (load.server().compilerMillis() - compiler) / 1e3;
    report.put("server's processors busy", used / options.seconds());
    if (options.rate() > 0) {
      watched(figures, used - compiling, report);
    }
    report.errors(figures);
    report.memory(load.server());
  }

  private static void watched(Figures figures, double used, Report report) {
    report.put("moves", figures.moves.sum());
    report.put("messages to spectators", figures.watched.sum());
    report.put(
        "messages per second of the server's processor without the compiler",
        figures.watched.sum() / used);
    report.latency("acknowledged", figures.acknowledged);
  }

  private static void watch(LoadSocket socket, Supplier<Figures> figures) throws IOException {
    try (socket) {
      while (true) {
        socket.next();
        figures.get().watched.increment();
      }
    }
  }
}
