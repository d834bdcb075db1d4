package tianxia.bench.trial;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tianxia.bench.load.Pacer;
import tianxia.bench.trial.check.Check;
import tianxia.bench.trial.check.Finding;
import tianxia.bench.trial.check.Witness;
import tianxia.bench.trial.database.Database;
import tianxia.bench.trial.database.GivenDatabase;
import tianxia.bench.trial.database.OwnDatabase;
import tianxia.bench.trial.database.SmallDisk;
import tianxia.bench.trial.network.Loopback;
import tianxia.bench.trial.network.Namespaces;
import tianxia.bench.trial.network.Network;
import tianxia.bench.trial.node.Clocks;
import tianxia.bench.trial.node.Cluster;
import tianxia.bench.trial.node.Node;
import tianxia.bench.trial.plan.Course;
import tianxia.bench.trial.plan.Fault;
import tianxia.bench.trial.plan.TrialOptions;
import tianxia.bench.trial.player.Clients;
import tianxia.bench.trial.player.Slot;
import tianxia.bench.trial.player.SlotPlay;
import tianxia.bench.trial.player.TrialTable;

/// One trial, from the start of its database to its tally.
final class Trial {
  private static final int ENDING_SECONDS = 120;
  private static final int FIRST_SECONDS = 120;

  private final TrialOptions options;
  private final PrintStream out;
  private final Map<Fault, String> skipped = new EnumMap<>(Fault.class);
  private final List<Finding> findings = new ArrayList<>();
  private final List<Slot> slots = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Queue<TrialTable> tables = new ConcurrentLinkedQueue<>();

  /// @param out gets a line for each fault
  Trial(TrialOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /// Runs it.
  Tally run() throws IOException, SQLException, InterruptedException {
    empty(options.folder());
    try (Network network = network();
        Database database = database();
        Cluster cluster = new Cluster(options, database, network)) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> abandon(cluster, network), "abandon"));
      Witness witness = new Witness(database);
      Node founder = cluster.nodes().getFirst();
      cluster.start(founder);
      Cluster.require(founder);
      witness.install();
      cluster.revive();
      return played(cluster, witness);
    }
  }

  private Tally played(Cluster cluster, Witness witness)
      throws IOException, SQLException, InterruptedException {
    Clients clients =
        new Clients(
            cluster.nodes().stream().map(Node::address).toList(),
            options.cluster(),
            options.patienceMillis(),
            new Pacer(options.rate()),
            options.seed());
    start(clients);
    Random random = new Random(options.seed());
    Strikes strikes = new Strikes(cluster, slots, clients, random, findings);
    List<Fault> course = Course.of(options, possible(cluster.database()));
    long began = System.nanoTime();
    long end = began + TimeUnit.MINUTES.toNanos(options.minutes());
    for (int i = 0; i < course.size(); i++) {
      if (options.minutes() > 0 && System.nanoTime() - end > 0) {
        out.println("the time is over: " + (course.size() - i) + " faults are left out");
        break;
      }
      String line = strikes.strike(course.get(i));
      for (String part : line.split("\n", -1)) {
        out.printf("%4d/%d  %s%n", i + 1, course.size(), part);
      }
    }
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began);
    end(clients);
    out.println("checking the logs of " + tables.size() + " tables");
    Check check = new Check(cluster, witness, tables);
    check.logs();
    long claims = witness.claims();
    out.println("asking the nodes");
    check.nodes(options.cluster());
    findings.addAll(check.findings());
    return new Tally(
        options,
        seconds,
        strikes.waits(),
        skipped,
        findings,
        clients.all(),
        tables.size(),
        check.entries(),
        claims,
        check.largest());
  }

  private void start(Clients clients) throws InterruptedException {
    for (int number = 0; number < options.tables(); number++) {
      Slot slot = new Slot(number);
      slot.begin(System.nanoTime());
      slots.add(slot);
      SlotPlay play = new SlotPlay(slot, clients, options.games(), tables);
      threads.add(
          Thread.startVirtualThread(() -> {
            try {
              play.run();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }));
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(FIRST_SECONDS);
    while (!slots.stream().allMatch(Slot::wentOn) && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  /// Lets every player get the answer that it waits for, and see what it led to.
  private void end(Clients clients) throws InterruptedException {
    clients.ending().set();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(ENDING_SECONDS);
    for (int i = 0; i < threads.size(); i++) {
      Thread thread = threads.get(i);
      while (thread.isAlive() && System.nanoTime() < end) {
        thread.join(java.time.Duration.ofMillis(100));
      }
      if (thread.isAlive()) {
        findings.add(
            new Finding(
                Finding.Kind.STUCK, slots.get(i).table(), "at the end: " + slots.get(i).state()));
      }
    }
  }

  /// Leaves no processes and no network behind if the trial is cut short.
  private static void abandon(Cluster cluster, Network network) {
    try {
      cluster.close();
      network.close();
    } catch (IOException e) {
      // The program is ending anyway.
    }
  }

  private Network network() {
    if (options.nodes() > 1 && options.faults().contains(Fault.NETWORK_CUT)) {
      try {
        return new Namespaces(options.nodes());
      } catch (IOException e) {
        skipped.put(Fault.NETWORK_CUT, "no network namespaces: " + e.getMessage());
        return new Loopback();
      }
    }
    skipped.put(Fault.NETWORK_CUT, "not asked for, or only one node");
    return new Loopback();
  }

  private Database database() throws IOException {
    if (options.store().isPresent()) {
      return new GivenDatabase(java.net.URI.create(options.store().get()));
    }
    return new OwnDatabase(
        options.folder(), options.durable(), options.faults().contains(Fault.DISK_FULL));
  }

  /// Those faults that can be caused here.
  private List<Fault> possible(Database database) {
    List<Fault> possible = new ArrayList<>();
    for (Fault fault : options.faults()) {
      String refusal = database.refusal(fault);
      if (!refusal.isEmpty()) {
        skipped.put(fault, refusal);
      }
      if (fault == Fault.CLOCK && Clocks.library().isEmpty()) {
        skipped.put(fault, "libfaketime is missing (Debian: apt install faketime)");
      }
      if (fault == Fault.UPGRADE && options.next().isEmpty()) {
        skipped.put(fault, "no other version was given (NEXT)");
      }
      if (!skipped.containsKey(fault)) {
        possible.add(fault);
      }
    }
    return possible;
  }

  private static void empty(Path folder) throws IOException {
    if (Files.exists(folder)) {
      SmallDisk.leave(folder);
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    Files.createDirectories(folder);
  }
}
