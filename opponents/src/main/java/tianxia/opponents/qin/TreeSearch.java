package tianxia.opponents.qin;

import java.util.random.RandomGenerator;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.opponents.network.Network;

/// Searches a tree of [SearchNode]s that grows by one position at a time. Best-first expectimax in
/// which each seat maximizes its own value (max^n, Luckhardt and Irani 1986): values of the best
/// placements are backed up the tree; on the way down, placements with a high prior and few visits
/// are preferred, as in PUCT (Rosin 2011).
final class TreeSearch {
  /// The number of placements of a kind that are searched below the root.
  private static final int WIDTH = 12;

  /// The weight of exploration; values are from 0 to 1.
  private static final double CURIOSITY = 0.1;

  private static final int DEEPEST = 64;

  private final int seats;
  private final NodeExpander expander;
  private final BoardSimulation start;
  private final BoardSimulation board;
  private final SearchNode root;
  private final SearchNode[] path = new SearchNode[DEEPEST];
  private final int[] taken = new int[DEEPEST];

  TreeSearch(Network network, QinState forgotten, int observer, HandLikelihoods evidence) {
    seats = forgotten.seats();
    expander = new NodeExpander(network, forgotten);
    start = new BoardSimulation(forgotten);
    board = new BoardSimulation(forgotten);
    root =
        expander.expand(
            start, Hands.of(forgotten, observer).with(evidence), observer, Integer.MAX_VALUE);
  }

  /// Adds a position to the tree, or finds that the most promising line is decided.
  void grow() {
    board.copyFrom(start);
    int depth = 0;
    SearchNode at = root;
    while (depth < DEEPEST) {
      int placement = at == root ? at.select(CURIOSITY) : at.selectOfKind(CURIOSITY);
      if (placement < 0) {
        break;
      }
      path[depth] = at;
      taken[depth++] = placement;
      board.lay(at.seat, at.placement(placement));
      SearchNode next = at.below(placement);
      if (next == null) {
        at.below(placement, follow(at, placement));
        break;
      }
      at = next;
    }
    while (--depth >= 0) {
      path[depth].learn(taken[depth]);
      path[depth].settle();
    }
  }

  private SearchNode follow(SearchNode at, int placement) {
    Hands hands = at.hands.after(at.seat, BoardSimulation.kind(at.placement(placement)));
    return expander.expand(board, hands, at.seat % seats + 1, WIDTH);
  }

  /// The best placement found so far.
  int best() {
    return root.placement(RootChoice.best(root));
  }

  /// The position that is searched.
  SearchNode root() {
    return root;
  }

  /// The best placement by the network alone, with noise ([RootChoice]).
  int doubted(double doubt, RandomGenerator random) {
    return root.placement(RootChoice.doubted(root, doubt, random));
  }

  /// The observer's expected winning probability, from 0 to 1.
  double expectation() {
    return root.value(root.seat);
  }

  /// Whether the search can stop: the best placement wins at once.
  boolean decided() {
    return root.wins(RootChoice.best(root));
  }
}
