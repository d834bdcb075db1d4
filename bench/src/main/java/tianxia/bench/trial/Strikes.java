package tianxia.bench.trial;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tianxia.bench.trial.check.Finding;
import tianxia.bench.trial.node.Clocks;
import tianxia.bench.trial.node.Cluster;
import tianxia.bench.trial.node.Node;
import tianxia.bench.trial.plan.Fault;
import tianxia.bench.trial.player.Clients;
import tianxia.bench.trial.player.Slot;
import tianxia.server.cluster.Membership;

/// Lets faults occur, and measures how long the tables wait.
final class Strikes {
  private static final Duration BEYOND_LEASE = Membership.LEASE.plusSeconds(4);
  private static final Duration SLOW = Duration.ofSeconds(5);
  private static final long SLOW_MILLIS = 300;
  private static final Duration QUIET = Duration.ofSeconds(3);
  private static final Duration SETTLING = Duration.ofMillis(500);
  private static final Duration CALM = Duration.ofSeconds(20);
  private static final Duration LONGEST = Duration.ofMinutes(2);
  private static final int MINUTE = 60;

  /// What is done to the cluster.
  private interface Strike {
    void run() throws IOException, InterruptedException;
  }

  private final Cluster cluster;
  private final List<Slot> slots;
  private final Clients clients;
  private final Random random;
  private final List<Finding> findings;
  private final Map<Fault, Waits> waits = new EnumMap<>(Fault.class);

  /// @param findings tables that did not go on are added
  Strikes(
      Cluster cluster, List<Slot> slots, Clients clients, Random random, List<Finding> findings) {
    this.cluster = cluster;
    this.slots = slots;
    this.clients = clients;
    this.random = random;
    this.findings = findings;
  }

  /// How long tables waited after each fault.
  Map<Fault, Waits> waits() {
    return waits;
  }

  /// Lets a fault occur, and waits until everything goes on.
  ///
  /// @return a line about it
  String strike(Fault fault) throws IOException, InterruptedException {
    Node oldest = cluster.oldest();
    Node youngest = cluster.youngest();
    Node any = cluster.nodes().get(random.nextInt(cluster.nodes().size()));
    return switch (fault) {
      case QUIET -> measured(fault, "", () -> pause(QUIET));
      case KILL_OLDEST -> measured(fault, name(oldest), oldest::kill);
      case KILL_YOUNGEST -> measured(fault, name(youngest), youngest::kill);
      case ROLL -> roll(fault, node -> {});
      case UPGRADE -> roll(fault, cluster::upgrade);
      case PAUSE -> measured(fault, name(any), () -> stop(any));
      case CLOCK -> measured(fault, name(any), () -> shift(any));
      case NETWORK_CUT -> measured(fault, name(any), () -> cutOff(any));
      case STORE_CUT -> measured(fault, name(any), () -> cutFromStore(any));
      case STORE_SLOW -> measured(fault, "", this::slow);
      case STORE_KILL -> measured(fault, "", this::killStore);
      case DISK_FULL -> measured(fault, "", this::fillDisk);
    };
  }

  private static String name(Node node) {
    return "node " + node.number();
  }

  /// Stops one node after the other, each replaced before the next. What a new process costs, which
  /// here has to share the others' processors, is measured by itself and stands in its line alone.
  ///
  /// @param between what is done once the process has ended
  private String roll(Fault fault, Consumer<Node> between)
      throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>();
    for (Node node : cluster.byAge()) {
      lines.add(measured(fault, name(node), () -> end(node)));
      between.accept(node);
      lines.add(timed("  started", name(node), () -> start(node, Map.of()), new Waits()));
    }
    return String.join("\n", lines);
  }

  private void end(Node node) throws InterruptedException {
    if (!node.terminate(Cluster.STOPPING_SECONDS)) {
      clients.count("nodes that SIGTERM did not end");
    }
  }

  private void start(Node node, Map<String, String> environment)
      throws IOException, InterruptedException {
    if (!node.alive()) {
      cluster.start(node, environment);
    }
    if (!node.awaitReady()) {
      findings.add(new Finding(Finding.Kind.STUCK, "", name(node) + " was not ready again"));
    }
  }

  private void stop(Node node) throws IOException, InterruptedException {
    node.pause(true);
    pause(BEYOND_LEASE);
    node.pause(false);
  }

  private void shift(Node node) throws IOException, InterruptedException {
    end(node);
    start(node, Clocks.wrong(random.nextBoolean() ? MINUTE : -MINUTE));
  }

  private void cutOff(Node node) throws IOException, InterruptedException {
    cluster.network().cut(node.number(), true);
    pause(BEYOND_LEASE);
    cluster.network().cut(node.number(), false);
  }

  private void cutFromStore(Node node) throws InterruptedException {
    node.link().cut(true);
    pause(BEYOND_LEASE);
    node.link().cut(false);
  }

  private void slow() throws InterruptedException {
    cluster.nodes().forEach(node -> node.link().delay(SLOW_MILLIS));
    pause(SLOW);
    cluster.nodes().forEach(node -> node.link().delay(0));
  }

  private void killStore() throws IOException {
    cluster.database().kill();
    cluster.database().revive();
  }

  private void fillDisk() throws IOException, InterruptedException {
    cluster.database().full(true);
    pause(SLOW);
    cluster.database().full(false);
    pause(Duration.ofSeconds(1));
    cluster.database().revive();
  }

  private String measured(Fault fault, String what, Strike strike)
      throws IOException, InterruptedException {
    Waits all = waits.computeIfAbsent(fault, key -> new Waits());
    String line = timed(fault.id(), what, strike, all);
    int ended = fault == Fault.ROLL || fault == Fault.UPGRADE ? 0 : cluster.revive();
    return ended > (fault.kill() ? 1 : 0) ? line + "  (" + ended + " nodes had ended)" : line;
  }

  private String timed(String fault, String what, Strike strike, Waits all)
      throws IOException, InterruptedException {
    awaitCalm();
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    long now = System.nanoTime();
    slots.forEach(slot -> slot.begin(now));
    strike.run();
    if (cluster.nodes().size() == 1) {
      cluster.revive();
    }
    awaitAll(fault);
    pause(SETTLING);
    Waits once = new Waits();
    once.add(slots);
    all.add(once);
    return String.format(
        Locale.ROOT, "%-14s %-8s %s  load %4.1f", fault, what, once.columns(), load);
  }

  /// Waits until every table goes on, so that what the fault before has left is not measured again.
  private void awaitCalm() throws InterruptedException {
    long began = System.nanoTime();
    slots.forEach(slot -> slot.begin(began));
    while (!slots.stream().allMatch(Slot::wentOn) && System.nanoTime() - began < CALM.toNanos()) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private void awaitAll(String fault) throws InterruptedException {
    long end = System.nanoTime() + (clients.together() ? LONGEST : SLOW).toNanos();
    for (Slot slot : slots) {
      while (!slot.wentOn() && System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      if (!slot.wentOn()) {
        String where = "after " + fault.strip() + ": " + slot.state();
        findings.add(new Finding(Finding.Kind.STUCK, slot.table(), where));
        slot.shake();
      }
    }
  }

  private static void pause(Duration time) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(time.toMillis());
  }
}
