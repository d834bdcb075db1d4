package tianxia.opponents.contrees;

import tianxia.games.contrees.ContreesState;
import tianxia.kernel.Actors;

/// Scores of the search, from the side of the seat to move: evaluations, and beyond them results
/// that are proven.
public final class Score {
  /// A won game, less one for each turn to it; beyond every evaluation.
  static final int WON = 20_000;

  /// From here on a score is a proven result.
  public static final int PROVEN = WON - AlphaBeta.DEEPEST;

  private Score() {}

  /// The score of a game that is over, for the seat that would be to move.
  ///
  /// @param ply turns from the root
  static int ended(ContreesState state, int ply) {
    int winners = state.winners();
    if (Integer.bitCount(winners) == 2) {
      return 0;
    }
    return Actors.contains(winners, 1 + (state.spent() & 1)) ? WON - ply : ply - WON;
  }

  /// Whether a score with this bound tells all that the window asks.
  static boolean settles(int bound, int score, int alpha, int beta) {
    return switch (bound) {
      case Transpositions.LOWER -> score >= beta;
      case Transpositions.UPPER -> score <= alpha;
      default -> true;
    };
  }

  /// In the table a proven result counts its turns from the position, not from the root.
  static int toTable(int score, int ply) {
    return score >= PROVEN ? score + ply : score <= -PROVEN ? score - ply : score;
  }

  static int fromTable(int score, int ply) {
    return score >= PROVEN ? score - ply : score <= -PROVEN ? score + ply : score;
  }
}
