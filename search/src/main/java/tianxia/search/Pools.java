package tianxia.search;

/// Where in the tree the pooled knowledge about a seat's choices in a simultaneous decision lies
/// ([Matching]).
final class Pools {
  /// Below the node where the seat begins to choose: an action that no game has.
  private static final int POOL = Integer.MIN_VALUE;

  private Pools() {}

  /// The pool of the choices that begin at a node; NONE where the tree is full.
  static int of(Tree tree, int node) {
    return tree.childOrNew(node, POOL);
  }
}
