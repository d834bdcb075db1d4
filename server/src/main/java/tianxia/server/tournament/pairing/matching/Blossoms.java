package tianxia.server.tournament.pairing.matching;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// A graph whose odd cycles are contracted and opened again (Edmonds' blossoms), with a matching
/// and the dual variables of vertices and blossoms. Nodes are the vertices, from 1, and above them
/// the blossoms; a node that is in no other one is on the surface. 0 is no node.
final class Blossoms {
  final int vertices;

  /// The weights, doubled so that the dual variables stay whole; 0 is no edge. By vertices.
  private final BigInteger[][] weights;

  final BigInteger[] duals;

  /// The largest weight: no dual variable of a vertex in a tree's outer nodes is larger.
  final BigInteger most;

  /// The vertex that a node is matched with.
  final int[] mates;

  /// Where on the surface a node is.
  final int[] surface;

  private final List<List<Integer>> petals = new ArrayList<>();

  /// The petal of a blossom in which a vertex is.
  private final int[][] petalOf;

  /// The best edge between two nodes, by its two ends: the vertex in the one, that in the other.
  private final int[][] near;

  private final int[][] far;

  /// The last node in use.
  int last;

  Blossoms(BigInteger[][] weights) {
    this.vertices = weights.length;
    int nodes = 2 * vertices + 1;
    this.weights = new BigInteger[vertices + 1][vertices + 1];
    this.duals = new BigInteger[nodes];
    this.mates = new int[nodes];
    this.surface = new int[nodes];
    this.petalOf = new int[nodes][vertices + 1];
    this.near = new int[nodes][nodes];
    this.far = new int[nodes][nodes];
    this.last = vertices;
    this.most = largest(weights);
    for (int u = 1; u <= vertices; u++) {
      surface[u] = u;
      petalOf[u][u] = u;
      for (int v = 1; v <= vertices; v++) {
        this.weights[u][v] = weights[u - 1][v - 1].shiftLeft(1);
        near[u][v] = u;
        far[u][v] = v;
      }
    }
    for (int node = 0; node < nodes; node++) {
      duals[node] = node > 0 && node <= vertices ? most : BigInteger.ZERO;
      petals.add(new ArrayList<>());
    }
  }

  private static BigInteger largest(BigInteger[][] weights) {
    BigInteger most = BigInteger.ZERO;
    for (BigInteger[] row : weights) {
      for (BigInteger weight : row) {
        most = most.max(weight);
      }
    }
    return most;
  }

  List<Integer> petals(int blossom) {
    return petals.get(blossom);
  }

  /// The vertex of a node at which the best edge to another node begins.
  int near(int node, int other) {
    return near[node][other];
  }

  boolean joined(int node, int other) {
    return near[node][other] != 0 && weights[near[node][other]][far[node][other]].signum() > 0;
  }

  /// How far the best edge between two nodes is from being tight.
  BigInteger slack(int node, int other) {
    int u = near[node][other];
    int v = far[node][other];
    return duals[u].add(duals[v]).subtract(weights[u][v]);
  }

  /// Contracts a cycle of nodes, the first of which is its base.
  int contract(List<Integer> cycle) {
    int blossom = vertices + 1;
    while (blossom <= last && surface[blossom] != 0) {
      blossom++;
    }
    last = Math.max(last, blossom);
    duals[blossom] = BigInteger.ZERO;
    mates[blossom] = mates[cycle.getFirst()];
    petals.set(blossom, new ArrayList<>(cycle));
    rise(blossom, blossom);
    for (int node = 1; node <= last; node++) {
      near[blossom][node] = 0;
      near[node][blossom] = 0;
    }
    Arrays.fill(petalOf[blossom], 0);
    for (int petal : cycle) {
      takeEdges(blossom, petal);
      for (int v = 1; v <= vertices; v++) {
        if (petalOf[petal][v] != 0) {
          petalOf[blossom][v] = petal;
        }
      }
    }
    return blossom;
  }

  private void takeEdges(int blossom, int petal) {
    for (int node = 1; node <= last; node++) {
      if (joined(petal, node)
          && (near[blossom][node] == 0 || slack(petal, node).compareTo(slack(blossom, node)) < 0)) {
        near[blossom][node] = near[petal][node];
        far[blossom][node] = far[petal][node];
        near[node][blossom] = near[node][petal];
        far[node][blossom] = far[node][petal];
      }
    }
  }

  /// Says of a node, and of all in it, where on the surface it is.
  void rise(int node, int to) {
    surface[node] = to;
    if (node > vertices) {
      petals.get(node).forEach(petal -> rise(petal, to));
    }
  }

  /// The petal in which a vertex is.
  int petal(int blossom, int vertex) {
    return petalOf[blossom][vertex];
  }

  /// Turns the cycle so that an even number of edges leads from the base to a petal.
  ///
  /// @return how many
  int evenWay(int blossom, int petal) {
    List<Integer> cycle = petals.get(blossom);
    int place = cycle.indexOf(petal);
    if (place % 2 == 0) {
      return place;
    }
    Collections.reverse(cycle.subList(1, cycle.size()));
    return cycle.size() - place;
  }

  /// Matches a node with another one by the best edge between them, through all blossoms of it.
  void match(int node, int other) {
    mates[node] = far[node][other];
    if (node > vertices) {
      int petal = petalOf[node][near[node][other]];
      int way = evenWay(node, petal);
      List<Integer> cycle = petals.get(node);
      for (int i = 0; i < way; i++) {
        match(cycle.get(i), cycle.get(i ^ 1));
      }
      match(petal, other);
      Collections.rotate(cycle, -way);
    }
  }
}
