package tianxia.house.mutant;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// `scripts/mutants.sh`: tries mutants of some areas, two areas at a time.
final class Mutants {
  private static final Path EXPLAINED =
      Path.of("house/src/test/resources/tianxia/house/mutant/explained.txt");

  private Mutants() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Order order = Order.of(args);
    Path root = Path.of("").toAbsolutePath();
    Explained explained = explained(root);
    System.out.println("Seed " + order.choice().seed());
    Tally tally = new Tally();
    int threads = order.areas().size() == 1 ? order.threads() : 1;
    try (ExecutorService areas = Executors.newFixedThreadPool(order.threads())) {
      List<Future<?>> running = new ArrayList<>();
      for (Area area : order.areas()) {
        running.add(
            areas.submit(
                () -> run(new Run(root, area, threads), order.choice(), explained, tally)));
      }
      for (Future<?> area : running) {
        area.get();
      }
    } catch (ExecutionException e) {
      e.printStackTrace(System.out);
      System.exit(2);
    }
    System.out.print(tally);
    System.exit(tally.passes() ? 0 : 1);
  }

  /// The list in the sources.
  static Explained explained(Path root) throws IOException {
    return new Explained(Files.readString(root.resolve(EXPLAINED)));
  }

  private static void run(Run run, Choice choice, Explained explained, Tally tally) {
    Area area = run.area();
    long from = System.nanoTime();
    Plugin plugin =
        new Plugin(
            choice,
            explained,
            run.sources(),
            trial -> System.out.println("%-9s%s".formatted(area.name(), trial)));
    run.with(plugin);
    tally.add(area.name(), plugin, (System.nanoTime() - from) / 1_000_000_000);
  }
}
