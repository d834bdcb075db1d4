package tianxia.search;

/// Where in the tree the pooled knowledge about a seat's choices in a simultaneous decision lies
/// ([RegretMatching]).
final class RegretPools {
  /// Below the node where the seat begins to choose: an action that no game has.
  private static final int POOL = Integer.MIN_VALUE;

  private RegretPools() {}

  /// The pool of the choices that begin at a node; NONE where the tree is full.
  static int of(SearchTree tree, int node) {
    return tree.childOrNew(node, POOL);
  }
}
