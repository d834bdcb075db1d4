package tianxia.opponents.qin;

import java.util.random.RandomGenerator;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.opponents.network.Network;

/// Looks ahead from one position: a tree of [SearchNode]s, grown one position at a time where it
/// matters most. Best-first expectimax with each seat for itself (max^n, Luckhardt and Irani 1986):
/// what the best placements give the seats goes up the tree; on the way down, what looked good at
/// first and was seldom tried is preferred, as in PUCT (Rosin 2011).
final class TreeSearch {
  /// Placements of a kind that are followed up below the root.
  private static final int WIDTH = 12;

  /// The weight of curiosity against what is known; chances lie between 0 and 1.
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

  /// Adds a position to the tree, or finds that what matters most is decided.
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

  /// The placement that seems best by now.
  int best() {
    return root.placement(root.chosen());
  }

  /// The placement that seems best at a first look, with doubt ([SearchNode#chosen]).
  int doubted(double doubt, RandomGenerator random) {
    return root.placement(root.chosen(doubt, random));
  }

  /// What the observer may expect, from 0 to 1.
  double expectation() {
    return root.value(root.seat);
  }

  /// Whether nothing is left to find out: the best placement wins at once.
  boolean decided() {
    return root.wins(root.chosen());
  }
}
