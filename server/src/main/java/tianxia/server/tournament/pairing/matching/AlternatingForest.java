package tianxia.server.tournament.pairing.matching;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// The alternating trees of a search for one pair more: each grows from an unmatched node, and its
/// edges are in turn outside and inside the matching.
final class AlternatingForest {
  /// Where a node is.
  enum Label {
    /// In no tree.
    FREE,
    /// An even number of edges from the root.
    OUTER,
    INNER
  }

  private final Blossoms graph;
  private final Label[] labels;

  /// The vertex by which a node hangs in its tree.
  private final int[] parents;

  /// The outer vertex from which the edge to a node has the least slack.
  private final int[] closest;

  private final int[] seen;
  private int marks;
  private final Deque<Integer> queue = new ArrayDeque<>();

  AlternatingForest(Blossoms graph) {
    this.graph = graph;
    int nodes = 2 * graph.vertices + 1;
    this.labels = new Label[nodes];
    this.parents = new int[nodes];
    this.closest = new int[nodes];
    this.seen = new int[nodes];
  }

  /// Plants a tree in each unmatched node.
  ///
  /// @return whether there is any
  boolean planted() {
    Arrays.fill(labels, Label.FREE);
    Arrays.fill(closest, 0);
    queue.clear();
    for (int node = 1; node <= graph.last; node++) {
      if (onSurface(node) && graph.mates[node] == 0) {
        parents[node] = 0;
        labels[node] = Label.OUTER;
        enqueue(node);
      }
    }
    return !queue.isEmpty();
  }

  /// Where a node of the surface is.
  Label label(int node) {
    return labels[node];
  }

  /// The outer vertex from which the edge to a node has the least slack; 0 if none leads there.
  int closest(int node) {
    return closest[node];
  }

  boolean onSurface(int node) {
    return graph.surface[node] == node;
  }

  private void enqueue(int node) {
    if (node <= graph.vertices) {
      queue.add(node);
    } else {
      graph.petals(node).forEach(this::enqueue);
    }
  }

  /// Grows along tight edges until there is one pair more, or no such edge is left.
  boolean grown() {
    while (!queue.isEmpty()) {
      int u = queue.remove();
      if (labels[graph.surface[u]] == Label.INNER) {
        continue;
      }
      for (int v = 1; v <= graph.vertices; v++) {
        if (graph.joined(u, v) && graph.surface[u] != graph.surface[v]) {
          if (graph.slack(u, v).signum() > 0) {
            offer(u, graph.surface[v]);
          } else if (followed(u, v)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void offer(int u, int node) {
    if (closest[node] == 0
        || graph.slack(u, node).compareTo(graph.slack(closest[node], node)) < 0) {
      closest[node] = u;
    }
  }

  private void seekClosest(int node) {
    closest[node] = 0;
    for (int u = 1; u <= graph.vertices; u++) {
      if (graph.joined(u, node)
          && graph.surface[u] != node
          && labels[graph.surface[u]] == Label.OUTER) {
        offer(u, node);
      }
    }
  }

  /// Follows a tight edge from an outer vertex.
  ///
  /// @return whether it led to one pair more
  private boolean followed(int from, int to) {
    int u = graph.surface[from];
    int v = graph.surface[to];
    if (labels[v] == Label.FREE) {
      parents[v] = from;
      labels[v] = Label.INNER;
      int next = graph.surface[graph.mates[v]];
      closest[v] = 0;
      closest[next] = 0;
      labels[next] = Label.OUTER;
      enqueue(next);
    } else if (labels[v] == Label.OUTER) {
      int base = meeting(u, v);
      if (base == 0) {
        augment(u, v);
        augment(v, u);
        return true;
      }
      contract(u, base, v);
    }
    return false;
  }

  /// Where the ways of two nodes to their roots meet; 0 if they are in different trees.
  private int meeting(int one, int other) {
    marks++;
    int u = one;
    int v = other;
    while (u != 0 || v != 0) {
      if (u != 0) {
        if (seen[u] == marks) {
          return u;
        }
        seen[u] = marks;
        u = towardsRoot(u);
      }
      int swapped = u;
      u = v;
      v = swapped;
    }
    return 0;
  }

  /// The next outer node on the way to the root; 0 at the root.
  private int towardsRoot(int node) {
    int inner = graph.surface[graph.mates[node]];
    return inner == 0 ? 0 : graph.surface[parents[inner]];
  }

  private void augment(int node, int other) {
    int u = node;
    int v = other;
    while (true) {
      int before = graph.surface[graph.mates[u]];
      graph.match(u, v);
      if (before == 0) {
        return;
      }
      int parent = graph.surface[parents[before]];
      graph.match(before, parent);
      u = parent;
      v = before;
    }
  }

  private void contract(int u, int base, int v) {
    List<Integer> cycle = new ArrayList<>();
    climb(u, base, cycle);
    cycle.add(base);
    Collections.reverse(cycle);
    climb(v, base, cycle);
    int blossom = graph.contract(cycle);
    labels[blossom] = Label.OUTER;
    seekClosest(blossom);
  }

  private void climb(int from, int base, List<Integer> way) {
    for (int outer = from; outer != base; outer = towardsRoot(outer)) {
      int inner = graph.surface[graph.mates[outer]];
      way.add(outer);
      way.add(inner);
      enqueue(inner);
    }
  }

  /// Tries the edges that have become tight.
  boolean tightened() {
    queue.clear();
    for (int node = 1; node <= graph.last; node++) {
      int u = closest[node];
      if (onSurface(node)
          && u != 0
          && graph.surface[u] != node
          && graph.slack(u, node).signum() == 0
          && followed(u, node)) {
        return true;
      }
    }
    return false;
  }

  /// Opens the inner blossoms whose dual variable is used up.
  void open() {
    for (int b = graph.vertices + 1; b <= graph.last; b++) {
      if (onSurface(b) && labels[b] == Label.INNER && graph.duals[b].signum() == 0) {
        open(b);
      }
    }
  }

  /// Opens an inner blossom: the even way from its base to where it hangs stays in the tree.
  private void open(int blossom) {
    List<Integer> cycle = graph.petals(blossom);
    cycle.forEach(petal -> graph.rise(petal, petal));
    int entry = graph.petal(blossom, graph.near(blossom, parents[blossom]));
    int way = graph.evenWay(blossom, entry);
    for (int i = 0; i < way; i += 2) {
      int inner = cycle.get(i);
      int outer = cycle.get(i + 1);
      parents[inner] = graph.near(outer, inner);
      labels[inner] = Label.INNER;
      labels[outer] = Label.OUTER;
      closest[inner] = 0;
      seekClosest(outer);
      enqueue(outer);
    }
    labels[entry] = Label.INNER;
    parents[entry] = parents[blossom];
    for (int petal : cycle.subList(way + 1, cycle.size())) {
      labels[petal] = Label.FREE;
      seekClosest(petal);
    }
    graph.surface[blossom] = 0;
  }
}
