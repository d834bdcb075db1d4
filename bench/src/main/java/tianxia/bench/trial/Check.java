package tianxia.bench.trial;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import tianxia.games.Games;
import tianxia.kernel.Game;

/// Checks at the end of a trial that nothing was lost, doubled or out of order.
final class Check {
  private static final int CHUNK = 100;
  private static final int AT_A_TIME = 16;

  private final Cluster cluster;
  private final Witness witness;
  private final List<TrialTable> tables;
  private final Queue<Finding> findings = new ConcurrentLinkedQueue<>();
  private final Map<String, NodeCheck.Position> positions = new ConcurrentHashMap<>();
  private final NodeCheck nodes = new NodeCheck();
  private long entries;

  Check(Cluster cluster, Witness witness, Collection<TrialTable> tables) {
    this.cluster = cluster;
    this.witness = witness;
    this.tables = List.copyOf(tables);
  }

  /// What is wrong.
  Collection<Finding> findings() {
    return findings;
  }

  /// How many entries the logs have.
  long entries() {
    return entries;
  }

  /// Holds the logs against what players were told, and replays them.
  void logs() throws SQLException {
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

  /// Asks each node for every table, as it has it; then starts nodes alone, one after the other,
  /// and asks each again.
  ///
  /// @param fresh how many of them
  void nodes(int fresh) throws IOException, InterruptedException {
    cluster.revive();
    for (Node node : cluster.nodes()) {
      ask(node);
    }
    for (Node node : new ArrayList<>(cluster.nodes().subList(0, fresh))) {
      for (Node other : cluster.nodes()) {
        other.terminate(25);
      }
      cluster.start(node);
      node.awaitReady();
      ask(node);
    }
  }

  private void ask(Node node) throws InterruptedException {
    Semaphore few = new Semaphore(AT_A_TIME);
    for (TrialTable table : tables) {
      NodeCheck.Position position = positions.get(table.id());
      if (position == null) {
        continue;
      }
      few.acquire();
      Thread.startVirtualThread(() -> {
        try {
          findings.addAll(nodes.findings(node, table, position));
        } finally {
          few.release();
        }
      });
    }
    few.acquire(AT_A_TIME);
  }
}
