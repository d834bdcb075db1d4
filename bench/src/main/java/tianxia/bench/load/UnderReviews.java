package tianxia.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// How long moves take while reviews of finished games are made, and while none are, in turns of
/// one run: what else the machine does concerns both.
final class UnderReviews {
  private static final int ROUNDS = 3;

  /// Longer than a review goes on for which nobody asks any more.
  private static final int DYING_AWAY_SECONDS = 23;

  private final Load load;
  private final Queue<GuestTable> finished = new ConcurrentLinkedQueue<>();
  private final Histogram rough = new Histogram();
  private final Histogram whole = new Histogram();
  private final AtomicInteger asked = new AtomicInteger();
  private volatile boolean asking;

  private UnderReviews(Load load) {
    this.load = load;
  }

  static void run(Load load, Report report) throws IOException, InterruptedException {
    new UnderReviews(load).run(report);
  }

  private void run(Report report) throws IOException, InterruptedException {
    LoadOptions options = load.options();
    for (int i = 0; i < options.tables(); i++) {
      load.start(this::play);
    }
    Load.pause(options.warmUp());
    // There are no reviews before games have been finished.
    while (finished.size() < options.reviews()) {
      Load.pause(1);
    }
    Figures without = load.figures().next();
    Figures with = load.figures().next();
    double[] busy = new double[2];
    for (int round = 0; round < ROUNDS; round++) {
      busy[0] += counted(without);
      asking = true;
      for (int i = 0; i < options.reviews(); i++) {
        load.start(this::review);
      }
      busy[1] += counted(with);
      asking = false;
      load.fresh();
      Load.pause(DYING_AWAY_SECONDS);
    }
    report.put("load average", loadAverage());
    report.put("rounds", ROUNDS);
    tell(report, "without reviews", without, busy[0]);
    tell(report, "with reviews", with, busy[1]);
    report.put("ratio of shown p50", ratio(without, with, 0.5));
    report.put("ratio of shown p99", ratio(without, with, 0.99));
    report.put("reviews done", whole.count());
    report.put("reviews asked for", asked.get());
    report.put("first curves", rough.count());
    report.latency("first curve after", rough);
    report.latency("whole review after", whole);
    report.errors(load.figures());
  }

  /// @return processor seconds of the server
  private double counted(Figures figures) throws InterruptedException {
    load.count(figures);
    long cpu = load.server().cpuMillis();
    Load.pause(load.options().seconds());
    return (load.server().cpuMillis() - cpu) / 1e3;
  }

  private void tell(Report report, String when, Figures figures, double busy) {
    double wall = (double) ROUNDS * load.options().seconds();
    report.put(when + ", moves per second", figures.moves.sum() / wall);
    report.put(when + ", server's processors busy", busy / wall);
    report.latency(when + ", acknowledged", figures.acknowledged);
    report.latency(when + ", shown to the other", figures.shown);
    report.put(when + ", errors", figures.errors().toString());
  }

  private static double ratio(Figures without, Figures with, double quantile) {
    return with.shown.millis(quantile) / without.shown.millis(quantile);
  }

  private static String loadAverage() throws IOException {
    return Files.readString(Path.of("/proc/loadavg")).strip();
  }

  private void play() throws IOException, InterruptedException {
    while (true) {
      GuestTable table = load.make();
      load.game(table, table.join(), Integer.MAX_VALUE);
      if (finished.size() < 10 * load.options().reviews()) {
        finished.add(table);
      }
    }
  }

  /// Looks at one review after another, as the page does.
  private void review() throws IOException, InterruptedException {
    while (asking) {
      GuestTable table = finished.poll();
      if (table == null) {
        Load.pause(1);
      } else {
        look(table);
      }
    }
  }

  private void look(GuestTable table) throws IOException, InterruptedException {
    long began = System.nanoTime();
    asked.incrementAndGet();
    boolean seen = false;
    while (asking) {
      String shown = ask(table);
      boolean done = shown.contains("\"state\":\"done\"");
      if (!seen && shown.contains("\"curve\"")) {
        seen = true;
        rough.add(System.nanoTime() - began);
      }
      if (done) {
        whole.add(System.nanoTime() - began);
        return;
      }
      TimeUnit.SECONDS.sleep(1);
    }
  }

  private String ask(GuestTable table) throws IOException {
    try (LoadSocket http = new LoadSocket(table.address(), table.port())) {
      String head =
          "GET /api/tables/%s/review HTTP/1.1\r\nAuthorization: Bearer %s\r\n"
              .formatted(table.id(), table.watch());
      return http.request(head, "");
    }
  }
}
