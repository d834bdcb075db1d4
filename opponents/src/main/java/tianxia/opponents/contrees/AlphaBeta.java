package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;

/// Principal variation search (Marsland and Campbell 1982) over towers, as negamax from the side of
/// the seat to move, with a transposition table and late move reductions. Allocates nothing after
/// construction.
final class AlphaBeta {
  /// From this depth on moves are ordered by the evaluation.
  private static final int WORTH_WEIGHING = 3;

  /// The number of moves tried at depth 1.
  private static final int TRIED_LAST = 12;

  private static final int TURNS = 48;
  private static final int PASS = ContreesState.PASS;

  private final Topology topology;
  private final Evaluation evaluation;
  private final Transpositions known;
  private final MoveOrdering ordering;
  private final StopCondition limit;
  private final SearchListener listener;
  private final ContreesState[] states = new ContreesState[Score.MAX_DEPTH];
  private final byte[][] tallies = new byte[Score.MAX_DEPTH][Topology.MAX_CONTREES + 1];
  private final int[][] moves = new int[Score.MAX_DEPTH][Topology.MAX_CORNERS];
  private final int[][] scores = new int[Score.MAX_DEPTH][Topology.MAX_CORNERS];

  AlphaBeta(
      ContreesState root,
      Topology topology,
      Weights weights,
      Transpositions known,
      StopCondition limit,
      SearchListener listener) {
    this.listener = listener;
    this.topology = topology;
    this.known = known;
    this.limit = limit;
    evaluation = new Evaluation(topology, weights);
    ordering = new MoveOrdering(topology);
    for (int ply = 0; ply < Score.MAX_DEPTH; ply++) {
      states[ply] = root.copy();
    }
  }

  MoveOrdering ordering() {
    return ordering;
  }

  /// The score of a root move for the seat that makes it; undefined once the limit is reached.
  int after(int move, int depth, int alpha, int beta) {
    states[1].copyFrom(states[0]);
    states[1].apply(Actors.first(states[0].actors()), move);
    return -search(1, depth - 1, -beta, -alpha);
  }

  private int search(int ply, int depth, int alpha, int beta) {
    ContreesState state = states[ply];
    limit.count();
    if (state.actors() == 0) {
      return Score.ended(state, ply);
    }
    Tally.write(topology, state, tallies[ply]);
    if (depth <= 0) {
      return evaluation.of(state, tallies[ply]);
    }
    long key = Transpositions.key(state, topology.narrow());
    long entry = known.get(key);
    int best = -1;
    if (entry != Transpositions.NONE) {
      int score = Score.fromTable(Transpositions.score(entry), ply);
      if ((Transpositions.depth(entry) >= depth || Math.abs(score) >= Score.PROVEN)
          && Score.settles(Transpositions.bound(entry), score, alpha, beta)) {
        return score;
      }
      best = Transpositions.move(entry);
    }
    int count = ordering.list(state, tallies[ply], ply, best, moves[ply], scores[ply]);
    if (count == 0) {
      return pass(ply, depth, alpha, beta);
    }
    if (depth >= WORTH_WEIGHING) {
      weigh(ply, best, count);
    }
    return tryAll(ply, depth, alpha, beta, count, key);
  }

  /// Orders the moves by the evaluation of the resulting positions: more expensive than the static
  /// move ordering, and worth it where the order matters much.
  private void weigh(int ply, int known, int count) {
    ContreesState next = states[ply + 1];
    for (int i = 0; i < count; i++) {
      int move = moves[ply][i];
      if (move != known) {
        next.copyFrom(states[ply]);
        next.apply(Actors.first(next.actors()), move);
        limit.count();
        Tally.write(topology, next, tallies[ply + 1]);
        int score = next.actors() == 0 ? Evaluation.LIMIT : -evaluation.of(next, tallies[ply + 1]);
        scores[ply][i] = 4 * score + ordering.history(states[ply], move);
      }
    }
  }

  private int tryAll(int ply, int depth, int alpha, int beta, int count, long key) {
    ContreesState state = states[ply];
    boolean whole = depth >= TURNS - ContreesReader.spent(state);
    boolean reduces = depth >= 3 && !whole;
    int[] list = moves[ply];
    int highest = -Score.WON;
    int best = list[0];
    int lower = alpha;
    for (int i = 0; i < count; i++) {
      if (i == TRIED_LAST && depth == 1 && !whole && highest > -Score.PROVEN) {
        break;
      }
      MoveOrdering.select(list, scores[ply], i, count);
      int less = reduces ? reduction(i) : 0;
      int score = child(ply, list[i], depth, less, i == 0, lower, beta);
      if (limit.reached()) {
        return 0;
      }
      if (score > highest) {
        highest = score;
        best = list[i];
        if (score > lower) {
          lower = score;
          if (score >= beta) {
            ordering.cutOff(state, ply, depth, list, i);
            break;
          }
        }
      }
    }
    int bound =
        highest >= beta
            ? Transpositions.LOWER
            : highest > alpha ? Transpositions.EXACT : Transpositions.UPPER;
    listener.sees(state, depth, highest, bound);
    known.put(key, Score.toTable(highest, ply), depth, bound, best);
    return highest;
  }

  /// The depth reduction of a move that is searched after this many others.
  private static int reduction(int rank) {
    return rank < 4 ? 0 : rank < 12 ? 1 : 2;
  }

  /// The first move is searched with the full window; the others first with a null window, perhaps
  /// at reduced depth, to show that they are better.
  private int child(int ply, int move, int depth, int less, boolean first, int alpha, int beta) {
    ContreesState next = states[ply + 1];
    next.copyFrom(states[ply]);
    next.apply(Actors.first(next.actors()), move);
    if (first) {
      return -search(ply + 1, depth - 1, -beta, -alpha);
    }
    int score = -search(ply + 1, depth - 1 - less, -alpha - 1, -alpha);
    if (score > alpha && less > 0) {
      score = -search(ply + 1, depth - 1, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta) {
      score = -search(ply + 1, depth - 1, -beta, -alpha);
    }
    return score;
  }

  private int pass(int ply, int depth, int alpha, int beta) {
    ContreesState next = states[ply + 1];
    next.copyFrom(states[ply]);
    next.apply(Actors.first(next.actors()), PASS);
    return -search(ply + 1, depth, -beta, -alpha);
  }
}
