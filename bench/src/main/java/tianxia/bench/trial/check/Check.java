package tianxia.bench.trial.check;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import tianxia.bench.trial.node.Cluster;
import tianxia.bench.trial.node.Node;
import tianxia.bench.trial.player.TrialTable;
import tianxia.games.Games;
import tianxia.kernel.Game;

/// Checks at the end of a trial that nothing was lost, doubled or out of order.
public final class Check {
  private static final int CHUNK = 100;
  private static final int AT_A_TIME = 8;
  private static final int LAST = 1000;

  private final Cluster cluster;
  private final Witness witness;
  private final List<TrialTable> tables;
  private final Queue<Finding> findings = new ConcurrentLinkedQueue<>();
  private final Map<String, NodeCheck.Position> positions = new ConcurrentHashMap<>();
  private final NodeCheck nodes = new NodeCheck();
  private long entries;

  public Check(Cluster cluster, Witness witness, Collection<TrialTable> tables) {
    this.cluster = cluster;
    this.witness = witness;
    this.tables = List.copyOf(tables);
  }

  /// What is wrong.
  public Collection<Finding> findings() {
    return findings;
  }

  /// How many entries the logs have.
  public long entries() {
    return entries;
  }

  /// The length of the largest frame or record that a node gave.
  public int largest() {
    return nodes.largest();
  }

  /// Holds the logs against what players were told, and replays them.
  public void logs() throws SQLException {
    witness.index();
    for (int from = 0; from < tables.size(); from += CHUNK) {
      List<TrialTable> some = tables.subList(from, Math.min(from + CHUNK, tables.size()));
      Map<String, List<Witness.Line>> logs =
          witness.logs(some.stream().map(TrialTable::id).toList());
      for (TrialTable table : some) {
        log(table, logs.getOrDefault(table.id(), List.of()));
      }
    }
  }

  private void log(TrialTable table, List<Witness.Line> log) {
    entries += log.size();
    LogCheck check = new LogCheck(table, log);
    findings.addAll(check.findings());
    Game<?> game = Games.CATALOGUE.game(table.game()).orElseThrow();
    try {
      positions.put(
          table.id(), NodeCheck.replay(game, check.options(), check.events(), check.seq()));
    } catch (IllegalStateException | IllegalArgumentException e) {
      findings.add(new Finding(Finding.Kind.UNORDERED, table.id(), "" + e.getMessage()));
    }
  }

  /// Asks each node for the tables that were in play to the end, as they are in memory; then starts
  /// each node alone, and asks it for all.
  ///
  /// @param together whether a node knows what happens at the others
  public void nodes(boolean together) throws IOException, InterruptedException {
    cluster.revive();
    if (together) {
      List<TrialTable> last = tables.subList(Math.max(0, tables.size() - LAST), tables.size());
      for (Node node : cluster.nodes()) {
        ask(node, last);
      }
    }
    for (Node node : cluster.nodes()) {
      cluster.terminate();
      cluster.start(node);
      Cluster.require(node);
      ask(node, tables);
    }
  }

  private void ask(Node node, List<TrialTable> about) throws InterruptedException {
    Queue<TrialTable> rest = new ConcurrentLinkedQueue<>(about);
    Thread[] threads = new Thread[AT_A_TIME];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = Thread.startVirtualThread(() -> askOne(node, rest));
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void askOne(Node node, Queue<TrialTable> rest) {
    try (Inquiry inquiry = new Inquiry(node)) {
      for (TrialTable table = rest.poll(); table != null; table = rest.poll()) {
        NodeCheck.Position position = positions.get(table.id());
        if (position != null) {
          findings.addAll(nodes.findings(inquiry, table, position));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
