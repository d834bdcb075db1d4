package tianxia.search.tree;

/// The average strategy, to which regret matching converges, with later iterations weighted more.
/// Probabilities that are small beside the largest are residues of exploration and are dropped
/// ("purified", Ganzfried, Sandholm and Waugh 2012).
final class AverageStrategy {
  /// Probabilities below this fraction of the largest, divided by the square root of the decision's
  /// visits, are dropped: with fewer visits more of the small ones are noise.
  private static final double NOISE = 15;

  private static final double MAX_DROPPED = 0.7;

  private final SearchTree tree;

  AverageStrategy(SearchTree tree) {
    this.tree = tree;
  }

  /// Writes the probabilities of a seat's legal actions at a node; they sum to 1.
  ///
  /// @param node NONE if the seat's path has left the tree
  /// @param pool NONE if nothing is known
  void write(int node, int pool, int[] legal, int count, double[] out) {
    double prior = weight(pool) / total(pool, legal, count);
    double own = total(node, legal, count);
    double scale = node == SearchTree.NONE || own == 0 ? 0 : tree.visits(node) / own;
    double least = pool == SearchTree.NONE ? 0 : least(tree.visits(pool));
    double greatest = 0;
    for (int i = 0; i < count; i++) {
      out[i] = scale * average(node, legal[i]);
      if (prior > 0 && prior < Double.POSITIVE_INFINITY) {
        out[i] += prior * average(pool, legal[i]);
      }
      greatest = Math.max(greatest, out[i]);
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      out[i] = greatest == 0 ? 1 : out[i] < least * greatest ? 0 : out[i];
      sum += out[i];
    }
    for (int i = 0; i < count; i++) {
      out[i] /= sum;
    }
  }

  private static double least(int visits) {
    return Math.min(MAX_DROPPED, NOISE / Math.sqrt(visits + 1.0));
  }

  private static double weight(int pool) {
    return pool == SearchTree.NONE ? 0 : RegretMatching.POOLED;
  }

  private double total(int node, int[] legal, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += average(node, legal[i]);
    }
    return sum;
  }

  private double average(int node, int action) {
    int child = node == SearchTree.NONE ? SearchTree.NONE : tree.child(node, action);
    return child == SearchTree.NONE ? 0 : tree.average(child);
  }
}
