package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesReader;
import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;

/// Search scores for the seat to move: evaluations, and outside their range proven results.
public final class Score {
  /// An upper bound on the turns of a game.
  static final int MAX_DEPTH = 64;

  /// A won game scores this minus the number of turns to the win; greater than every evaluation.
  static final int WON = 20_000;

  /// Scores from here on are proven results.
  public static final int PROVEN = WON - MAX_DEPTH;

  private Score() {}

  /// The score of a finished game for the seat that would be to move.
  ///
  /// @param ply turns from the root
  static int ended(ContreesState state, int ply) {
    int winners = state.winners();
    if (Integer.bitCount(winners) == 2) {
      return 0;
    }
    return Actors.contains(winners, 1 + (ContreesReader.spent(state) & 1)) ? WON - ply : ply - WON;
  }

  /// Whether a score with this bound is sufficient for the window.
  static boolean settles(int bound, int score, int alpha, int beta) {
    return switch (bound) {
      case Transpositions.LOWER -> score >= beta;
      case Transpositions.UPPER -> score <= alpha;
      default -> true;
    };
  }

  /// In the transposition table, proven results count turns from the position, not from the root.
  static int toTable(int score, int ply) {
    return score >= PROVEN ? score + ply : score <= -PROVEN ? score - ply : score;
  }

  static int fromTable(int score, int ply) {
    return score >= PROVEN ? score - ply : score <= -PROVEN ? score + ply : score;
  }
}
