package tianxia.search.tree;

import java.util.random.RandomGenerator;

/// Selects the action with the highest upper confidence bound (Kocsis and Szepesvári 2006) among
/// those available in this determinization (Cowling, Powley and Whitehouse 2012).
record UcbSelection(SearchTree tree, double exploration, RandomGenerator random) {

  /// The index of the legal action with the highest bound. An untried action counts as tried once
  /// with the node's mean result, so that a good action is followed up before all others have been
  /// tried.
  int select(int node, int[] legal, int count) {
    double fortune = tree.fortune(node);
    double untried = fortune + exploration * Math.sqrt(Math.log(tree.visits(node) + 1.0));
    int best = 0;
    int ties = 0;
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int child = tree.child(node, legal[i]);
      double bound = untried;
      if (child != SearchTree.NONE && tree.visits(child) > 0) {
        tree.seeAvailable(child);
        bound =
            tree.mean(child)
                + exploration
                    * Math.sqrt(Math.log(tree.available(child) + 1.0) / tree.visits(child));
      }
      if (bound > highest) {
        highest = bound;
        best = i;
        ties = 1;
      } else if (bound == highest && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }
}
