package tianxia.opponents.contrees;

import java.util.random.RandomGenerator;
import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.search.SearchBudget;

/// Chooses a tower by iterative deepening, until the limit is reached or the result is proven.
public final class TowerSearch {
  private static final int TURNS = 48;

  private final Weights weights;
  private final LevelSettings settings;
  private final ContreesState root;
  private final RandomGenerator random;
  private final SearchBudget effort;
  private final StopCondition limit;
  private final SearchListener listener;
  private final int[] moves = new int[Topology.MAX_CORNERS + 16];
  private final int[] noises = new int[128];

  private int best;
  private int score;
  private int reached;

  TowerSearch(Weights weights, ContreesState state, SearchBudget effort, RandomGenerator random) {
    this(weights, LevelSettings.FULL, state, effort, random, SearchListener.NONE);
  }

  public TowerSearch(
      Weights weights,
      LevelSettings settings,
      ContreesState state,
      SearchBudget effort,
      RandomGenerator random,
      SearchListener listener) {
    this.listener = listener;
    this.weights = weights;
    this.settings = settings;
    this.random = random;
    this.effort = effort;
    root = state.settled();
    limit = new StopCondition(effort);
  }

  /// The best move found. The position must have at least one open corner.
  public int choose() {
    int count = shuffledMoves();
    best = moves[0];
    if (count == 1) {
      return best;
    }
    AlphaBeta search =
        new AlphaBeta(
            root,
            new Topology(root),
            weights,
            new Transpositions(Transpositions.bits(effort)),
            limit,
            listener);
    int left = Math.min(settings.turns(), TURNS - ContreesReader.spent(root));
    for (int depth = 1; depth <= left && !limit.reached(); depth++) {
      deepen(search, depth, count);
      if (Math.abs(score) >= Score.PROVEN || limit.late(0.7)) {
        break;
      }
    }
    return best;
  }

  /// Searches all root moves to a depth. The result of an interrupted search is used, since the
  /// best move of the previous depth was searched first.
  private void deepen(AlphaBeta search, int depth, int count) {
    int highest = -Score.WON;
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      int noise = Math.abs(highest) >= Score.PROVEN ? 0 : noises[move];
      int alpha = highest - noise;
      int found;
      if (i == 0) {
        found = search.after(move, depth, -Score.WON, Score.WON);
      } else {
        found = search.after(move, depth, alpha, alpha + 1);
        if (found > alpha && !limit.reached()) {
          found = search.after(move, depth, alpha, Score.WON);
        }
      }
      if (limit.reached()) {
        return;
      }
      if (Math.abs(found) < Score.PROVEN) {
        found += noise;
      }
      if (found > highest) {
        highest = found;
        if (highest > -Score.PROVEN || depth == 1) {
          toFront(i);
          best = move;
        }
      }
    }
    score = highest;
    reached = depth;
  }

  private void toFront(int index) {
    int move = moves[index];
    System.arraycopy(moves, 0, moves, 1, index);
    moves[0] = move;
  }

  private int shuffledMoves() {
    int count = root.legalActions(1 + (ContreesReader.spent(root) & 1), moves);
    for (int i = count - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int move = moves[i];
      moves[i] = moves[other];
      moves[other] = move;
    }
    for (int i = 0; i < count; i++) {
      noises[moves[i]] = random.nextInt(settings.doubt());
    }
    return count;
  }

  /// From the side of the seat to move; see [Score#WON].
  public int score() {
    return score;
  }

  int depth() {
    return reached;
  }

  long positions() {
    return limit.positions();
  }
}
