package tianxia.search.tree;

/// Locates in the tree the pooled statistics of a seat's choices in a simultaneous decision
/// ([RegretMatching]).
final class RegretPools {
  /// Stored below the node where the seat begins to choose, under an action that no game has.
  private static final int POOL = Integer.MIN_VALUE;

  private RegretPools() {}

  /// The pool of the choices that begin at a node; NONE if the tree is full.
  static int of(SearchTree tree, int node) {
    return tree.childOrNew(node, POOL);
  }
}
