package tianxia.opponents.qin;

import java.util.Arrays;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.QinState;
import tianxia.opponents.network.Network;

/// Evaluates a seat's possible placements, and creates [SearchNode]s. Buffers are reused.
final class NodeExpander {
  private final int seats;
  private final Evaluator evaluator;
  private final BoardSimulation after;
  private final int[] places;
  private final double[] own;

  /// Seat s's winning probability after placement i at i × (seats + 1) + s.
  private final double[] chances;

  private final int[][] keptPlaces = new int[BoardSimulation.KINDS][];
  private final double[][] keptChances = new double[BoardSimulation.KINDS][];

  NodeExpander(Network network, QinState forgotten) {
    seats = forgotten.seats();
    evaluator = new Evaluator(network, seats);
    after = new BoardSimulation(forgotten);
    places = new int[forgotten.maxLegal()];
    own = new double[places.length];
    chances = new double[places.length * (seats + 1)];
  }

  /// Expands a position.
  ///
  /// @param width the number of best placements of each kind to keep
  SearchNode expand(BoardSimulation board, Hands hands, int seat, int width) {
    evaluator.expectLike(board, seat, hands);
    int[] ends = new int[BoardSimulation.KINDS + 1];
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      int kept = 0;
      if (hands.may(seat, kind)) {
        int count = judge(board, hands.laid(seat, kind), seat, kind);
        kept = Math.min(count, width);
        pick(count, kept);
        keptPlaces[kind] = Arrays.copyOf(places, kept);
        keptChances[kind] = Arrays.copyOf(chances, kept * (seats + 1));
      }
      ends[kind + 1] = ends[kind] + kept;
    }
    SearchNode made = new SearchNode(hands, seat, ends, passed(board, hands, seat));
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      int kept = ends[kind + 1] - ends[kind];
      if (kept > 0) {
        made.put(kind, keptPlaces[kind], keptChances[kind]);
      }
    }
    made.settle();
    return made;
  }

  private int judge(BoardSimulation board, Hands laid, int seat, int kind) {
    int count = board.placements(kind, places);
    for (int i = 0; i < count; i++) {
      after.glance(board, seat, places[i]);
      double[] judged = evaluator.of(after, seat, laid);
      own[i] = judged[seat];
      System.arraycopy(judged, 0, chances, i * (seats + 1), seats + 1);
    }
    return count;
  }

  /// Moves the best placements to the front, in order.
  private void pick(int count, int kept) {
    for (int i = 0; i < kept; i++) {
      int best = i;
      for (int j = i + 1; j < count; j++) {
        best = own[j] > own[best] ? j : best;
      }
      swap(i, best);
    }
  }

  private void swap(int i, int j) {
    int place = places[i];
    places[i] = places[j];
    places[j] = place;
    double mine = own[i];
    own[i] = own[j];
    own[j] = mine;
    for (int seat = 1; seat <= seats; seat++) {
      double chance = chances[i * (seats + 1) + seat];
      chances[i * (seats + 1) + seat] = chances[j * (seats + 1) + seat];
      chances[j * (seats + 1) + seat] = chance;
    }
  }

  /// The values if the seat has to pass: if no tile fits anywhere, the end of the game (QIN-20).
  private double[] passed(BoardSimulation board, Hands hands, int seat) {
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      if (board.placeable(kind)) {
        return evaluator.of(board, seat, hands);
      }
    }
    double[] shares = new double[seats + 1];
    int least = Integer.MAX_VALUE;
    int winners = 0;
    for (int each = 1; each <= seats; each++) {
      int left = board.supply(each);
      winners = left < least ? 1 : left == least ? winners + 1 : winners;
      least = Math.min(left, least);
    }
    for (int each = 1; each <= seats; each++) {
      shares[each] = board.supply(each) == least ? 1.0 / winners : 0;
    }
    return shares;
  }
}
