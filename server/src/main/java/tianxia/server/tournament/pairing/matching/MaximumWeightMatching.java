package tianxia.server.tournament.pairing.matching;

import java.math.BigInteger;

/// A matching of maximum weight in any graph, by Edmonds' algorithm in O(n³) steps (Zvi Galil:
/// "Efficient Algorithms for Finding Maximum Matching in Graphs", ACM Computing Surveys 18, 1986):
/// alternating trees grow from all unmatched nodes along tight edges, odd cycles are contracted,
/// and where nothing is tight the dual variables change by as much as they can.
final class MaximumWeightMatching {
  private final Blossoms graph;
  private final AlternatingForest forest;

  /// @param weights symmetric; 0 is no edge
  MaximumWeightMatching(BigInteger[][] weights) {
    this.graph = new Blossoms(weights);
    this.forest = new AlternatingForest(graph);
  }

  /// Whom each vertex is matched with; -1 for nobody.
  int[] mates() {
    while (augmented()) {
      // Each time there is one pair more.
    }
    int[] mates = new int[graph.vertices];
    for (int v = 1; v <= graph.vertices; v++) {
      mates[v - 1] = graph.mates[v] - 1;
    }
    return mates;
  }

  /// Grows trees until there is one pair more, or none can be won any more.
  private boolean augmented() {
    if (!forest.planted()) {
      return false;
    }
    while (true) {
      if (forest.grown()) {
        return true;
      }
      if (!adjusted()) {
        return false;
      }
      if (forest.tightened()) {
        return true;
      }
      forest.open();
    }
  }

  /// Changes the dual variables as far as possible.
  ///
  /// @return whether there may be more to win
  private boolean adjusted() {
    BigInteger delta = step();
    for (int u = 1; u <= graph.vertices; u++) {
      AlternatingForest.Label label = forest.label(graph.surface[u]);
      if (label == AlternatingForest.Label.OUTER) {
        if (graph.duals[u].compareTo(delta) <= 0) {
          return false;
        }
        graph.duals[u] = graph.duals[u].subtract(delta);
      } else if (label == AlternatingForest.Label.INNER) {
        graph.duals[u] = graph.duals[u].add(delta);
      }
    }
    for (int b = graph.vertices + 1; b <= graph.last; b++) {
      if (forest.onSurface(b) && forest.label(b) != AlternatingForest.Label.FREE) {
        BigInteger twice = delta.shiftLeft(1);
        graph.duals[b] =
            forest.label(b) == AlternatingForest.Label.OUTER
                ? graph.duals[b].add(twice)
                : graph.duals[b].subtract(twice);
      }
    }
    return true;
  }

  /// How far the dual variables can change: until an edge becomes tight, an inner blossom may be
  /// opened, or a root is worth no more.
  private BigInteger step() {
    BigInteger step = graph.most;
    for (int node = 1; node <= graph.last; node++) {
      if (node <= graph.vertices
          && forest.label(graph.surface[node]) == AlternatingForest.Label.OUTER) {
        step = step.min(graph.duals[node]);
      }
      if (!forest.onSurface(node)) {
        continue;
      }
      AlternatingForest.Label label = forest.label(node);
      if (node > graph.vertices && label == AlternatingForest.Label.INNER) {
        step = step.min(graph.duals[node].shiftRight(1));
      }
      if (forest.closest(node) != 0 && label != AlternatingForest.Label.INNER) {
        BigInteger slack = graph.slack(forest.closest(node), node);
        step = step.min(label == AlternatingForest.Label.FREE ? slack : slack.shiftRight(1));
      }
    }
    return step;
  }
}
